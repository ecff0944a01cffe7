import { changeLotState, moveLot, quarantineLot, releaseLot, splitLot } from '#schema/inputs/inventory.ts';

export interface LotActionInput {
  readonly id: string;
  readonly version: number;
  /** Null: all of it. */
  readonly quantity: string | null;
  readonly reason: string;
  readonly storageLocationId: string | null;
}

const whole = ({ id, version }: LotActionInput) => ({ id, version });
const part = ({ id, version, quantity }: LotActionInput) => ({
  id,
  version,
  ...(quantity === null ? {} : { quantity }),
});

/** What is sent for each act. */
export const lotInputs = {
  open: part,
  freeze: part,
  thaw: part,
  move: (input: LotActionInput) => ({ ...part(input), storageLocationId: input.storageLocationId }),
  split: (input: LotActionInput) => ({ ...whole(input), quantity: input.quantity ?? '' }),
  quarantine: (input: LotActionInput) => ({ ...part(input), reason: input.reason }),
  release: (input: LotActionInput) => ({ ...whole(input), reason: input.reason }),
};

export const lotSchemas = {
  open: changeLotState,
  freeze: changeLotState,
  thaw: changeLotState,
  move: moveLot,
  split: splitLot,
  quarantine: quarantineLot,
  release: releaseLot,
};
