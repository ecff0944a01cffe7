import type { ButtonProps } from '@chakra-ui/react';
import { Moon } from 'lucide-react';
import { useLayer } from '../../ui/components/useLayer.ts';
import { WrappingButton } from '../../ui/components/WrappingButton.tsx';
import { formatDate } from '../../ui/format/days.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { handoverTexts } from './texts.ts';
import { useYesterdayToClose } from './useYesterdayToClose.ts';

/** Closes yesterday, for people who close after the rollover; nothing once it is closed. `size`: that of the button beside it. */
export function CloseYesterdayButton({ size }: Pick<ButtonProps, 'size'>) {
  const t = useTexts(handoverTexts);
  const language = useLanguage();
  const layer = useLayer('closing');
  const yesterday = useYesterdayToClose();
  if (yesterday === null) return null;
  return (
    <WrappingButton
      variant="outline"
      size={size}
      minH={size === 'xl' ? '12' : '11'}
      onClick={() => layer.open(yesterday)}
    >
      <Moon aria-hidden="true" /> {t('closeYesterday', { day: formatDate(yesterday, language) })}
    </WrappingButton>
  );
}
