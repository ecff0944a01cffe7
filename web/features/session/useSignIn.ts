import { useState } from 'react';
import type { UserJson } from '#schema/rest.ts';
import type { Role } from '#schema/vocabulary.ts';
import { type RunAction, useAction } from '../../ui/forms/useAction.ts';
import { readableError } from '../../ui/i18n/readable-error.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { type ToastContent } from '../../ui/components/toasts/toast-store.ts';
import { type Credentials, postDemoLogin, postLogin, postRegister, type Registration } from './requests.ts';
import { useSession } from './SessionProvider.tsx';
import { sessionTexts } from './texts.ts';

type Welcome = (user: UserJson) => ToastContent;

/**
 * Sign-in, demo sign-in and registration, with the specified toasts. Each resolves to null on success, else to the server's
 * message (empty without one). On success it sets the session's user, and the screens follow.
 */
export function useSignIn() {
  const t = useTexts(sessionTexts);
  const { setUser } = useSession();
  const login = useAction(t('loginFailed'), t('unknownError'));
  const demoLogin = useAction(t('demoLoginFailed'), t('unknownError'));
  const register = useAction(t('registrationFailed'), t('unknownError'));
  const [pending, setPending] = useState<string | null>(null);

  async function enter(key: string, run: RunAction, call: () => Promise<UserJson>, welcome: Welcome) {
    const start = () => {
      setPending(key);
      return call().finally(() => setPending(null));
    };
    const outcome = await run(start, { toast: welcome, onDone: setUser });
    return outcome.status === 'failed' ? (readableError(outcome.error).sentence ?? '') : null;
  }

  return {
    pending,
    login: (credentials: Credentials) =>
      enter(
        'login',
        login.run,
        () => postLogin(credentials),
        ({ username }) => ({ title: t('loginSuccessful'), description: t('welcomeBack', { username }) }),
      ),
    demoLogin: (role: Role) =>
      enter(
        role,
        demoLogin.run,
        () => postDemoLogin(role),
        () => ({ title: t('demoLoginSuccessful'), description: t('welcomeDemo', { role: t(role).toLowerCase() }) }),
      ),
    register: (registration: Registration) =>
      enter(
        'register',
        register.run,
        () => postRegister(registration),
        () => ({ title: t('registrationSuccessful'), description: t('welcomeProduct') }),
      ),
  };
}
