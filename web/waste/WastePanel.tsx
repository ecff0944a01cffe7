import { Panel } from '../ui/Panel.tsx';
import { useTexts } from '../ui/texts.ts';
import { wasteTexts } from './texts.ts';

export function WastePanel() {
  const t = useTexts(wasteTexts);
  return <Panel title={t('tab')} />;
}
