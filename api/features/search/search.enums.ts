import { searchResultKinds } from '#schema/vocabulary.ts';
import { graphEnum } from '../../platform/graphql/enums.ts';

export const SearchResultKind = graphEnum('SearchResultKind', searchResultKinds);
