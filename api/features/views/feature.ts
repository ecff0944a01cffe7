import { feature } from '../../platform/feature.ts';
import { SavedView } from './saved-view.entity.ts';
import { descriptions } from './views.descriptions.ts';
import { viewsDemo } from './views.demo.ts';
import { ViewsResolver } from './views.resolver.ts';

export const views = feature({
  entities: [SavedView],
  resolvers: [ViewsResolver],
  descriptions,
  demo: viewsDemo,
});
