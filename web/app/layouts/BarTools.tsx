import { Flex } from '@chakra-ui/react';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import { NotificationBell } from '../../features/notifications/NotificationBell.tsx';
import { LockButton } from '../../features/session/lock/LockButton.tsx';
import { useTablet } from '../../features/session/SessionProvider.tsx';

/** Search and notifications, on every green bar; on a shared tablet also the current user and the lock. */
export function BarTools() {
  // A PIN must not change what its user is notified of.
  const isShared = useTablet() !== null;
  return (
    <Flex gap="1" align="center">
      <SearchBox />
      <NotificationBell choosable={!isShared} />
      <LockButton />
    </Flex>
  );
}
