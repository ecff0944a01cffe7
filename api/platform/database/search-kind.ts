import type { RawBuilder } from 'kysely';
import type { KitchenClock } from '#schema/business-day.ts';
import type { Permission } from '#schema/permissions.ts';
import type { SearchResultKind } from '#schema/vocabulary.ts';

/** A row that can be found. */
export interface SearchableRow {
  readonly id: string;
  readonly name: string;
  /** Distinguishes rows of the same name, such as a station; null without one. */
  readonly detail: string | null;
  /** The text that is searched. */
  readonly words: string;
}

/** A kind of row that the search over all features finds. */
export interface SearchKind {
  readonly kind: SearchResultKind;
  /** Callers without it find no such rows. */
  readonly permission: Permission;
  /** A select of `SearchableRow`; row level security limits it to the viewer's organization. */
  readonly rows: (clock: KitchenClock, now: Date) => RawBuilder<SearchableRow>;
}
