import { type PrepListPartsFragment, usePrepListsQuery } from '../plan.generated.ts';

const none: readonly PrepListPartsFragment[] = [];

/** The kitchen's active prep lists, in order; empty until they are loaded. */
export function usePrepLists(): readonly PrepListPartsFragment[] {
  return usePrepListsQuery({ variables: { archived: false } }).data?.prepLists ?? none;
}
