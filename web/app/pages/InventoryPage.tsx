import { CountsPanel } from '../../features/counts/CountsPanel.tsx';
import { countTexts } from '../../features/counts/texts.ts';
import { InventoryPanel } from '../../features/inventory/list/InventoryPanel.tsx';
import { MeasuresPanel } from '../../features/inventory/measures/MeasuresPanel.tsx';
import { measureTexts } from '../../features/inventory/measures/texts.ts';
import { inventoryTexts } from '../../features/inventory/texts.ts';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { QueryTabs } from '../../ui/components/QueryTabs.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { wasteTexts } from '../../features/waste/texts.ts';
import { WastePanel } from '../../features/waste/WastePanel.tsx';

/** Tabs: stock; counts; waste; units and categories. */
export function InventoryPage() {
  const t = useTexts(inventoryTexts);
  const counts = useTexts(countTexts);
  const waste = useTexts(wasteTexts);
  const measures = useTexts(measureTexts);
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} />
      <QueryTabs
        label={t('title')}
        tabs={[
          { value: 'items', label: t('items'), content: <InventoryPanel /> },
          { value: 'counts', label: counts('tab'), content: <CountsPanel /> },
          { value: 'waste', label: waste('tab'), content: <WastePanel /> },
          { value: 'measures', label: measures('tab'), content: <MeasuresPanel /> },
        ]}
      />
    </>
  );
}
