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
import type { RunNavigation } from './useRunNavigation.ts';

/** The question before an answer is recorded: why a critical item is not measured, or whether an unlikely figure is right. */
export function Questions({ navigation, step }: { readonly navigation: RunNavigation; readonly step: RunStep }) {
  const name = nameIn(useLanguage(), step.item);
  switch (navigation.question) {
    case 'notMeasured':
      return (
        <NotMeasuredDialog
          name={name}
          reason={step.draft.reason}
          onChange={(reason) => navigation.change({ reason })}
          onReason={(note) => navigation.confirm({ notApplicable: true, note })}
          onClose={navigation.dismiss}
        />
      );
    case 'unlikely':
      return <UnlikelyDialog navigation={navigation} step={step} name={name} />;
    case null:
      return null;
  }
}

function UnlikelyDialog({
  navigation,
  step: { item, draft },
  name,
}: {
  readonly navigation: RunNavigation;
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
      onConfirm={() => navigation.confirm()}
      onClose={navigation.dismiss}
    >
      <Text>{t('unlikelyText', { name })}</Text>
    </ConfirmDialog>
  );
}
