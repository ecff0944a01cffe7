import { paths } from '../../platform/paths.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { sheetTexts } from './texts.ts';
import { QrLink } from './QrLink.tsx';
import { SheetFrame } from './SheetFrame.tsx';

/** The link of a line check as a QR code, to fill it in on a phone. */
export function CheckSheet({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTexts(sheetTexts);
  return (
    <SheetFrame title={t('qrTitle')} subtitle={t('qrText')} onClose={onClose}>
      <QrLink path={`${paths.cook}?check=${encodeURIComponent(id)}`} />
    </SheetFrame>
  );
}
