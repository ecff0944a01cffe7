import { invalidating } from '../live/invalidate.ts';
import { useCreateNamedItemMutation } from './choices.generated.ts';

/** Creates an item from a form of something else. Its price and allergens stay unknown until somebody enters them. */
export function useCreateNamedItem() {
  const [create] = useCreateNamedItemMutation(invalidating('items', 'inventorySummary'));
  return create;
}
