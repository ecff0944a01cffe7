import type { AuditValues } from '../../ui/kitchen/audit-values.ts';
import { countTexts } from './texts.ts';
import { catalog } from '../../ui/i18n/catalog.ts';
import { defineTexts } from '../../ui/i18n/texts.ts';

/** The texts of this feature's event types and kinds of row in the audit log and the timeline. */
export const activity = catalog({
  en: {
    'count.started': 'started',
    'count.line_counted': 'counted a line of',
    'count.line_cleared': 'cleared a line of',
    'count.submitted': 'finished counting',
    'count.reopened': 'opened again',
    'count.recount_requested': 'asked to count again lines of',
    'count.line_accepted': 'accepted a difference of',
    'count.posted': 'posted',
    'count.reversed': 'took back',
    'count.cancelled': 'cancelled',
    'count.closing_counted': 'made the closing count',
    'count.undone': 'undid',
    'shelf.ordered': 'set the shelf order of',
    CountSession: 'Count',
  },
  es: {
    'count.started': 'empezó',
    'count.line_counted': 'contó una línea de',
    'count.line_cleared': 'borró una línea de',
    'count.submitted': 'terminó de contar',
    'count.reopened': 'abrió otra vez',
    'count.recount_requested': 'pidió contar otra vez líneas de',
    'count.line_accepted': 'aceptó una diferencia de',
    'count.posted': 'registró',
    'count.reversed': 'revirtió',
    'count.cancelled': 'canceló',
    'count.closing_counted': 'hizo el recuento de cierre',
    'count.undone': 'deshizo',
    'shelf.ordered': 'ordenó los estantes de',
    CountSession: 'Recuento',
  },
});

/** The names of its fields in the audit log. */
export const auditFields = catalog({
  en: { blind: 'blind', result: 'result' },
  es: { blind: 'a ciegas', result: 'resultado' },
});

const wordTexts = defineTexts('count-words', {
  en: {
    period: 'period count',
    spot: 'spot count',
    closing: 'closing count',
    counted: 'counted',
    none: 'none there',
    skipped: 'skipped',
  },
  es: {
    period: 'de periodo',
    spot: 'puntual',
    closing: 'de cierre',
    counted: 'contado',
    none: 'no queda',
    skipped: 'saltado',
  },
});

/** Its fields with money or codes. */
export const auditValues: AuditValues = {
  'CountSession.kind': { texts: wordTexts },
  'CountSession.result': { texts: wordTexts },
  'CountSession.status': { texts: countTexts },
};
