import { Flex } from '@chakra-ui/react';

/** Search and bell, on every green bar. */
export function BarTools() {
  return <Flex gap="1" align="center" />;
}
