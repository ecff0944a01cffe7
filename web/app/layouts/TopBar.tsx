import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The sticky green bar, the same in light and dark. */
export function TopBar({ children }: { readonly children: ReactNode }) {
  return (
    <Flex
      as="header"
      className="no-print"
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg.bar"
      color="white"
      minH="14"
      px={{ base: '3', md: '6' }}
      gap="2"
      align="center"
      pt="env(safe-area-inset-top)"
    >
      {children}
    </Flex>
  );
}
