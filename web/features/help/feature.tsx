import { feature } from '../../platform/feature.ts';
import { paths } from '../../platform/paths.ts';

const loadHelpPage = async () => (await import('./HelpPage.tsx')).HelpPage;

/** The guides, for every role. */
export const help = feature({
  routes: [
    { area: 'guide', path: paths.help, page: loadHelpPage },
    { area: 'guide', path: paths.helpSection, page: loadHelpPage },
  ],
});
