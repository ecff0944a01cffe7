import { boardModes, boardThemes, bumpStyles, deviceKinds, deviceScopes } from '#schema/vocabulary.ts';
import { graphEnum } from '../../platform/graphql/enums.ts';

export const DeviceKind = graphEnum('DeviceKind', deviceKinds);
export const DeviceScope = graphEnum('DeviceScope', deviceScopes);
export const BoardMode = graphEnum('BoardMode', boardModes);
export const BoardTheme = graphEnum('BoardTheme', boardThemes);
export const BumpStyle = graphEnum('BumpStyle', bumpStyles);
