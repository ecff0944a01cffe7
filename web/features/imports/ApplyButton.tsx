import { Button } from '@chakra-ui/react';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { ImportFileFragment } from './imports.generated.ts';
import { matchTexts } from './match-texts.ts';
import { importTexts } from './texts.ts';
import type { Choices } from './useChoices.ts';
import { useImportActs } from './useImportActs.ts';

interface ApplyButtonProps {
  readonly batch: ImportFileFragment;
  readonly choices: Choices;
}

/** Imports what was checked, once every ingredient that is only similar is confirmed. */
export function ApplyButton({ batch, choices }: ApplyButtonProps) {
  const t = useTexts(importTexts);
  const matches = useTexts(matchTexts);
  const { apply, pending } = useImportActs(batch.id);
  const { kind, newCount, changedCount, sameCount, errorCount, confirmCount } = batch;
  const confirmed = [...choices.values()].filter(({ confirms }) => confirms).length;
  // Another choice of ingredients may change recipes that are equal to the file so far.
  const count = newCount + changedCount || (choices.size > 0 ? sameCount : 0);
  // All sales are recorded already: importing the file of a past day again marks that day complete.
  const completes = kind === 'sales' && count === 0 && sameCount > 0;
  if (count > 0 && confirmed < confirmCount) {
    return <Button disabled>{matches('confirmFirst', { n: confirmCount - confirmed })}</Button>;
  }
  const label = t(errorCount > 0 ? 'applyGood' : 'apply', { n: count });
  return (
    <Button loading={pending} disabled={count === 0 && !completes} onClick={() => void apply(errorCount > 0, choices)}>
      {completes ? t('confirmDays') : count === 0 ? t('nothing') : label}
    </Button>
  );
}
