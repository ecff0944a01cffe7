import { InvitePanel } from '../../features/onboarding/InvitePanel.tsx';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { QueryTabs } from '../../ui/components/QueryTabs.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { ApiPanel } from '../../features/users/api/ApiPanel.tsx';
import { apiTexts } from '../../features/users/api/texts.ts';
import { DevicesPanel } from '../../features/users/devices/DevicesPanel.tsx';
import { devicesTexts } from '../../features/users/devices/texts.ts';
import { PeoplePanel } from '../../features/users/PeoplePanel.tsx';
import { usersTexts } from '../../features/users/texts.ts';
import { WebhooksTab } from '../../features/users/webhooks/WebhooksTab.tsx';

/** Tabs: users, invitations, devices, API tokens and webhooks. */
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
