import { useLocation, useSearchParams } from 'react-router';
import { SideLayer } from '../../ui/components/Layer.tsx';
import { TabBar } from '../../ui/components/TabBar.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { KitchenProfilePartsFragment } from './kitchen-profile.generated.ts';
import { ShiftsPanel, StationsPanel, StoragePanel } from './PlacePanels.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { kitchenProfileTexts } from './texts.ts';

interface KitchenProfileLayerProps {
  readonly profile: KitchenProfilePartsFragment;
  /** Which part is open, from `?kitchen=`. */
  readonly tab: string;
  readonly onClose: () => void;
}

/** Changes the URL without a new history entry. */
function sameEntry(state: unknown) {
  return { replace: true, state };
}

/** Edits the profile: the kitchen itself, its stations, storage and shifts. */
export function KitchenProfileLayer({ profile, tab, onClose }: KitchenProfileLayerProps) {
  const t = useTexts(kitchenProfileTexts);
  const [, setSearch] = useSearchParams();
  const location = useLocation();
  // Replaces the history entry and keeps its state, so that Back still closes the drawer.
  const choose = (kitchen: string) => setSearch({ kitchen }, sameEntry(location.state));
  return (
    <SideLayer title={t('title')} onClose={onClose}>
      <TabBar
        label={t('title')}
        value={tab}
        onChange={choose}
        tabs={[
          { value: 'profile', label: t('profile'), content: <ProfileForm profile={profile} /> },
          { value: 'stations', label: t('stations'), content: <StationsPanel /> },
          { value: 'storage', label: t('storage'), content: <StoragePanel /> },
          { value: 'shifts', label: t('shifts'), content: <ShiftsPanel /> },
        ]}
      />
    </SideLayer>
  );
}
