import type { LotPartsFragment } from '../inventory.generated.ts';

type Lot = Pick<LotPartsFragment, 'receivedAt' | 'preparedAt' | 'openedAt' | 'frozenAt' | 'thawedAt'>;

export interface LabelDate {
  readonly word: 'received' | 'prepared' | 'opened' | 'frozen' | 'thawed';
  readonly at: string;
}

/** When the lot was made or received, and what was done with it last: its state. */
export function labelDates(lot: Lot): readonly LabelDate[] {
  const known = (word: LabelDate['word'], at: string | null) => (at === null ? [] : [{ word, at }]);
  const begun = lot.preparedAt === null ? known('received', lot.receivedAt) : known('prepared', lot.preparedAt);
  const changes = [
    ...known('opened', lot.openedAt),
    ...known('frozen', lot.frozenAt),
    ...known('thawed', lot.thawedAt),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return [...begun, ...changes.slice(-1)];
}

const lettersMax = 3;

/** `AR` of "Ana Ruiz"; at most three letters. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words
    .slice(0, lettersMax)
    .map((word) => (Array.from(word)[0] ?? '').toLocaleUpperCase())
    .join('');
}
