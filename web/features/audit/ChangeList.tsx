import { chakra, Stack } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { useTexts } from '../../ui/i18n/texts.ts';
import { readChanges, valueText } from './changes.ts';
import { auditTexts } from './texts.ts';
import { type EventOfValues, useValueWords } from './useValueWords.ts';

const Was = chakra('del', { base: { color: 'fg.subtle', textDecoration: 'line-through' } });
const Is = chakra('ins', { base: { textDecoration: 'none', fontWeight: 'medium' } });

interface ChangeListProps extends EventOfValues {
  readonly changes: unknown;
}

/** The changes of an event: each field with its former and its new value. */
export function ChangeList({ changes, ...event }: ChangeListProps) {
  const t = useTexts(auditTexts);
  const words = useValueWords()(event);
  const list = readChanges(changes);
  if (list.length === 0) return t('noChanges');
  return (
    <Stack as="ul" gap="0.5" listStyleType="none" textStyle="sm" overflowWrap="anywhere">
      {list.map(({ field, before, after, changed }) => (
        <li key={field}>
          <chakra.span color="fg.muted">{words.field(field)}: </chakra.span>
          {changed ? (
            <>
              <Was>{valueText(before, words, field)}</Was>{' '}
              <chakra.span display="inline-block" verticalAlign="middle">
                <ArrowRight size={12} aria-hidden="true" />
              </chakra.span>{' '}
            </>
          ) : null}
          <Is>{valueText(after, words, field)}</Is>
        </li>
      ))}
    </Stack>
  );
}
