import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import type { UserJson } from '#schema/rest.ts';
import type { Language } from '#schema/vocabulary.ts';
import { pagedFields } from '../app/merged-features.ts';
import { createOfflineData } from '../platform/offline/offline-data.ts';
import { OfflineContext } from '../platform/offline/useOutbox.ts';
import { system } from '../ui/theme/theme.ts';
import { Toaster } from '../ui/components/toasts/Toaster.tsx';
import { LeaveGuards } from '../ui/forms/LeaveGuards.tsx';
import { ViewerContext } from '../platform/session/viewer.ts';

export const cook: UserJson = {
  id: 'u1',
  username: 'ana',
  name: 'Ana Ruiz',
  role: 'cook',
  verified: true,
  organizationId: 'o1',
};
export const manager: UserJson = { ...cook, id: 'u2', username: 'marco', name: 'Marco Silva', role: 'manager' };
export const admin: UserJson = { ...cook, id: 'u3', username: 'olive', name: 'Olive Stone', role: 'admin' };

interface Options {
  /** Who is signed in. */
  readonly viewer?: UserJson | null;
  /** The address the screen opens at. */
  readonly at?: string;
  readonly language?: Language;
}

function Address() {
  const { pathname, search } = useLocation();
  return (
    <p role="note" aria-label="address">
      {pathname + search}
    </p>
  );
}

/** Renders a screen like the app: theme, texts, router, data client, toasts. Its address is in the note labeled "address". */
export function renderScreen(screen: ReactNode, { viewer = cook, at = '/', language = 'en' }: Options = {}) {
  i18n.activate(language);
  const offline = createOfflineData({ owner: viewer?.id ?? '', pagedFields, onSignedOut: () => undefined });
  const { client } = offline;
  const user = userEvent.setup();
  const view = render(
    <I18nProvider i18n={i18n}>
      <ChakraProvider value={system}>
        <MemoryRouter initialEntries={[at]}>
          <ApolloProvider client={client}>
            <OfflineContext value={offline}>
              <ViewerContext value={viewer}>
                <LeaveGuards>{screen}</LeaveGuards>
              </ViewerContext>
            </OfflineContext>
          </ApolloProvider>
          <Address />
        </MemoryRouter>
        <Toaster />
      </ChakraProvider>
    </I18nProvider>,
  );
  return { ...view, user, client };
}
