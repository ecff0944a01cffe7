import { Box, Button, type ButtonProps, Flex } from '@chakra-ui/react';
import { ClipboardCheck, Timer, Trash2 } from 'lucide-react';
import { useShownTimers } from '../../platform/timers/timers-context.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { layoutTexts } from './texts.ts';

const action: ButtonProps = {
  variant: 'outline',
  size: 'xl',
  h: 'auto',
  minH: '12',
  py: '1',
  px: '1',
  // Three side by side with unbroken words; a button that does not fit wraps to another row.
  minW: 'min-content',
  maxW: { md: '14rem' },
  flexDirection: { base: 'column', md: 'row' },
  gap: { base: '0', md: '1.5' },
  lineHeight: '1.15',
  flex: '1',
  textStyle: { base: 'sm', md: 'lg' },
  whiteSpace: 'normal',
  // On a phone with large text without the icons.
  css: {
    '@container (max-width: 16rem)': {
      flex: '1 1 auto',
      // Still as high as a finger needs.
      minHeight: 'max(2rem, 48px)',
      paddingBlock: '0',
      '& > svg': { display: 'none' },
    },
  },
};

/** The quick actions of a cook, at the bottom of the screen. */
export function ActionStrip() {
  const t = useTexts(layoutTexts);
  const check = useLayer('check');
  const waste = useLayer('waste');
  const timers = useLayer('timers');
  const hasTimers = useShownTimers().length > 0;
  return (
    <Box
      as="nav"
      aria-label={t('quickActions')}
      className="no-print"
      bg="bg.panel"
      borderTopWidth="1px"
      px={{ base: '3', md: '8' }}
      py="2"
      pb="calc(0.5rem + env(safe-area-inset-bottom))"
      containerType="inline-size"
    >
      <Flex gap="2" justify="center" wrap="wrap">
        <Button {...action} onClick={() => check.open('due')}>
          <ClipboardCheck aria-hidden="true" /> {t('lineCheck')}
        </Button>
        <Button {...action} onClick={() => waste.open('new')}>
          <Trash2 aria-hidden="true" /> {t('waste')}
        </Button>
        <Button {...action} onClick={() => timers.open(hasTimers ? 'list' : 'new')}>
          <Timer aria-hidden="true" /> {t('timer')}
        </Button>
      </Flex>
    </Box>
  );
}
