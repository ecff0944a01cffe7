import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { BellRing, Info } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { QueryTabs } from '../../ui/components/QueryTabs.tsx';
import { useLayer } from '../../ui/components/useLayer.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { showToast } from '../../ui/components/toasts/toast-store.ts';
import { CountsSettingsPanel } from './CountsSettingsPanel.tsx';
import { InventoryNudgesPanel } from './InventoryNudgesPanel.tsx';
import { LineChecksPanel } from './LineChecksPanel.tsx';
import { type SettingsPartsFragment, useSettingsQuery } from './settings.generated.ts';
import { settingsTexts } from './texts.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

function Loaded({ settings }: { readonly settings: SettingsPartsFragment }) {
  const t = useTexts(settingsTexts);
  return (
    <>
      <Flex
        gap="3"
        p="4"
        mb="5"
        rounded="l3"
        borderWidth="1px"
        borderColor="blue.border"
        bg="bg.info"
        color="fg.info"
        align="center"
      >
        <Info size={20} aria-hidden="true" />
        <Text flex="1">{t('notice')}</Text>
      </Flex>
      <QueryTabs
        label={t('title')}
        tabs={[
          {
            value: 'inventory-nudges',
            label: t('inventoryNudges'),
            content: (
              <Stack gap="5">
                <InventoryNudgesPanel settings={settings} />
                <CountsSettingsPanel settings={settings} />
              </Stack>
            ),
          },
          { value: 'line-checks', label: t('lineChecks'), content: <LineChecksPanel settings={settings} /> },
        ]}
      />
    </>
  );
}

/** Opens the admin's own notification topics: the only personal setting on this page. */
function OwnNotifications() {
  const t = useTexts(settingsTexts);
  const { to, state } = useLayer('notifications').linkTo('mine');
  return (
    <Button asChild variant="outline" minH="11">
      <Link to={to} state={state}>
        <BellRing aria-hidden="true" /> {t('ownNotifications')}
      </Link>
    </Button>
  );
}

/** The Organization Settings screen of the specification: every change is saved at once. */
export function SettingsPage() {
  const t = useTexts(settingsTexts);
  const { data, error, refetch } = useSettingsQuery();
  const failed = error !== undefined && !data;
  useEffect(() => {
    if (failed) showToast({ title: t('loadTitle'), description: t('loadText'), tone: 'destructive' });
  }, [failed, t]);
  return (
    <Box maxW="4xl">
      <PageHeader
        title={t('title')}
        description={t('text')}
        actions={
          <Flex gap="3" align="center" wrap="wrap">
            {data ? (
              <Badge size="lg" colorPalette="brand" variant="surface">
                {data.settings.name}
              </Badge>
            ) : null}
            <OwnNotifications />
          </Flex>
        }
      />
      {data ? (
        <Loaded settings={data.settings} />
      ) : (
        <NotLoaded title={t('loadTitle')} error={error} onRetry={() => refetch()} rows={3} rowHeight="20" />
      )}
    </Box>
  );
}
