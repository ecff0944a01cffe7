import { Box, Center, Heading, Stack, Text } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';

interface MessagePageProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A whole page with one message: not found, access denied, waiting, crashed. */
export function MessagePage({ icon: Icon, title, children, action }: MessagePageProps) {
  useEffect(() => {
    document.title = `${title} · Brigade`;
  }, [title]);
  return (
    <Center as="main" id="content" minH="80dvh" px="6">
      <Stack align="center" textAlign="center" gap="3" maxW="lg">
        <Center boxSize="16" rounded="full" bg="brand.subtle" color="brand.fg" mb="2">
          <Icon size={30} aria-hidden="true" />
        </Center>
        <Heading as="h1" fontSize={{ base: '2xl', md: '3xl' }} letterSpacing="-0.025em">
          {title}
        </Heading>
        <Text color="fg.muted" fontSize="lg">
          {children}
        </Text>
        {action === undefined ? null : <Box mt="3">{action}</Box>}
      </Stack>
    </Center>
  );
}
