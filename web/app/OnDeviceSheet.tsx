import { useApolloClient } from '@apollo/client/react';
import { Flex, Stack, Text } from '@chakra-ui/react';
import { HardDriveDownload } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useOutboxState } from '../platform/offline/useOutbox.ts';
import { offlineTexts } from '../platform/offline/texts.ts';
import { useViewer } from '../platform/session/viewer.ts';
import { SendButton } from '../ui/forms/SendButton.tsx';
import { Sheet } from '../ui/components/Sheet.tsx';
import { Timestamp } from '../ui/components/Timestamp.tsx';
import { numberFormat } from '../ui/format/intl.ts';
import { useLanguage } from '../ui/i18n/language.ts';
import { useTexts } from '../ui/i18n/texts.ts';
import { layoutTexts } from './layouts/texts.ts';
import { loadForOffline, onDevice } from './load-for-offline.ts';
import { offlineRows } from './merged-features.ts';
import { onDeviceTexts } from './on-device-texts.ts';

/** What can be worked on without a network, as in a walk-in: how much of it is on this device, and since when. */
export function OnDeviceSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(onDeviceTexts);
  const layout = useTexts(layoutTexts);
  const offline = useTexts(offlineTexts);
  const language = useLanguage();
  const client = useApolloClient();
  const { id } = useViewer();
  const { unsaved } = useOutboxState();
  const stored = useSyncExternalStore(onDevice.subscribe, onDevice.read);
  const [loading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    await loadForOffline(client, id).finally(() => setLoading(false));
  };
  return (
    <Sheet
      title={layout('onDevice')}
      subtitle={unsaved ? offline('unsaved') : t('onDeviceText')}
      onClose={onClose}
      footer={
        <SendButton
          type="button"
          size="2xl"
          w="full"
          loading={loading}
          loadingText={t('loading')}
          onClick={() => void load()}
        >
          <HardDriveDownload aria-hidden="true" /> {t('loadNow')}
        </SendButton>
      }
    >
      <Stack gap="4">
        <Text role="status" fontWeight="semibold">
          {stored === null ? (
            t('nothingLoaded')
          ) : (
            <>
              {t('loadedAt')} <Timestamp at={new Date(stored.at).toISOString()} />
            </>
          )}
        </Text>
        <Stack as="ul" listStyleType="none" gap="0">
          {offlineRows.map(({ label }) => {
            const rows = stored?.rows[label.en];
            return (
              <Flex as="li" key={label.en} justify="space-between" gap="4" py="2" borderBottomWidth="1px">
                <Text>{label[language]}</Text>
                <Text fontWeight="semibold" color={rows === undefined ? 'fg.muted' : 'fg'}>
                  {rows === undefined ? t('notLoaded') : numberFormat(language, {}).format(rows)}
                </Text>
              </Flex>
            );
          })}
        </Stack>
        <Text color="fg.muted">{t('othersNeedNetwork')}</Text>
      </Stack>
    </Sheet>
  );
}
