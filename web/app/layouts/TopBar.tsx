import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The sticky green bar, the same in light and dark. */
export function TopBar({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      as="header"
      className="no-print on-green"
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg.bar"
      color="white"
      pt="env(safe-area-inset-top)"
    >
      <Flex minH="14" w="full" maxW="8xl" mx="auto" px={{ base: '3', md: '8' }} gap="2" align="center" wrap="wrap">
        {children}
      </Flex>
    </Box>
  );
}
