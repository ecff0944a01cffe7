import { Button, Heading, Link as TextLink, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { paths, to } from '../../platform/paths.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { DemoButtons } from './DemoButtons.tsx';
import { FrontPage } from './FrontPage.tsx';
import { useSession } from './SessionProvider.tsx';
import { aroundTexts } from './around-texts.ts';
import { useSignIn } from './useSignIn.ts';

/** The role chooser. Verified users are redirected home; unverified ones see their name. */
export function WelcomePage() {
  const own = useTexts(aroundTexts);
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
            {own('chooseRole')}
          </Text>
        </Stack>
        <DemoButtons signIn={signIn} onRefused={setRefusal} />
        {refusal === null ? null : (
          <Text role="alert" color="fg.error">
            {refusal || own('unableDemo')}
          </Text>
        )}
        {user ? (
          <Stack gap="3" align="flex-start">
            <Text>
              {own('loggedInAs')} {user.name} ({user.role})
            </Text>
            <Button asChild variant="outline">
              <Link to={paths.logout}>{own('logout')}</Link>
            </Button>
          </Stack>
        ) : (
          <TextLink asChild alignSelf="flex-start" py="2">
            <Link to={paths.auth}>{own('haveAccount')}</Link>
          </TextLink>
        )}
      </Stack>
    </FrontPage>
  );
}
