import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { recordLineCheckActionInput } from '#schema/inputs/line-checks.ts';
import { openFailures } from '#schema/line-check-verdict.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { inputError } from '../../ui/forms/input-errors.ts';
import { useFormAction } from '../../ui/forms/useAction.ts';
import { nameIn } from '../../ui/format/name-in.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { NeedsNetwork } from '../../ui/forms/NeedsNetwork.tsx';
import { SendButton } from '../../ui/forms/SendButton.tsx';
import { useValuesGuard } from '../../ui/forms/useFormGuard.ts';
import { useRecordLineCheckActionMutation } from './line-checks.generated.ts';
import { ActionTiles } from './run/ActionTiles.tsx';
import type { CheckItem, Entry, Sheet } from './run/draft.ts';
import { lineChecksTexts } from './texts.ts';

/** Readings out of range without a corrective action in a missed run: managers can still record one. */
export function MissingActions({ sheet }: { readonly sheet: Sheet }) {
  const t = useTexts(lineChecksTexts);
  const missing = sheet.entries.flatMap(({ item, readings }) =>
    openFailures(readings).map((reading) => ({ item, reading })),
  );
  if (missing.length === 0) return null;
  return (
    <Stack as="section" className="no-print" gap="5" bg="bg.panel" borderWidth="1px" rounded="l3" p="4">
      <Box>
        <Heading as="h2" fontSize="lg" color="fg.error">
          {t('openTitle')}
        </Heading>
        <Text color="fg.muted">{t('openText')}</Text>
      </Box>
      {missing.map(({ item, reading }) => (
        <ActionForm key={reading.id} item={item} reading={reading} />
      ))}
    </Stack>
  );
}

function ActionForm({ item, reading }: { readonly item: CheckItem; readonly reading: Entry['readings'][number] }) {
  const t = useTexts(lineChecksTexts);
  const language = useLanguage();
  const [record, { loading }] = useRecordLineCheckActionMutation();
  const [action, setAction] = useState('');
  const [problem, setProblem] = useState<string>();
  const { run, error } = useFormAction();
  const guard = useValuesGuard(action);
  const save = async () => {
    const input = { answerId: reading.id, action: action.trim() };
    const refused = inputError(recordLineCheckActionInput, input);
    setProblem(refused);
    if (refused === undefined) await run(() => record({ variables: { input } }), { onDone: guard.release });
  };
  return (
    <Box>
      <NeedsNetwork />
      <Text fontWeight="semibold">{nameIn(language, item)}</Text>
      <ActionTiles
        actions={item.correctiveActions}
        value={action}
        problem={problem}
        about={{ item, reading }}
        onChange={(chosen) => {
          setAction(chosen);
          setProblem(undefined);
        }}
      />
      <FormError error={error} mt="2" />
      <SendButton
        type="button"
        mt="3"
        size="xl"
        loading={loading}
        loadingText={t('saving')}
        onClick={() => void save()}
      >
        {t('saveAction')}
      </SendButton>
    </Box>
  );
}
