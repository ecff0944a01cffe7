import { Button, Flex } from '@chakra-ui/react';
import { ClipboardCheck, Trash2 } from 'lucide-react';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { layoutTexts } from './texts.ts';

/** The quick actions of a cook, fixed at the bottom of the screen. */
export function ActionStrip() {
  const t = useTexts(layoutTexts);
  const check = useLayer('check');
  const waste = useLayer('waste');
  return (
    <Flex
      as="nav"
      aria-label={t('quickActions')}
      className="no-print"
      position="sticky"
      bottom="0"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      px={{ base: '3', md: '8' }}
      py="2"
      pb="calc(0.5rem + env(safe-area-inset-bottom))"
      gap="2"
      justify="center"
    >
      <Button
        variant="outline"
        size="xl"
        px="2"
        minW="0"
        flex={{ base: '1', md: '0 1 14rem' }}
        onClick={() => check.open('due')}
      >
        <ClipboardCheck aria-hidden="true" /> {t('lineCheck')}
      </Button>
      <Button
        variant="outline"
        size="xl"
        px="2"
        minW="0"
        flex={{ base: '1', md: '0 1 14rem' }}
        onClick={() => waste.open('new')}
      >
        <Trash2 aria-hidden="true" /> {t('waste')}
      </Button>
    </Flex>
  );
}
