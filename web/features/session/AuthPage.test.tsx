import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Language } from '#schema/vocabulary.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { cook, manager, renderScreen } from '../../testing/render.tsx';
import { loadSpanishMessages } from '../../ui/i18n/server-messages.ts';
import { AuthPage } from './AuthPage.tsx';
import { SessionProvider } from './SessionProvider.tsx';
import { WelcomePage } from './WelcomePage.tsx';

const anonymous = Promise.resolve(null);
const open = (at = '/auth', language: Language = 'en') =>
  renderScreen(
    <SessionProvider answer={anonymous}>
      <AuthPage />
    </SessionProvider>,
    { at, viewer: null, language },
  );
const posted = (calls: ReturnType<typeof fakeServer>) => calls.find(({ method }) => method === 'POST');
const offers = (registration: string, mail = false) => ({
  'GET /api/sign-in': () => Response.json({ registration, mail }),
});
const text = (words: string, status: number) => () => new Response(words, { status, statusText: 'Refused' });

describe('signing in', () => {
  test('shows the welcome toast and redirects home', async () => {
    const calls = fakeServer({ 'POST /api/login': () => Response.json(manager) });
    const { user } = open();
    await user.type(screen.getByLabelText('Username'), ' marco ');
    await user.type(screen.getByLabelText('Password'), 'calm green kitchens');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Login successful')).toBeInTheDocument();
    expect(screen.getByText('Welcome back, marco!')).toBeInTheDocument();
    expect(posted(calls)?.body).toEqual({ username: 'marco', password: 'calm green kitchens' });
    expect(screen.getByLabelText('address')).toHaveTextContent('/');
  });

  test('shows the server’s sentence in a toast and in place', async () => {
    fakeServer({ 'POST /api/login': text('Wrong username or password.', 401) });
    const { user } = open();
    await user.type(screen.getByLabelText('Username'), 'marco');
    await user.type(screen.getByLabelText('Password'), 'nope');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failedWrong username or password.');
    expect(screen.getAllByText('Wrong username or password.')).toHaveLength(2);
  });

  test('shows it in Spanish', async () => {
    await loadSpanishMessages();
    const headers = { 'message-key': 'auth.wrongPassword', 'message-params': '%7B%7D' };
    fakeServer({ 'POST /api/login': () => new Response('Wrong username or password.', { status: 401, headers }) });
    const { user } = open('/auth', 'es');
    await user.type(screen.getByLabelText('Usuario'), 'marco');
    await user.type(screen.getByLabelText('Contraseña'), 'nope');
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Usuario o contraseña incorrectos.');
  });

  test('shows status and status text for an empty refusal', async () => {
    fakeServer({ 'POST /api/login': text('', 500) });
    const { user } = open();
    await user.type(screen.getByLabelText('Username'), 'marco');
    await user.type(screen.getByLabelText('Password'), 'x');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('500: Refused');
  });

  test('reports missing fields without a request', async () => {
    const calls = fakeServer({});
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Enter your username')).toBeInTheDocument();
    expect(screen.getByText('Enter your password')).toBeInTheDocument();
    expect(posted(calls)).toBeUndefined();
  });

  test('a demo role opens the demo kitchen', async () => {
    const calls = fakeServer({ 'POST /api/demo-login': () => Response.json(cook) });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Cook' }));
    expect(await screen.findByText('Demo login successful')).toBeInTheDocument();
    expect(screen.getByText('Welcome to the cook demo!')).toBeInTheDocument();
    expect(posted(calls)?.body).toEqual({ role: 'cook' });
  });
});

describe('registering', () => {
  test('a link with a code opens Register with the code filled in, and joins as the chosen role', async () => {
    const calls = fakeServer({ 'POST /api/register': () => Response.json({ ...manager, verified: false }) });
    const { user } = open('/auth?code=BRIGADE-7K2M9QXA');
    expect(await screen.findByLabelText(/Organization code/)).toHaveValue('BRIGADE-7K2M9QXA');
    await user.click(screen.getByRole('button', { name: 'Manager', pressed: false }));
    await user.type(screen.getByLabelText('Your name'), 'Marco Silva');
    await user.type(screen.getByLabelText('Username'), 'marco');
    await user.type(screen.getByLabelText('Password'), 'calm green kitchens');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Registration successful')).toBeInTheDocument();
    expect(posted(calls)?.body).toEqual({
      username: 'marco',
      password: 'calm green kitchens',
      name: 'Marco Silva',
      role: 'manager',
      organizationCode: 'BRIGADE-7K2M9QXA',
      language: 'en',
    });
  });

  test('setting up a new kitchen registers its admin', async () => {
    const calls = fakeServer({ 'POST /api/register': text('This username is taken.', 400) });
    const { user } = open();
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    await user.click(await screen.findByRole('button', { name: 'Set up a new kitchen' }));
    await user.type(screen.getByLabelText('Restaurant name'), 'Harbour');
    await user.type(screen.getByLabelText('Your name'), 'Olive');
    await user.type(screen.getByLabelText('Username'), 'olive');
    await user.type(screen.getByLabelText('Password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Create kitchen' }));
    expect(await screen.findByText('Use at least 12 characters.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Password'), ' but long enough');
    await user.click(screen.getByRole('button', { name: 'Create kitchen' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration failedThis username is taken.');
    expect(posted(calls)?.body).toMatchObject({ role: 'admin', organizationName: 'Harbour' });
    expect(posted(calls)?.body).not.toHaveProperty('organizationCode');
  });
});

describe('the registration form', () => {
  /** Opens the form and presses its button. */
  async function submitted(fill: (user: ReturnType<typeof open>['user']) => Promise<void>, language: Language = 'en') {
    const calls = fakeServer({ 'POST /api/register': () => Response.json({ ...cook, verified: false }) });
    const { user } = open('/auth?code=', language);
    const button = await screen.findByRole('button', { name: language === 'en' ? 'Create account' : 'Crear cuenta' });
    await fill(user);
    await user.click(button);
    return calls;
  }
  const messageAt = (label: string | RegExp, message: string) =>
    waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleErrorMessage(message));

  test('shows everything that the server would refuse at once, in its sentences, and sends nothing', async () => {
    const calls = await submitted(async (user) => {
      await user.type(screen.getByLabelText('Username'), 'ana ruiz');
    });
    await messageAt(/Organization code/, 'Enter the organization code from your admin.');
    await messageAt('Your name', 'Enter your name.');
    await messageAt('Username', 'Use only letters, digits, dot, underscore and dash.');
    await messageAt('Password', 'Use at least 12 characters.');
    expect(posted(calls)).toBeUndefined();
  });

  test('has them in Spanish', async () => {
    await loadSpanishMessages();
    await submitted(async () => undefined, 'es');
    expect(await screen.findByText('Escribe el código que te dio tu administrador.')).toBeVisible();
  });

  test('refuses a password with the username in it', async () => {
    const calls = await submitted(async (user) => {
      await user.type(screen.getByLabelText(/Organization code/), 'BRIGADE-7K2M9QXA');
      await user.type(screen.getByLabelText('Your name'), 'Marco Silva');
      await user.type(screen.getByLabelText('Username'), 'marco');
      await user.type(screen.getByLabelText('Password'), 'the calm Marco cooks');
    });
    expect(await screen.findByText('The password may not contain the username.')).toBeVisible();
    expect(posted(calls)).toBeUndefined();
  });

  test('does not look for an empty username in the password', async () => {
    await submitted(async (user) => user.type(screen.getByLabelText('Password'), 'calm green kitchens'));
    expect(await screen.findByText('Use at least 3 characters.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toBeValid();
  });

  test('does not truncate a long password, and shows the limit', async () => {
    await submitted(async (user) => {
      await user.click(screen.getByLabelText('Password'));
      await user.paste('long '.repeat(30));
    });
    expect(await screen.findByText('Use at most 128 characters.')).toBeVisible();
  });

  test('sends a username in capitals, which the server accepts', async () => {
    const calls = await submitted(async (user) => {
      await user.type(screen.getByLabelText(/Organization code/), 'brigade-7k2m9qxa');
      await user.type(screen.getByLabelText('Your name'), 'Marco Silva');
      await user.type(screen.getByLabelText('Username'), 'Marco');
      await user.type(screen.getByLabelText('Password'), 'calm green kitchens');
    });
    expect(await screen.findByText('Registration successful')).toBeInTheDocument();
    expect(posted(calls)?.body).toMatchObject({ username: 'Marco', organizationCode: 'brigade-7k2m9qxa' });
  });
});

describe('registering where it is limited', () => {
  test('with codes only, offers no new kitchen', async () => {
    fakeServer(offers('code'));
    const { user } = open();
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    expect(await screen.findByText(/New kitchens cannot be set up here\./)).toBeVisible();
    expect(screen.getByLabelText(/Organization code/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Set up a new kitchen' })).toBeNull();
  });

  test('when closed, shows that in place of the form', async () => {
    fakeServer(offers('closed'));
    const { user } = open('/auth?code=BRIGADE-7K2M9QXA');
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    expect(await screen.findByText(/Registration is closed on this server\./)).toBeVisible();
    expect(screen.queryByLabelText('Your name')).toBeNull();
  });
});

describe('the role chooser', () => {
  test('shows the error when the demo cannot be opened', async () => {
    fakeServer({ 'POST /api/demo-login': text('This demo does not exist.', 404) });
    const { user } = renderScreen(
      <SessionProvider answer={anonymous}>
        <WelcomePage />
      </SessionProvider>,
    );
    await user.click(screen.getByRole('button', { name: 'Admin' }));
    expect(await screen.findAllByText('This demo does not exist.')).toHaveLength(2);
    expect(screen.getByText('Demo login failed')).toBeInTheDocument();
  });

  test('shows unverified users their name, and does not redirect them', async () => {
    renderScreen(
      <SessionProvider answer={Promise.resolve({ ...cook, verified: false })}>
        <WelcomePage />
      </SessionProvider>,
      { at: '/welcome' },
    );
    expect(await screen.findByText('You are logged in as Ana Ruiz (cook)')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/logout');
    expect(screen.getByLabelText('address')).toHaveTextContent('/welcome');
  });
});

describe('a forgotten password', () => {
  const openForgotten = async (user: ReturnType<typeof open>['user']) =>
    user.click(await screen.findByRole('button', { name: 'Forgot your password?' }));

  test('without mail names who can help', async () => {
    fakeServer(offers('open'));
    const { user } = open();
    await openForgotten(user);
    expect(await screen.findByText(/Ask an admin of your kitchen for a password link\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send me a link' })).toBeNull();
  });

  test('with mail asks for the username, and shows the same text for every name', async () => {
    const calls = fakeServer({ ...offers('open', true), 'POST /api/forgot-password': () => Response.json({}) });
    const { user } = open();
    await openForgotten(user);
    const send = await screen.findByRole('button', { name: 'Send me a link' });
    await user.click(send);
    expect(await screen.findByText('Enter your username.')).toBeVisible();
    await user.type(screen.getAllByLabelText('Username').at(-1) ?? send, ' ana ');
    await user.click(send);
    expect(await screen.findByRole('status')).toHaveTextContent('If this account has an e-mail address');
    expect(posted(calls)?.body).toEqual({ username: 'ana' });
  });

  test('with mail prefills the username from the sign-in form', async () => {
    const calls = fakeServer({ ...offers('open', true), 'POST /api/forgot-password': () => Response.json({}) });
    const { user } = open();
    await user.type(await screen.findByLabelText('Username'), 'ana');
    await openForgotten(user);
    await user.click(await screen.findByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByRole('status')).toBeVisible();
    expect(posted(calls)?.body).toEqual({ username: 'ana' });
  });
});
