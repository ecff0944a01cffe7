import { Box, Flex, Text } from '@chakra-ui/react';
import type { Decimal } from 'decimal.js';
import { PackageCheck, Save } from 'lucide-react';
import { aboveBottomBar } from '../../../ui/components/bottom-bar.ts';
import { Money } from '../../../ui/kitchen/amounts.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { NeedsNetwork } from '../../../ui/forms/NeedsNetwork.tsx';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { receivingTexts } from './receiving-texts.ts';
import type { Submit } from './useSubmit.ts';

interface ActionBarProps {
  readonly submit: Submit;
  readonly counted: number;
  readonly lines: number;
  readonly credit: Decimal | null;
}

/** The bar at the bottom: progress, Save draft, Confirm. */
export function ActionBar({ submit, counted, lines, credit }: ActionBarProps) {
  const t = useTexts(receivingTexts);
  return (
    <Box
      position="sticky"
      bottom={aboveBottomBar}
      zIndex="docked"
      mt="5"
      mx={{ base: '-4', md: '0' }}
      mb={{ base: '-5', md: '-8' }}
      bg="bg.panel"
      borderWidth="1px"
      roundedTop={{ md: 'l3' }}
      shadow="md"
      px={{ base: '4', md: '5' }}
      py="3"
    >
      <FormError error={submit.refusal} fontWeight="semibold" mb="2" />
      <NeedsNetwork />
      <Flex gap="3" align="center" wrap="wrap">
        <Text flex="1" minW="36" color="fg.muted" fontVariantNumeric="tabular-nums">
          {t('progress', { done: counted, all: lines })}
          {credit === null || credit.isZero() ? null : (
            <>
              {' · '}
              {t('creditWorth')} <Money value={credit.toFixed()} />
            </>
          )}
        </Text>
        <Buttons submit={submit} />
      </Flex>
    </Box>
  );
}

function Buttons({ submit }: { readonly submit: Submit }) {
  const t = useTexts(receivingTexts);
  return (
    <Flex gap="2" wrap="wrap" flex={{ base: '1 1 100%', sm: '0 1 auto' }}>
      <SendButton
        type="button"
        size="2xl"
        fontSize="md"
        px={{ base: '3', md: '6' }}
        flex={{ base: '1 1 0', sm: '0 0 auto' }}
        minW="0"
        whiteSpace="normal"
        variant="outline"
        loading={submit.saving}
        loadingText={t('saving')}
        disabled={submit.posting}
        onClick={() => void submit.save()}
      >
        <Box as={Save} hideBelow="sm" aria-hidden="true" /> {t('save')}
      </SendButton>
      <SendButton
        type="button"
        size="2xl"
        fontSize="md"
        px={{ base: '3', md: '8' }}
        flex={{ base: '2 1 0', sm: '0 0 auto' }}
        minW="0"
        whiteSpace="normal"
        loading={submit.posting}
        loadingText={t('confirming')}
        disabled={submit.saving}
        onClick={() => void submit.post()}
      >
        <Box as={PackageCheck} hideBelow="sm" aria-hidden="true" /> {t('confirm')}
      </SendButton>
    </Flex>
  );
}
