import { Button, Flex, Text } from '@chakra-ui/react';
import { CloudOff, RefreshCw, Unplug } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { connection } from '../platform/live/connection.ts';
import { liveTexts } from '../platform/live/texts.ts';
import { useOnline } from '../platform/live/useOnline.ts';
import { useTexts } from '../ui/i18n/texts.ts';
import { Timestamp, useNow } from '../ui/components/Timestamp.tsx';
import { isStale } from '../platform/live/staleness.ts';
import { updateNow } from './service-worker.ts';

/** One line with the state of the app. */
export function Strip({
  palette,
  icon,
  children,
  action,
}: {
  readonly palette: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <Flex
      role="status"
      className="no-print"
      colorPalette={palette}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      px={{ base: '4', md: '8' }}
      minH="11"
      py="1.5"
      gap="3"
      align="center"
      wrap="wrap"
      textStyle="sm"
      fontWeight="medium"
    >
      {icon}
      <Text flex="1 1 10rem">{children}</Text>
      {action}
    </Flex>
  );
}

interface ConnectionStripProps {
  /** Beside the state of a lost connection. */
  readonly action?: ReactNode;
  /** Shown while the connection is fine. */
  readonly otherwise?: ReactNode;
}

/** One line under the bar, only when the app is offline, reconnecting, showing stale data, or outdated. */
export function ConnectionStrip({ action, otherwise = null }: ConnectionStripProps) {
  const t = useTexts(liveTexts);
  const online = useOnline();
  const live = useSyncExternalStore(connection.subscribe, connection.read);
  const now = useNow();
  const age =
    live.lastSeen === null ? null : (
      <>
        {' '}
        {t('lastUpdate')} <Timestamp at={new Date(live.lastSeen).toISOString()} />
      </>
    );
  if (!online) {
    return (
      <Strip palette="orange" icon={<CloudOff size={18} aria-hidden="true" />} action={action}>
        {t('offline')}
        {age}
      </Strip>
    );
  }
  if (live.notice !== null || isStale(live, now)) {
    return (
      <Strip palette="orange" icon={<Unplug size={18} aria-hidden="true" />} action={action}>
        {live.notice === null ? t('stale') : t(live.notice)}
        {age}
      </Strip>
    );
  }
  if (otherwise !== null) return otherwise;
  if (live.updateReady) {
    const reload = (
      <Button size="sm" variant="surface" onClick={() => void updateNow()}>
        {t('updateNow')}
      </Button>
    );
    return (
      <Strip palette="brand" icon={<RefreshCw size={18} aria-hidden="true" />} action={reload}>
        {t('updateReady')}
      </Strip>
    );
  }
  return null;
}
