import { Button, Heading, Link as TextLink, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { paths, to } from '../paths.ts';
import { useTexts } from '../ui/texts.ts';
import { DemoButtons } from './DemoButtons.tsx';
import { FrontPage } from './FrontPage.tsx';
import { useSession } from './SessionProvider.tsx';
import { sessionTexts } from './texts.ts';
import { useSignIn } from './useSignIn.ts';

/** The role chooser. A verified person goes straight home; an unverified one is told who they are. */
export function WelcomePage() {
  const t = useTexts(sessionTexts);
  const signIn = useSignIn();
  const { state } = useSession();
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    document.title = 'Brigade';
  }, []);
  const user = state.status === 'ready' ? state.user : null;
  if (user?.verified) return <Navigate to={to.homeOf(user.role)} replace />;
  return (
    <FrontPage>
      <Stack gap="6">
        <Stack gap="2">
          <Heading as="h1" fontSize={{ base: '3xl', md: '4xl' }} letterSpacing="-0.03em">
            Brigade
          </Heading>
          <Text color="fg.muted" fontSize="lg">
            {t('chooseRole')}
          </Text>
        </Stack>
        <DemoButtons signIn={signIn} onRefused={setRefusal} />
        {refusal === null ? null : (
          <Text role="alert" color="fg.error">
            {refusal || t('unableDemo')}
          </Text>
        )}
        {user ? (
          <Stack gap="3" align="flex-start">
            <Text>
              {t('loggedInAs')} {user.name} ({user.role})
            </Text>
            <Button asChild variant="outline">
              <Link to={paths.logout}>{t('logout')}</Link>
            </Button>
          </Stack>
        ) : (
          <TextLink asChild alignSelf="flex-start" py="2">
            <Link to={paths.auth}>{t('haveAccount')}</Link>
          </TextLink>
        )}
      </Stack>
    </FrontPage>
  );
}
