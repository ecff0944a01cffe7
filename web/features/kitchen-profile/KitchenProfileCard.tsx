import { Button, DataList } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { Money } from '../../ui/kitchen/amounts.tsx';
import { useLanguage } from '../../ui/i18n/language.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { KitchenProfileLayer } from './KitchenProfileLayer.tsx';
import { type KitchenProfilePartsFragment, useKitchenProfileQuery } from './kitchen-profile.generated.ts';
import { kitchenProfileTexts } from './texts.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

function Facts({ profile }: { readonly profile: KitchenProfilePartsFragment }) {
  const t = useTexts(kitchenProfileTexts);
  const language = useLanguage();
  const regions = new Intl.DisplayNames([language], { type: 'region' });
  const facts = [
    { label: t('name'), value: profile.name },
    { label: t('timeZone'), value: profile.timeZone.replaceAll('_', ' ') },
    { label: t('dayRollover'), value: profile.dayRollover },
    { label: t('periodKind'), value: t(profile.periodKind) },
    { label: t('country'), value: regions.of(profile.country) ?? profile.country },
    { label: t('currency'), value: profile.currency },
    { label: t('temperatureUnit'), value: t(profile.temperatureUnit === 'C' ? 'celsius' : 'fahrenheit') },
    { label: t('rules'), value: t(profile.jurisdiction) },
    { label: t('expiringHours'), value: t('hours', { n: profile.expiringHours }) },
    { label: t('wasteAlert'), value: <Money value={profile.wasteAlertAmount} /> },
  ];
  return (
    <DataList.Root orientation="horizontal" size="md" gap="3">
      {facts.map(({ label, value }) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel minW="36">{label}</DataList.ItemLabel>
          <DataList.ItemValue>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}

/** The kitchen's profile; its button opens the drawer that edits it. */
export function KitchenProfileCard() {
  const t = useTexts(kitchenProfileTexts);
  const layer = useLayer('kitchen');
  const { data, error, refetch } = useKitchenProfileQuery();
  if (!data) return <NotLoaded error={error} onRetry={() => refetch()} rows={1} rowHeight="72" />;
  return (
    <Panel
      title={t('title')}
      description={t('text')}
      actions={
        <Button variant="outline" onClick={() => layer.open('profile')}>
          <Pencil aria-hidden="true" /> {t('edit')}
        </Button>
      }
    >
      <Facts profile={data.organization} />
      {layer.value === null ? null : (
        <KitchenProfileLayer profile={data.organization} tab={layer.value} onClose={layer.close} />
      )}
    </Panel>
  );
}
