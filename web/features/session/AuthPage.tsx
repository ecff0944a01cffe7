import { Box, Flex, Link as TextLink, Separator, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { useServerOptions } from '../../platform/graphql/useServerOptions.ts';
import { paths } from '../../platform/paths.ts';
import { TabBar } from '../../ui/components/TabBar.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { SkeletonList } from '../../ui/components/Loading.tsx';
import { DemoButtons } from './DemoButtons.tsx';
import { FrontPage } from './FrontPage.tsx';
import { useSession } from './SessionProvider.tsx';
import { sessionTexts } from './texts.ts';
import { SignInForm } from './SignInForm.tsx';
import { useSignIn } from './useSignIn.ts';

const Forgotten = lazy(async () => ({ default: (await import('./Forgotten.tsx')).Forgotten }));
const RegisterForm = lazy(async () => ({ default: (await import('./RegisterForm.tsx')).RegisterForm }));

/** The demo buttons, and the links to the download page and to the pairing of a display or shared tablet. */
function Demo({ signIn }: { readonly signIn: ReturnType<typeof useSignIn> }) {
  const t = useTexts(sessionTexts);
  return (
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
        <br />
        <TextLink asChild textStyle="sm" py="2">
          <Link to={paths.kiosk}>{t('setUpDisplay')}</Link>
        </TextLink>
      </Box>
    </Stack>
  );
}

/** The path of the guarded page that redirected here; home by default. */
function useReturnPath(): string {
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'comeBack' in state ? state.comeBack : null;
  return typeof from === 'string' ? from : paths.home;
}

/** Sign in, register, or open the demo kitchen. Signed-in users are redirected to where they came from, else home. */
export function AuthPage() {
  const t = useTexts(sessionTexts);
  const [search] = useSearchParams();
  const code = search.get('code');
  const username = useRef('');
  const [tab, setTab] = useState<'sign-in' | 'register'>(code === null ? 'sign-in' : 'register');
  const signIn = useSignIn();
  const options = useServerOptions();
  const { state } = useSession();
  useEffect(() => {
    document.title = `${t('signIn')} · Brigade`;
  }, [t]);
  const returnPath = useReturnPath();
  if (state.status === 'ready' && state.user) return <Navigate to={returnPath} replace />;
  return (
    <FrontPage>
      <VisuallyHidden as="h1">Brigade</VisuallyHidden>
      <TabBar
        label="Brigade"
        fitted
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'sign-in',
            label: t('signIn'),
            content: (
              <>
                <SignInForm signIn={signIn} onUsername={(typed) => (username.current = typed)} />
                <Suspense fallback={null}>
                  <Forgotten mail={options?.mail ?? false} typed={() => username.current} />
                </Suspense>
              </>
            ),
          },
          {
            value: 'register',
            label: t('register'),
            content: (
              <Suspense fallback={<SkeletonList rows={5} />}>
                {options ? (
                  <RegisterForm signIn={signIn} code={code} mode={options.registration} />
                ) : (
                  <SkeletonList rows={5} />
                )}
              </Suspense>
            ),
          },
        ]}
      />
      <Demo signIn={signIn} />
    </FrontPage>
  );
}
