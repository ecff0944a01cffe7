import { SideLayer } from '../ui/Layer.tsx';
import { useTexts } from '../ui/texts.ts';
import type { KitchenProfilePartsFragment } from './kitchen-profile.generated.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { kitchenProfileTexts } from './texts.ts';

interface KitchenProfileLayerProps {
  readonly profile: KitchenProfilePartsFragment;
  readonly tab: string;
  readonly onClose: () => void;
}

/** The whole profile. */
export function KitchenProfileLayer({ profile, onClose }: KitchenProfileLayerProps) {
  const t = useTexts(kitchenProfileTexts);
  return (
    <SideLayer title={t('title')} onClose={onClose}>
      <ProfileForm key={profile.version} profile={profile} />
    </SideLayer>
  );
}
