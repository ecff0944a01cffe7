import { type PrepListPartsFragment, usePrepListsQuery } from '../plan.generated.ts';

const none: readonly PrepListPartsFragment[] = [];

/** The kitchen's prep lists in their order; empty until they are known. */
export function usePrepLists(): readonly PrepListPartsFragment[] {
  return usePrepListsQuery({ variables: { archived: false } }).data?.prepLists ?? none;
}
