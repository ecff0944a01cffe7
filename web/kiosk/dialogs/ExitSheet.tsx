import { Button, Text } from '@chakra-ui/react';
import { useNavigate } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { sheetTexts } from './texts.ts';
import { SheetFrame } from './SheetFrame.tsx';

/** Leaves the board for the sign-in page; the display stays paired. */
export function ExitSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(sheetTexts);
  const navigate = useNavigate();
  const leave = () => {
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    void navigate(paths.auth);
  };
  const buttons = (
    <>
      <Button variant="outline" minH="16" px="6" fontSize="lg" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button minH="16" px="6" fontSize="lg" onClick={leave}>
        {t('exit')}
      </Button>
    </>
  );
  return (
    <SheetFrame title={t('exitTitle')} onClose={onClose} footer={buttons}>
      <Text>{t('exitText')}</Text>
    </SheetFrame>
  );
}
