import { Box, Flex } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { QrCode } from '../../ui/components/QrCode.tsx';

interface BesideCodeProps extends ComponentProps<typeof QrCode> {
  readonly children: ReactNode;
}

/** A QR code with what belongs to it beside it; below it on a phone, and with large text. */
export function BesideCode({ children, ...code }: BesideCodeProps) {
  return (
    <Flex wrap="wrap" gap="10" align="flex-start">
      <Box flex={{ base: '1 1 100%', md: '0 1 16rem' }} minW="0">
        <QrCode {...code} />
      </Box>
      <Box flex="1 1 18rem" minW="0">
        {children}
      </Box>
    </Flex>
  );
}
