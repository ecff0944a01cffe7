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
import type { LotAct } from './lot-acts.ts';

export interface LotActInput {
  readonly id: string;
  readonly version: number;
  /** Null: all of it. */
  readonly quantity: string | null;
  readonly reason: string;
  readonly storageLocationId: string | null;
}
type Answer = LotPartsFragment | undefined;

const figures = invalidating(
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

/** The acts on a lot. Each answers the lot that was acted on: a new one when it was a part. */
export function useLotActs(): Record<LotAct, (input: LotActInput) => Promise<Answer>> {
  const [open] = useOpenLotMutation(figures);
  const [freeze] = useFreezeLotMutation(figures);
  const [thaw] = useThawLotMutation(figures);
  const [move] = useMoveLotMutation(figures);
  const [split] = useSplitLotMutation(figures);
  const [quarantine] = useQuarantineLotMutation(figures);
  const [release] = useReleaseLotMutation(figures);
  const target = ({ id, version, quantity }: LotActInput) => ({
    id,
    version,
    ...(quantity === null ? {} : { quantity }),
  });
  const whole = ({ id, version }: LotActInput) => ({ id, version });
  return {
    open: async (input) => (await open({ variables: { input: target(input) } })).data?.openLot,
    freeze: async (input) => (await freeze({ variables: { input: target(input) } })).data?.freezeLot,
    thaw: async (input) => (await thaw({ variables: { input: target(input) } })).data?.thawLot,
    move: async (input) => {
      const { storageLocationId } = input;
      return (await move({ variables: { input: { ...target(input), storageLocationId } } })).data?.moveLot;
    },
    split: async (input) => {
      const quantity = input.quantity ?? '0';
      return (await split({ variables: { input: { ...whole(input), quantity } } })).data?.splitLot;
    },
    quarantine: async (input) => {
      const { reason } = input;
      return (await quarantine({ variables: { input: { ...target(input), reason } } })).data?.quarantineLot;
    },
    release: async (input) => {
      const { reason } = input;
      return (await release({ variables: { input: { ...whole(input), reason } } })).data?.releaseLot;
    },
  };
}
