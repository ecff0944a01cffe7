import { paths } from '../../platform/paths.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { sheetTexts } from './texts.ts';
import { QrLink } from './QrLink.tsx';
import { SheetFrame } from './SheetFrame.tsx';

interface PhoneSheetProps {
  readonly kind: 'check' | 'task';
  readonly id: string;
  readonly onClose: () => void;
}

/** The link of a line check, or of a task that needs a note, as a QR code, because a phone is needed for it. */
export function PhoneSheet({ kind, id, onClose }: PhoneSheetProps) {
  const t = useTexts(sheetTexts);
  return (
    <SheetFrame title={t('qrTitle')} subtitle={t(kind === 'check' ? 'qrText' : 'qrNote')} onClose={onClose}>
      <QrLink path={`${paths.cook}?${kind}=${encodeURIComponent(id)}`} />
    </SheetFrame>
  );
}
