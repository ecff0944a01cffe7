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
  minW: '0',
  // Three beside each other on a phone, also with large text: the icon over the words.
  flexDirection: { base: 'column', md: 'row' },
  gap: { base: '0', md: '1.5' },
  lineHeight: '1.15',
  flex: { base: '1', md: '0 1 14rem' },
  textStyle: { base: 'sm', md: 'lg' },
  whiteSpace: 'normal',
  // With large text whole words, in as many rows as they take, without the icons.
  css: {
    '@container (max-width: 16rem)': {
      flex: '1 1 auto',
      minWidth: 'min-content',
      minHeight: '2rem',
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
      <Flex gap="2" justify="center" css={{ '@container (max-width: 16rem)': { flexWrap: 'wrap' } }}>
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
