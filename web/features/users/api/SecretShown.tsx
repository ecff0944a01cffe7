import { Flex, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { Check, ShieldAlert } from 'lucide-react';
import { CopyButton } from '../../../ui/components/CopyButton.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { WrappingButton } from '../../../ui/components/WrappingButton.tsx';
import { tokenFormTexts } from './form-texts.ts';
import { useMoment } from './useMoment.ts';

interface SecretShownProps {
  readonly secret: string;
  readonly expiresAt: string;
  readonly onDone: () => void;
}

/** A curl command with the token that changes nothing. */
function commandOf(secret: string): string {
  const body = `'{"query":"{ me { name role } }"}'`;
  return `curl -H 'Authorization: Bearer ${secret}' -H 'Content-Type: application/json' -d ${body} ${location.origin}/graphql`;
}

/** The secret of a new token, shown only once. */
export function SecretShown({ secret, expiresAt, onDone }: SecretShownProps) {
  const t = useTexts(tokenFormTexts);
  const momentOf = useMoment();
  const command = commandOf(secret);
  return (
    <Stack gap="5">
      <Flex gap="3" align="center" p="3" rounded="l3" bg="bg.warning" color="fg.warning" role="status">
        <ShieldAlert size={22} aria-hidden="true" style={{ flexShrink: 0 }} />
        <Stack gap="0.5">
          <Text fontWeight="semibold">{t('shownTitle')}</Text>
          <Text textStyle="sm">{t('shownText')}</Text>
        </Stack>
      </Flex>
      <Stack gap="2">
        <Text textStyle="sm" fontWeight="medium">
          {t('secret')}
        </Text>
        <Flex gap="2" wrap="wrap">
          <Input
            flex="1 1 10rem"
            readOnly
            fontFamily="mono"
            autoComplete="off"
            spellCheck={false}
            aria-label={t('secret')}
            value={secret}
            onFocus={(event) => event.target.select()}
          />
          <CopyButton text={secret} label={t('copy')} toast="copiedToast" variant="solid" />
        </Flex>
        <Text color="fg.muted" textStyle="sm">
          {t('until', { when: momentOf(expiresAt) })}
        </Text>
      </Stack>
      <Stack gap="2" align="flex-start">
        <Text textStyle="sm" fontWeight="medium">
          {t('tryIt')}
        </Text>
        <Textarea
          readOnly
          rows={6}
          fontFamily="mono"
          textStyle="sm"
          wordBreak="break-all"
          spellCheck={false}
          aria-label={t('command')}
          value={command}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton text={command} label={t('copy')} toast="copiedToast" />
      </Stack>
      <WrappingButton size="xl" minH="12" onClick={onDone}>
        <Check aria-hidden="true" /> {t('done')}
      </WrappingButton>
    </Stack>
  );
}
