import { Box, Flex, Link as TextLink, Separator, Stack, Tabs, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { paths } from '../paths.ts';
import { useTexts } from '../ui/texts.ts';
import { DemoButtons } from './DemoButtons.tsx';
import { FrontPage } from './FrontPage.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { useSession } from './SessionProvider.tsx';
import { sessionTexts } from './texts.ts';
import { SignInForm } from './SignInForm.tsx';
import { useSignIn } from './useSignIn.ts';

/** Sign in, register, or open the demo kitchen. Whoever is signed in already goes home. */
export function AuthPage() {
  const t = useTexts(sessionTexts);
  const [search] = useSearchParams();
  const code = search.get('code');
  const [tab, setTab] = useState(code === null ? 'sign-in' : 'register');
  const signIn = useSignIn();
  const { state } = useSession();
  useEffect(() => {
    document.title = `${t('signIn')} · Brigade`;
  }, [t]);
  if (state.status === 'ready' && state.user) return <Navigate to={paths.home} replace />;
  return (
    <FrontPage>
      <Tabs.Root value={tab} onValueChange={({ value }) => setTab(value)} fitted lazyMount>
        <Tabs.List>
          <Tabs.Trigger value="sign-in">{t('signIn')}</Tabs.Trigger>
          <Tabs.Trigger value="register">{t('register')}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="sign-in">
          <SignInForm signIn={signIn} />
        </Tabs.Content>
        <Tabs.Content value="register">
          <RegisterForm signIn={signIn} code={code} />
        </Tabs.Content>
      </Tabs.Root>
      <Stack mt="8" gap="4">
        <Flex align="center" gap="3">
          <Separator flex="1" />
          <Text textStyle="sm" color="fg.muted">
            {t('tryDemo')}
          </Text>
          <Separator flex="1" />
        </Flex>
        <DemoButtons signIn={signIn} />
        <Box textAlign="center" mt="2">
          <TextLink asChild textStyle="sm" py="2">
            <Link to={paths.download}>{t('getApp')}</Link>
          </TextLink>
        </Box>
      </Stack>
    </FrontPage>
  );
}
