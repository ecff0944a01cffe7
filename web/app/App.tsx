import { ChakraProvider } from '@chakra-ui/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { BrowserRouter } from 'react-router';
import { SessionProvider } from '../features/session/SessionProvider.tsx';
import { system } from '../ui/theme/theme.ts';
import { Toaster } from '../ui/components/toasts/Toaster.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Router } from './Router.tsx';

/** The root: providers for every screen. Apollo and the live connection are added behind the guard, in SignedIn. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <ChakraProvider value={system}>
        <ErrorBoundary>
          <BrowserRouter>
            <SessionProvider>
              <Router />
            </SessionProvider>
          </BrowserRouter>
        </ErrorBoundary>
        <Toaster />
      </ChakraProvider>
    </I18nProvider>
  );
}
