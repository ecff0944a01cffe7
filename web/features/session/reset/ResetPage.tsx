import { Button, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { resetPasswordInput } from '#schema/inputs/auth.ts';
import { limits } from '#schema/limits.ts';
import { inputResolver } from '../../../ui/forms/input-resolver.ts';
import { useAction } from '../../../ui/forms/useAction.ts';
import { Problem } from '../../../platform/graphql/problem.ts';
import { paths } from '../../../platform/paths.ts';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { SkeletonList } from '../../../ui/components/Loading.tsx';
import { FrontPage } from '../FrontPage.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { checkReset, postReset } from '../requests.ts';
import { useSession } from '../SessionProvider.tsx';
import { sessionTexts } from '../texts.ts';
import { resetTexts } from './texts.ts';

/** The state of the link: being checked, valid with its username, not valid, or not checked because the request failed. */
type LinkState =
  | { readonly status: 'checking' }
  | { readonly status: 'valid'; readonly username: string }
  | { readonly status: 'notValid' }
  | { readonly status: 'failed'; readonly sentence: string };

const REFUSED = 400;

function useLink(token: string) {
  const t = useTexts(sessionTexts);
  const [state, setState] = useState<LinkState>({ status: 'checking' });
  const check = useCallback(
    () =>
      checkReset(token).then(
        (username): LinkState => ({ status: 'valid', username }),
        (error: unknown): LinkState =>
          error instanceof Problem && error.status === REFUSED
            ? { status: 'notValid' }
            : { status: 'failed', sentence: readableError(error).sentence ?? t('unknownError') },
      ),
    [token, t],
  );
  useEffect(() => {
    let current = true;
    if (token !== '') void check().then((checked) => (current ? setState(checked) : undefined));
    return () => {
      current = false;
    };
  }, [token, check]);
  const retry = () => {
    setState({ status: 'checking' });
    void check().then(setState);
  };
  const empty: LinkState = { status: 'notValid' };
  return { state: token === '' ? empty : state, retry };
}

function NotValid({ text }: { readonly text: string }) {
  const t = useTexts(resetTexts);
  return (
    <Stack gap="4">
      <Heading as="h1" fontSize="2xl">
        {t('notValid')}
      </Heading>
      <Text role="alert">{text}</Text>
      <Button asChild size="lg" variant="outline">
        <Link to={paths.auth}>{t('toSignIn')}</Link>
      </Button>
    </Stack>
  );
}

function NewPassword({ token, username }: { readonly token: string; readonly username: string }) {
  const t = useTexts(resetTexts);
  const session = useTexts(sessionTexts);
  const { setUser } = useSession();
  const navigate = useNavigate();
  const { run, pending: saving } = useAction(t('failed'), session('unknownError'));
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { password: '' },
    resolver: inputResolver(resetPasswordInput, ({ password }) => ({ token, password })),
  });
  const submit = handleSubmit(async ({ password }) => {
    const outcome = await run(() => postReset(token, password), {
      toast: t('done'),
      onDone: (user) => {
        setUser(user);
        void navigate(paths.home, { replace: true });
      },
    });
    if (outcome.status === 'failed') setError('password', { message: outcome.sentence }, { shouldFocus: true });
  });

  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        <Heading as="h1" fontSize="2xl">
          {t('title')}
        </Heading>
        <Text color="fg.muted">{t('lead', { username })}</Text>
        {/* For password managers, which store the new password with the account. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label={t('password')}
          hint={session('passwordHint', { n: limits.passwordMin })}
          autoComplete="new-password"
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" size="lg" loading={saving} loadingText={t('save')}>
          {t('save')}
        </Button>
      </Stack>
    </chakra.form>
  );
}

/** Opened by a link from an admin: sets a new password once. The token is in the URL fragment, which browsers never send to servers. */
export function ResetPage() {
  const t = useTexts(resetTexts);
  const token = useLocation().hash.slice(1);
  const { state, retry } = useLink(token);
  useEffect(() => {
    document.title = `${t('title')} · Brigade`;
  }, [t]);
  return (
    <FrontPage>
      {state.status === 'checking' ? <SkeletonList rows={3} /> : null}
      {state.status === 'valid' ? <NewPassword token={token} username={state.username} /> : null}
      {state.status === 'notValid' ? <NotValid text={t(token === '' ? 'noToken' : 'notValidText')} /> : null}
      {state.status === 'failed' ? (
        <Stack gap="4">
          <Text role="alert">{state.sentence}</Text>
          <Button size="lg" variant="outline" onClick={retry}>
            {t('retry')}
          </Button>
        </Stack>
      ) : null}
    </FrontPage>
  );
}
