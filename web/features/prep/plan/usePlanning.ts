import { MorePeopleDocument } from '../../../platform/graphql/more-people.generated.ts';
import { useWholeList } from '../../../platform/graphql/useWholeList.ts';
import { MorePrepRecipesDocument, type PrepPlanningQuery, usePrepPlanningQuery } from '../plan.generated.ts';

export type Person = PrepPlanningQuery['users']['nodes'][number];
export type PrepRecipe = PrepPlanningQuery['recipes']['nodes'][number];

export type StationChoice = PrepPlanningQuery['stations'][number];

/** The options of the planning forms. */
export interface Planning {
  readonly people: readonly Person[];
  readonly recipes: readonly PrepRecipe[];
  readonly stations: readonly StationChoice[];
}

export interface PlanningState {
  /** Null until everything is loaded, so that no form opens half filled. */
  readonly planning: Planning | null;
  /** Why the options could not be loaded; undefined while they load and once they are loaded. */
  readonly error: Error | undefined;
  readonly refetch: () => unknown;
}

export function usePlanning(): PlanningState {
  const { data, error, refetch, fetchMore } = usePrepPlanningQuery();
  const hasPeople = useWholeList(data?.users, (after) =>
    fetchMore({ query: MorePeopleDocument, variables: { filter: 'active', after } }),
  );
  const hasRecipes = useWholeList(data?.recipes, (after) =>
    fetchMore({ query: MorePrepRecipesDocument, variables: { after } }),
  );
  if (!data || !hasPeople || !hasRecipes) return { planning: null, error: data ? undefined : error, refetch };
  const { users, recipes, stations } = data;
  return { planning: { people: users.nodes, recipes: recipes.nodes, stations }, error: undefined, refetch };
}
