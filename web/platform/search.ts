import type { LucideIcon } from 'lucide-react';
import { createContext } from 'react';
import type { Permission } from '#schema/permissions.ts';
import type { Language, Role, SearchResultKind } from '#schema/vocabulary.ts';

/** How the search shows one kind of row. */
export interface SearchableKind {
  readonly label: Readonly<Record<Language, string>>;
  readonly icon: LucideIcon;
}
export type SearchableKinds = { readonly [Kind in SearchResultKind]?: SearchableKind };

/** A page, or something to do that has a path; the search offers it to users with the permission. */
export interface Command extends SearchableKind {
  readonly permission: Permission;
  readonly path: (role: Role) => string;
}

interface Searchable {
  readonly kinds: SearchableKinds;
  readonly commands: readonly Command[];
}

/** What the features let the search find; app provides it. */
export const SearchContext = createContext<Searchable>({ kinds: {}, commands: [] });
