import { useState } from 'react';
import type { UserJson } from '#schema/rest.ts';
import type { Role } from '#schema/vocabulary.ts';
import { readableError } from '../../ui/i18n/readable-error.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { showToast } from '../../ui/components/toasts/toast-store.ts';
import { type Credentials, postDemoLogin, postLogin, postRegister, type Registration } from './requests.ts';
import { useSession } from './SessionProvider.tsx';
import { sessionTexts } from './texts.ts';

type Failure = 'loginFailed' | 'demoLoginFailed' | 'registrationFailed';

/**
 * The three ways in, with the specified toasts. Each answers the server's sentence when refused (empty when it
 * gave none), null when in;
 * who is in is the session's news, and the screens follow it.
 */
export function useSignIn() {
  const t = useTexts(sessionTexts);
  const { setUser } = useSession();
  const [pending, setPending] = useState<string | null>(null);

  async function attempt(
    key: string,
    failure: Failure,
    call: () => Promise<UserJson>,
    welcome: (user: UserJson) => void,
  ) {
    setPending(key);
    try {
      const user = await call();
      welcome(user);
      setUser(user);
      return null;
    } catch (error) {
      const { sentence = '' } = readableError(error);
      showToast({ title: t(failure), description: sentence || t('unknownError'), tone: 'destructive' });
      return sentence;
    } finally {
      setPending(null);
    }
  }

  return {
    pending,
    login: (credentials: Credentials) =>
      attempt(
        'login',
        'loginFailed',
        () => postLogin(credentials),
        ({ username }) => showToast({ title: t('loginSuccessful'), description: t('welcomeBack', { username }) }),
      ),
    demoLogin: (role: Role) =>
      attempt(
        role,
        'demoLoginFailed',
        () => postDemoLogin(role),
        () =>
          showToast({
            title: t('demoLoginSuccessful'),
            description: t('welcomeDemo', { role: t(role).toLowerCase() }),
          }),
      ),
    register: (registration: Registration) =>
      attempt(
        'register',
        'registrationFailed',
        () => postRegister(registration),
        () => showToast({ title: t('registrationSuccessful'), description: t('welcomeProduct') }),
      ),
  };
}
