import type { LotRowFragment } from '../inventory.generated.ts';

export const lotActs = ['open', 'freeze', 'thaw', 'move', 'split', 'quarantine', 'release'] as const;
export type LotAct = (typeof lotActs)[number];

type Lot = Pick<LotRowFragment, 'state' | 'expired' | 'quantity'>;

/** What the server would do with a lot as it stands. Expired food is not opened, frozen or thawed: it is thrown away. */
export function actsFor({ state, expired, quantity }: Lot, mayRelease: boolean): readonly LotAct[] {
  if (Number(quantity) === 0) return [];
  const possible: Readonly<Record<LotAct, boolean>> = {
    open: !expired && (state === 'available' || state === 'thawed'),
    freeze: !expired && (state === 'available' || state === 'opened'),
    thaw: !expired && state === 'frozen',
    move: true,
    split: true,
    quarantine: state !== 'quarantined',
    release: state === 'quarantined' && mayRelease,
  };
  return lotActs.filter((act) => possible[act]);
}

export interface LotGroups<Row> {
  /** Past their use-by: at the top, in red. */
  readonly expired: readonly Row[];
  readonly usable: readonly Row[];
  readonly setAside: readonly Row[];
}

/** The lots of an item as a cook looks at them, each group in the order given: first to expire first. */
export function groupLots<Row extends Pick<LotRowFragment, 'expired' | 'state'>>(lots: readonly Row[]): LotGroups<Row> {
  const setAside = lots.filter(({ state }) => state === 'quarantined');
  const rest = lots.filter(({ state }) => state !== 'quarantined');
  return {
    expired: rest.filter(({ expired }) => expired),
    usable: rest.filter(({ expired }) => !expired),
    setAside,
  };
}
