import { Flex } from '@chakra-ui/react';
import { RecipeSearch } from '../../recipes/RecipeSearch.tsx';
import { NotificationBell } from '../../notifications/NotificationBell.tsx';

/** Search and bell, on every green bar. */
export function BarTools() {
  return (
    <Flex gap="1" align="center">
      <RecipeSearch />
      <NotificationBell />
    </Flex>
  );
}
