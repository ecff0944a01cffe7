import { Button, Flex, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { kioskTexts } from '../../texts.ts';

interface RefusalProps {
  /** The server's message in the reader's language. */
  readonly sentence: string;
  readonly onDiscard: () => void;
  /** Opens the full message with the options. */
  readonly onMore: () => void;
}

/** Why a press was refused; stays until it is discarded. */
export function Refusal({ sentence, onDiscard, onMore }: RefusalProps) {
  const t = useTexts(kioskTexts);
  return (
    <Flex role="alert" bg="bg.error" color="fg.error" align="center" gap="3" px="0.35em" py="0.15em">
      <TriangleAlert size={28} aria-hidden="true" style={{ flexShrink: 0 }} />
      <Text flex="1" minW="0" fontSize="max(0.5em, 1rem)" fontWeight="semibold" lineHeight="1.15" lineClamp={3}>
        {sentence}
      </Text>
      <Button minH="16" px="4" fontSize="lg" colorPalette="red" onClick={onMore}>
        {t('whatNow')}
      </Button>
      <Button variant="outline" minH="16" px="4" fontSize="lg" onClick={onDiscard}>
        {t('discard')}
      </Button>
    </Flex>
  );
}
