import { Code, Input, Stack, Text } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { userCode } from '#schema/inputs/devices.ts';
import { paths } from '../../../platform/paths.ts';
import { FormField } from '../../../ui/forms/fields.tsx';
import { inputError } from '../../../ui/forms/input-errors.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useValuesGuard } from '../../../ui/forms/useFormGuard.ts';
import { deviceFormTexts } from './form-texts.ts';
import { formatUserCode } from './user-code.ts';

interface CodeEntryProps {
  readonly initial: string;
  /** The message when the server refused the code; null before. */
  readonly refusal: string | null;
  readonly onCode: (code: string) => void;
}

/** The field for the code that the device's screen shows. */
export function CodeEntry({ initial, refusal, onCode }: CodeEntryProps) {
  const t = useTexts(deviceFormTexts);
  const [code, setCode] = useState(formatUserCode(initial));
  const guard = useValuesGuard(code);
  const [problem, setProblem] = useState(refusal);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const refused = inputError(userCode, code);
    if (refused !== undefined) return setProblem(refused);
    guard.release();
    onCode(code);
  };
  const [before, after] = t('howTo', { address: '\n' }).split('\n');
  return (
    <Form onSubmit={submit}>
      <Stack gap="5">
        <Text>
          {before}
          <Code size="md">{location.host + paths.kiosk}</Code>
          {after}
        </Text>
        <FormField label={t('code')} hint={t('codeHint')} error={problem ?? undefined}>
          <Input
            autoFocus
            // The drawer around it also puts the focus here when it opens.
            data-autofocus=""
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            h="16"
            fontSize="min(1.875rem, 9vw)"
            fontWeight="bold"
            letterSpacing="0.08em"
            fontVariantNumeric="tabular-nums"
            placeholder="BKTR-7Q4W"
            value={code}
            onChange={(event) => {
              setProblem(null);
              setCode(formatUserCode(event.target.value));
            }}
          />
        </FormField>
        <SendButton size="xl" h="auto" minH="12" whiteSpace="normal">
          <Search aria-hidden="true" /> {t('find')}
        </SendButton>
      </Stack>
    </Form>
  );
}
