import { InvitePanel } from '../../onboarding/InvitePanel.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryTabs } from '../../ui/QueryTabs.tsx';
import { useTexts } from '../../ui/texts.ts';
import { DevicesPanel } from '../../users/devices/DevicesPanel.tsx';
import { devicesTexts } from '../../users/devices/texts.ts';
import { PeoplePanel } from '../../users/PeoplePanel.tsx';
import { usersTexts } from '../../users/texts.ts';
import { WebhooksTab } from '../../users/webhooks/WebhooksTab.tsx';

/** The people on one tab, how new ones come in on the next, and the kitchen's own screens on the last. */
export function UsersPage() {
  const t = useTexts(usersTexts);
  const devices = useTexts(devicesTexts);
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} />
      <QueryTabs
        label={t('title')}
        tabs={[
          { value: 'people', label: t('people'), content: <PeoplePanel /> },
          { value: 'invites', label: t('invites'), content: <InvitePanel /> },
          { value: 'devices', label: devices('tab'), content: <DevicesPanel /> },
          { value: 'webhooks', label: t('webhooks'), content: <WebhooksTab /> },
        ]}
      />
    </>
  );
}
