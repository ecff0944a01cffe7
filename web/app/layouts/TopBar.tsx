import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { StatusStrip } from '../StatusStrip.tsx';

/** The green bar, the same in light and dark, with the connection strip below it: both stay in view. */
export function TopBar({ children }: { readonly children: ReactNode }) {
  return (
    <Box className="no-print" position="sticky" top="0" zIndex="sticky">
      <Box as="header" className="on-green" bg="bg.bar" color="white" pt="env(safe-area-inset-top)">
        <Flex minH="14" w="full" maxW="8xl" mx="auto" px={{ base: '3', md: '8' }} gap="2" align="center" wrap="wrap">
          {children}
        </Flex>
      </Box>
      <StatusStrip />
    </Box>
  );
}
