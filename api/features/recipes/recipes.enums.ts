import { costGapReasons, recipeKinds } from '#schema/vocabulary.ts';
import { graphEnum } from '../../platform/graphql/enums.ts';

export const RecipeKind = graphEnum('RecipeKind', recipeKinds);
export const CostGapReason = graphEnum('CostGapReason', costGapReasons);
