import { Moon } from 'lucide-react';
import { useLayer } from '../../ui/components/useLayer.ts';
import { WrappingButton } from '../../ui/components/WrappingButton.tsx';
import { formatDate } from '../../ui/format/days.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { handoverTexts } from './texts.ts';
import { useYesterdayToClose } from './useYesterdayToClose.ts';

/** Closes yesterday after the rollover, for who closes late; nothing once it is closed. */
export function CloseYesterdayButton() {
  const t = useTexts(handoverTexts);
  const language = useLanguage();
  const layer = useLayer('closing');
  const yesterday = useYesterdayToClose();
  if (yesterday === null) return null;
  return (
    <WrappingButton variant="outline" size="xl" onClick={() => layer.open(yesterday)}>
      <Moon aria-hidden="true" /> {t('closeYesterday', { day: formatDate(yesterday, language) })}
    </WrappingButton>
  );
}
