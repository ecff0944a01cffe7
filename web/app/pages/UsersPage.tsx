import { InvitePanel } from '../../onboarding/InvitePanel.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryTabs } from '../../ui/QueryTabs.tsx';
import { useTexts } from '../../ui/texts.ts';
import { ApiPanel } from '../../users/api/ApiPanel.tsx';
import { apiTexts } from '../../users/api/texts.ts';
import { DevicesPanel } from '../../users/devices/DevicesPanel.tsx';
import { devicesTexts } from '../../users/devices/texts.ts';
import { PeoplePanel } from '../../users/PeoplePanel.tsx';
import { usersTexts } from '../../users/texts.ts';
import { WebhooksTab } from '../../users/webhooks/WebhooksTab.tsx';

/** The people on one tab, how new ones come in on the next, then the kitchen's own screens, and programs. */
export function UsersPage() {
  const t = useTexts(usersTexts);
  const devices = useTexts(devicesTexts);
  const api = useTexts(apiTexts);
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} />
      <QueryTabs
        label={t('title')}
        tabs={[
          { value: 'people', label: t('people'), content: <PeoplePanel /> },
          { value: 'invites', label: t('invites'), content: <InvitePanel /> },
          { value: 'devices', label: devices('tab'), content: <DevicesPanel /> },
          { value: 'api', label: api('tab'), content: <ApiPanel /> },
          { value: 'webhooks', label: t('webhooks'), content: <WebhooksTab /> },
        ]}
      />
    </>
  );
}
