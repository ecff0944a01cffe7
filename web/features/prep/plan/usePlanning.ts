import { MorePeopleDocument } from '../../../platform/graphql/more-people.generated.ts';
import { useWholeList } from '../../../platform/graphql/useWholeList.ts';
import { MorePrepRecipesDocument, type PrepPlanningQuery, usePrepPlanningQuery } from '../plan.generated.ts';

export type Person = PrepPlanningQuery['users']['nodes'][number];
export type PrepRecipe = PrepPlanningQuery['recipes']['nodes'][number];

export type StationChoice = PrepPlanningQuery['stations'][number];

/** The options of the planning forms; null until they are loaded, so that no form opens half filled. */
export interface Planning {
  readonly people: readonly Person[];
  readonly recipes: readonly PrepRecipe[];
  readonly stations: readonly StationChoice[];
}

export function usePlanning(): Planning | null {
  const { data, fetchMore } = usePrepPlanningQuery();
  const hasPeople = useWholeList(data?.users, (after) =>
    fetchMore({ query: MorePeopleDocument, variables: { filter: 'active', after } }),
  );
  const hasRecipes = useWholeList(data?.recipes, (after) =>
    fetchMore({ query: MorePrepRecipesDocument, variables: { after } }),
  );
  if (!data || !hasPeople || !hasRecipes) return null;
  const { users, recipes, stations } = data;
  return { people: users.nodes, recipes: recipes.nodes, stations };
}
