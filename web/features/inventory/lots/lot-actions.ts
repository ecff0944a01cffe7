import type { LotPartsFragment, LotRowFragment } from '../inventory.generated.ts';

export const lotActions = ['open', 'freeze', 'thaw', 'move', 'split', 'quarantine', 'release'] as const;
export type LotAction = (typeof lotActions)[number];

type Lot = Pick<LotPartsFragment, 'state' | 'frozen' | 'thawedAt' | 'expired' | 'quantity'>;

/** The actions that the server accepts for a lot in its state. Expired food cannot be opened, frozen or thawed, thawed food not frozen. */
export function actsFor(
  { state, frozen, thawedAt, expired, quantity }: Lot,
  mayRelease: boolean,
): readonly LotAction[] {
  if (Number(quantity) === 0) return [];
  const possible: Readonly<Record<LotAction, boolean>> = {
    open: !expired && (state === 'available' || state === 'thawed'),
    freeze: !expired && !frozen && thawedAt === null && (state === 'available' || state === 'opened'),
    thaw: !expired && frozen,
    move: true,
    split: true,
    quarantine: state !== 'quarantined',
    release: state === 'quarantined' && mayRelease,
  };
  return lotActions.filter((act) => possible[act]);
}

export interface LotGroups<Row> {
  /** Past their use-by; shown first, in red. */
  readonly expired: readonly Row[];
  readonly usable: readonly Row[];
  readonly setAside: readonly Row[];
}

/** Groups an item's lots; each group stays in the given order, earliest use-by first. */
export function groupLots<Row extends Pick<LotRowFragment, 'expired' | 'state'>>(lots: readonly Row[]): LotGroups<Row> {
  const setAside = lots.filter(({ state }) => state === 'quarantined');
  const rest = lots.filter(({ state }) => state !== 'quarantined');
  return {
    expired: rest.filter(({ expired }) => expired),
    usable: rest.filter(({ expired }) => !expired),
    setAside,
  };
}
