import { chakra } from '@chakra-ui/react';
import { useTexts } from '../i18n/texts.ts';
import { uiTexts } from '../i18n/ui-texts.ts';

const HiddenUntilFocus = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'skipNav',
    px: '4',
    py: '3',
    rounded: 'l2',
    bg: 'bg.panel',
    color: 'fg',
    fontWeight: 'semibold',
    shadow: 'lg',
    transform: 'translateY(-200%)',
    _focusVisible: { transform: 'none' },
  },
});

/** The first stop of the Tab key: skips the bars. */
export function SkipLink() {
  const t = useTexts(uiTexts);
  return (
    <HiddenUntilFocus href="#content" className="no-print">
      {t('skip')}
    </HiddenUntilFocus>
  );
}
