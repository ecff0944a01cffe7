import { useSearchParams } from 'react-router';
import { useNow } from '../../ui/Timestamp.tsx';
import { type PrepPlanningQuery, usePrepPlanningQuery } from '../plan.generated.ts';
import { addDays, kitchenDate } from '../../ui/kitchen-day.ts';

export type Person = PrepPlanningQuery['users']['nodes'][number];
export type PrepRecipe = PrepPlanningQuery['recipes']['nodes'][number];

export type StationChoice = PrepPlanningQuery['stations'][number];

const aheadMax = 31;

/** Who can be given work and what can be made; null until it is known, so that no form opens half filled. */
export interface Planning {
  readonly people: readonly Person[];
  readonly recipes: readonly PrepRecipe[];
  readonly stations: readonly StationChoice[];
}

export function usePlanning(): Planning | null {
  const { data } = usePrepPlanningQuery();
  if (!data) return null;
  const { users, recipes, stations } = data;
  return { people: users.nodes, recipes: recipes.nodes, stations };
}

/** The day that is planned, in the address as `?day=`; today has no parameter. Null until the kitchen's clock is known. */
export function usePlanDay() {
  const { data } = usePrepPlanningQuery();
  const now = useNow();
  const [search, setSearch] = useSearchParams();
  const today = data ? kitchenDate(data.organization, new Date(now)) : null;
  const setDay = (day: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (day === today || day === '') next.delete('day');
        else next.set('day', day);
        return next;
      },
      { replace: true },
    );
  return { day: search.get('day') ?? today, today, last: today === null ? null : addDays(today, aheadMax), setDay };
}
