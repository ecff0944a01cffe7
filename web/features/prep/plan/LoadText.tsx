import { Span } from '@chakra-ui/react';
import { MINUTE } from '#schema/milliseconds.ts';
import { formatSpan } from '../../../ui/format/spans.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { Load } from './load.ts';
import { shareTexts } from './share-texts.ts';

interface LoadTextProps {
  readonly load: Load;
  /** True for tasks that are not assigned yet: shown as `+ 40 min` instead of `40 min left`. */
  readonly isNew?: boolean;
}

/** How long open tasks still take, such as "2 h 40 min left, 1 without a time"; nothing without any. */
export function LoadText({ load: { count, minutes, unknown }, isNew = false }: LoadTextProps) {
  const t = useTexts(shareTexts);
  const language = useLanguage();
  if (count === 0) return null;
  const span = formatSpan(minutes * MINUTE, language);
  const time = unknown === count ? null : isNew ? `+ ${span}` : t('left', { time: span });
  const parts = [time, unknown > 0 ? t('noTime', { n: unknown }) : null].filter((part) => part !== null);
  return <Span>{parts.join(', ')}</Span>;
}
