import { Text } from '@chakra-ui/react';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { nameIn } from '../../../ui/format/name-in.ts';
import { ConfirmDialog } from '../../../ui/forms/ConfirmDialog.tsx';
import { checkTexts } from '../../../ui/kitchen/check-texts.ts';
import { valueText } from '../../../ui/kitchen/check-values.ts';
import { lineChecksTexts } from '../texts.ts';
import { readingInput } from './draft.ts';
import { NotMeasuredDialog } from './NotMeasuredDialog.tsx';
import type { RunStep } from './useRun.ts';
import type { Walk } from './useWalk.ts';

/** The question before an answer is recorded: why a critical item is not measured, or whether an unlikely figure is right. */
export function Questions({ walk, step }: { readonly walk: Walk; readonly step: RunStep }) {
  const name = nameIn(useLanguage(), step.item);
  switch (walk.question) {
    case 'notMeasured':
      return (
        <NotMeasuredDialog
          name={name}
          reason={step.draft.reason}
          onChange={(reason) => walk.change({ reason })}
          onReason={(note) => walk.confirm({ notApplicable: true, note })}
          onClose={walk.dismiss}
        />
      );
    case 'unlikely':
      return <UnlikelyDialog walk={walk} step={step} name={name} />;
    case null:
      return null;
  }
}

function UnlikelyDialog({
  walk,
  step: { item, draft },
  name,
}: {
  readonly walk: Walk;
  readonly step: RunStep;
  readonly name: string;
}) {
  const t = useTexts(lineChecksTexts);
  const values = useTexts(checkTexts);
  const language = useLanguage();
  const input = readingInput('', item, draft);
  const value = (input && valueText(item, input, { language, t: values })) ?? '';
  return (
    <ConfirmDialog
      title={t('unlikelyTitle', { value })}
      cancelLabel={t('unlikelyCorrect')}
      confirmLabel={t('unlikelyConfirm', { value })}
      onConfirm={() => walk.confirm()}
      onClose={walk.dismiss}
    >
      <Text>{t('unlikelyText', { name })}</Text>
    </ConfirmDialog>
  );
}
