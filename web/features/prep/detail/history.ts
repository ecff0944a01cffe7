import type { Translate } from '../../../ui/i18n/texts.ts';
import type { PrepTaskHistoryQuery } from '../prep.generated.ts';
import type { handoverTexts } from '../handover/handover-texts.ts';
import type { prepTexts } from '../texts.ts';

type PrepEvent = PrepTaskHistoryQuery['prepTaskHistory'][number];
type T = Translate<keyof typeof prepTexts.en>;
type H = Translate<keyof typeof handoverTexts.en>;

const words = {
  'prep_task.added': 'added',
  'prep_task.edited': 'edited',
  'prep_task.started': 'started',
  'prep_task.held': 'held',
  'prep_task.resumed': 'resumed',
  'prep_task.undone': 'undone',
  'prep_task.reopened': 'reopened',
  'prep_task.skipped': 'skippedEvent',
  'prep_task.cancelled': 'cancelledEvent',
  'prep_task.claimed': 'claimed',
  'prep_task.released': 'released',
  'prep_task.noted': 'noted',
} as const satisfies Record<string, keyof typeof prepTexts.en>;

function isKnown(action: string): action is keyof typeof words {
  return Object.hasOwn(words, action);
}

/** The new value of a field in an event's changes, as text; null when the event does not contain it. */
export function changedTo(changes: unknown, field: string): string | null {
  if (typeof changes !== 'object' || changes === null) return null;
  const entry = new Map<string, unknown>(Object.entries(changes)).get(field);
  const value: unknown = Array.isArray(entry) ? entry[1] : null;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** The value of a field before an event, as text; null when the event does not contain it. */
function changedFrom(changes: unknown, field: string): string | null {
  if (typeof changes !== 'object' || changes === null) return null;
  const entry = new Map<string, unknown>(Object.entries(changes)).get(field);
  const value: unknown = Array.isArray(entry) ? entry[0] : null;
  return typeof value === 'string' ? value : null;
}

/** A short description of an event. */
export function eventWords(event: PrepEvent, t: T, h: H, amount: (quantity: string) => string): string {
  switch (event.action) {
    case 'prep_task.requested':
      return h('historyRequested');
    case 'prep_task.handed_over':
      return h('historyHandedOver', { name: changedTo(event.changes, 'assignee') ?? '' });
    case 'prep_task.taken_over': {
      const name = changedFrom(event.changes, 'assignee');
      return name === null ? h('historyTaken') : h('historyTakenOver', { name });
    }
  }
  if (event.action === 'prep_task.assigned') {
    const name = changedTo(event.changes, 'assignee');
    return name === null ? t('unassigned') : t('assigned', { name });
  }
  if (event.action === 'prep_task.completed') {
    const made = changedTo(event.changes, 'actualQuantity');
    return made === null ? t('completed') : t('completedEvent', { n: amount(made) });
  }
  return isKnown(event.action) ? t(words[event.action]) : event.action;
}
