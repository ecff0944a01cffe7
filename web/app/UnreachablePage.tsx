import { Box, Flex } from '@chakra-ui/react';
import { useEffect } from 'react';
import { LoadError } from '../ui/components/LoadError.tsx';
import { Logo } from '../ui/components/Logo.tsx';
import { TopBar } from './layouts/TopBar.tsx';
import { ConnectionStrip } from './ConnectionStrip.tsx';

interface OutOfReachProps {
  readonly error: unknown;
  readonly onRetry: () => Promise<void>;
}

/** Shown when the app cannot reach its server at the start. Retries when the network is back. */
export function UnreachablePage({ error, onRetry }: OutOfReachProps) {
  useEffect(() => {
    const retry = () => void onRetry();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [onRetry]);
  return (
    <Flex direction="column" minH="100dvh">
      <TopBar>
        <Logo />
      </TopBar>
      <ConnectionStrip />
      <Box as="main" id="content" w="full" maxW="xl" mx="auto" p="6">
        <LoadError error={error} onRetry={onRetry} />
      </Box>
    </Flex>
  );
}
