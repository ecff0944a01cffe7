import { Button, Center, Heading, Spinner, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { UserJson } from '#schema/rest.ts';
import { paths } from '../../platform/paths.ts';
import { Mark } from '../../ui/components/Logo.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { aroundTexts } from './around-texts.ts';
import { useSession } from './SessionProvider.tsx';

const pollInterval = 3_000;

/** Shown in place of every guarded screen until an admin verifies the account; checks every 3 s and then opens the screen. */
export function WaitingPage({ user }: { readonly user: UserJson }) {
  const own = useTexts(aroundTexts);
  const { refresh } = useSession();
  useEffect(() => {
    document.title = `${own('waitingTitle')} · Brigade`;
    const timer = setInterval(() => void refresh(), pollInterval);
    return () => clearInterval(timer);
  }, [refresh, own]);
  return (
    <Center as="main" id="content" minH="100dvh" px="6">
      <Stack align="center" textAlign="center" gap="4" maxW="lg">
        <Center color="brand.fg" mb="2">
          <Mark size="16" />
        </Center>
        <Heading as="h1" fontSize={{ base: '2xl', md: '3xl' }} letterSpacing="-0.025em">
          {own('waitingTitle')}
        </Heading>
        <Text fontSize="lg">{own('waitingText', { name: user.name })}</Text>
        <Text color="fg.muted">{own('waitingHint')}</Text>
        <Text role="status" color="fg.muted" textStyle="sm" display="flex" alignItems="center" gap="2">
          <Spinner size="xs" /> {own('checking')}
        </Text>
        <Button asChild variant="outline" mt="2">
          <Link to={paths.logout}>{own('logout')}</Link>
        </Button>
      </Stack>
    </Center>
  );
}
