import { Panel } from '../ui/Panel.tsx';
import { useTexts } from '../ui/texts.ts';
import { inventoryTexts } from './texts.ts';

export function InventoryPanel() {
  const t = useTexts(inventoryTexts);
  return <Panel title={t('items')} />;
}
