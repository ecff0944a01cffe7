// Imported first, because it sends a request.
import './features/session/first-user.ts';
import './ui/theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { registerServiceWorker } from './app/service-worker.ts';
import { startColorMode } from './ui/theme/color-mode.ts';
import { startLanguage } from './ui/i18n/language.ts';
import { listenFirst } from './ui/forms/first-popstate.ts';

startColorMode();
startLanguage();
listenFirst();
// A chunk of its own, because the sign-in page has a size budget. It covers every page once it is loaded.
void import('./ui/press-guard.ts').then(({ startPressGuard }) => startPressGuard());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

void registerServiceWorker();
