import { CalendarPlus, PackageOpen } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { WrappingButton } from '../../ui/components/WrappingButton.tsx';
import { QueryTabs } from '../../ui/components/QueryTabs.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { AnnounceLayer } from './announce/AnnounceLayer.tsx';
import { BlindDialog } from './BlindDialog.tsx';
import { ExpectedPanel } from './lists/ExpectedPanel.tsx';
import { HistoryPanel } from './lists/HistoryPanel.tsx';
import { SuppliersPanel } from './suppliers/SuppliersPanel.tsx';
import { deliveriesTexts } from './texts.ts';

/** Tabs: expected deliveries, history, suppliers. */
export function ReceivingPage() {
  const t = useTexts(deliveriesTexts);
  const [search] = useSearchParams();
  const layer = useLayer('delivery');
  const blind = () => layer.open('blind');
  const announce = () => layer.open('new');
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('text')}
        actions={
          search.get('tab') === 'suppliers' ? undefined : (
            <>
              <WrappingButton variant="outline" onClick={announce}>
                <CalendarPlus size={18} aria-hidden="true" /> {t('announce')}
              </WrappingButton>
              <WrappingButton onClick={blind}>
                <PackageOpen size={18} aria-hidden="true" /> {t('blind')}
              </WrappingButton>
            </>
          )
        }
      />
      <QueryTabs
        label={t('title')}
        tabs={[
          { value: 'expected', label: t('expectedTab'), content: <ExpectedPanel onBlind={blind} /> },
          { value: 'history', label: t('historyTab'), content: <HistoryPanel /> },
          { value: 'suppliers', label: t('suppliersTab'), content: <SuppliersPanel /> },
        ]}
      />
      {layer.value === 'new' ? <AnnounceLayer onClose={layer.close} /> : null}
      {layer.value === 'blind' ? <BlindDialog onClose={layer.close} /> : null}
    </>
  );
}
