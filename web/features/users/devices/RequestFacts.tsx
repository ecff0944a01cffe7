import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { formatMinutes, useSecondsUntil } from '../../../ui/format/countdown.ts';
import { FactList } from '../../../ui/components/FactList.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { PairingRequestQuery } from './devices.generated.ts';
import { deviceFormTexts } from './form-texts.ts';

interface RequestFactsProps {
  readonly request: PairingRequestQuery['pairingRequest'];
  readonly onOther: () => void;
}

/** What the browser reported about itself, so that an admin approves the right screen. */
export function RequestFacts({ request, onOther }: RequestFactsProps) {
  const t = useTexts(deviceFormTexts);
  const left = useSecondsUntil(Date.parse(request.expiresAt));
  const facts = [
    { label: t('browser'), value: request.model },
    { label: t('screen'), value: request.screen },
    { label: t('timeZone'), value: request.timeZone },
    { label: t('network'), value: request.network },
    { label: t('left'), value: formatMinutes(left) },
  ];
  return (
    <Stack gap="3">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Text fontSize="3xl" fontWeight="bold" letterSpacing="0.04em" fontVariantNumeric="tabular-nums">
          {request.userCode}
        </Text>
        <Button variant="ghost" onClick={onOther}>
          {t('otherCode')}
        </Button>
      </Flex>
      <Heading as="h3" fontSize="md">
        {t('asks')}
      </Heading>
      <FactList facts={facts.map(({ label, value }) => ({ label, value: value ?? t('notReported') }))} />
    </Stack>
  );
}
