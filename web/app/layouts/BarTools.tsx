import { Flex } from '@chakra-ui/react';
import { RecipeSearch } from '../../features/recipes/RecipeSearch.tsx';
import { NotificationBell } from '../../features/notifications/NotificationBell.tsx';
import { LockButton } from '../../features/session/lock/LockButton.tsx';

/** Search and bell, on every green bar; on a shared tablet also whose it is just now. */
export function BarTools() {
  return (
    <Flex gap="1" align="center">
      <RecipeSearch />
      <NotificationBell />
      <LockButton />
    </Flex>
  );
}
