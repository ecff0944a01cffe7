import { Center, Heading, Spinner, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { limits } from '#schema/limits.ts';
import { paths } from '../../platform/paths.ts';
import { deviceMark } from '../../platform/device/device-mark.ts';
import { readableError } from '../../ui/i18n/readable-error.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { showToast } from '../../ui/components/toasts/toast-store.ts';
import { postLogout } from './requests.ts';
import { useSession } from './SessionProvider.tsx';
import { aroundTexts } from './around-texts.ts';
import { sessionTexts } from './texts.ts';

/** Ends the session, says so, and after one second opens the sign-in screen. */
export function LogoutPage() {
  const t = useTexts(sessionTexts);
  const own = useTexts(aroundTexts);
  const navigate = useNavigate();
  const { setUser } = useSession();
  const posted = useRef(false);
  useEffect(() => {
    document.title = `${own('logout')} · Brigade`;
    if (posted.current) return;
    posted.current = true;
    postLogout().then(
      () => {
        setUser(null);
        showToast({ title: own('loggedOut'), description: own('loggedOutText') });
      },
      (error: unknown) => {
        const description = readableError(error).sentence ?? t('unknownError');
        showToast({ title: own('logoutFailed'), description, tone: 'destructive' });
      },
    );
    // One of the kitchen's devices goes back to what it is for.
    const next = deviceMark() === null ? paths.auth : paths.home;
    setTimeout(() => void navigate(next, { replace: true }), limits.logoutRedirect);
  }, [navigate, setUser, t, own]);
  return (
    <Center as="main" id="content" minH="100dvh" px="6">
      <Stack role="status" align="center" textAlign="center" gap="3">
        <Spinner size="xl" color="brand.solid" borderWidth="3px" mb="2" />
        <Heading as="h1" fontSize="2xl">
          {own('loggingOut')}
        </Heading>
        <Text color="fg.muted">{own('loggingOutText')}</Text>
      </Stack>
    </Center>
  );
}
