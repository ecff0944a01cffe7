import { lazy } from 'react';
import { feature } from '../../platform/feature.ts';
import { paths } from '../../platform/paths.ts';

const HelpPage = lazy(async () => ({ default: (await import('./HelpPage.tsx')).HelpPage }));

/** The guides, for every role. */
export const help = feature({
  routes: [
    { area: 'guide', path: paths.help, page: HelpPage },
    { area: 'guide', path: paths.helpSection, page: HelpPage },
  ],
});
