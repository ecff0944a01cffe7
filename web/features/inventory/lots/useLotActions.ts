import { invalidating } from '../../../platform/live/invalidate.ts';
import {
  type LotPartsFragment,
  useFreezeLotMutation,
  useMoveLotMutation,
  useOpenLotMutation,
  useQuarantineLotMutation,
  useReleaseLotMutation,
  useSplitLotMutation,
  useThawLotMutation,
} from '../inventory.generated.ts';
import type { LotAction } from './lot-actions.ts';
import { type LotActionInput, lotInputs } from './lot-inputs.ts';

type Answer = LotPartsFragment | undefined;

const refetchStock = invalidating(
  'stockLot',
  'stockLotEvents',
  'stockLotMovements',
  'item',
  'stockLots',
  'stockPlaces',
  'stockMovements',
  'items',
  'inventorySummary',
);

/** The actions on a lot. Each returns the changed lot: a new one when it was a part. */
export function useLotActions(): Record<LotAction, (input: LotActionInput) => Promise<Answer>> {
  const [open] = useOpenLotMutation(refetchStock);
  const [freeze] = useFreezeLotMutation(refetchStock);
  const [thaw] = useThawLotMutation(refetchStock);
  const [move] = useMoveLotMutation(refetchStock);
  const [split] = useSplitLotMutation(refetchStock);
  const [quarantine] = useQuarantineLotMutation(refetchStock);
  const [release] = useReleaseLotMutation(refetchStock);
  return {
    open: async (input) => (await open({ variables: { input: lotInputs.open(input) } })).data?.openLot,
    freeze: async (input) => (await freeze({ variables: { input: lotInputs.freeze(input) } })).data?.freezeLot,
    thaw: async (input) => (await thaw({ variables: { input: lotInputs.thaw(input) } })).data?.thawLot,
    move: async (input) => (await move({ variables: { input: lotInputs.move(input) } })).data?.moveLot,
    split: async (input) => (await split({ variables: { input: lotInputs.split(input) } })).data?.splitLot,
    quarantine: async (input) =>
      (await quarantine({ variables: { input: lotInputs.quarantine(input) } })).data?.quarantineLot,
    release: async (input) => (await release({ variables: { input: lotInputs.release(input) } })).data?.releaseLot,
  };
}
