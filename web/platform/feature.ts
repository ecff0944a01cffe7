import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { UserJson } from '#schema/rest.ts';
import type { Language, NotificationSubject, Role, SearchResultKind } from '#schema/vocabulary.ts';
import type { LayerParam } from '../ui/components/useLayer.ts';
import type { Catalog } from '../ui/i18n/catalog.ts';
import type { AuditValues } from '../ui/kitchen/audit-values.ts';
import type { Command, SearchableKinds } from './search.ts';
import type { QueryField } from './graphql/root-fields.generated.ts';
import type { Invalidations } from './live/invalidations.ts';
import type { LiveReactions } from './live/reactions.ts';

/** A part of the app with its own layout and allowed roles. */
export type Area = 'cook' | 'guide' | 'manager' | 'admin';

/** A query that a page begins with. */
export interface FirstQuery {
  readonly query: DocumentNode;
  readonly variables?: OperationVariables;
}

/** What a page begins with for this viewer, at this address. */
export type FirstQueries = (viewer: UserJson, search: URLSearchParams) => readonly FirstQuery[];

/** A page. Its first queries are sent before it is rendered, because that takes longer than the response on a slow phone. */
export type PageComponent = ComponentType & { readonly firstQueries?: FirstQueries };

export interface FeatureRoute {
  readonly area: Area;
  /** From paths.ts. */
  readonly path: string;
  /** Loads the page when it is first opened. */
  readonly page: () => Promise<PageComponent>;
}

interface NavigationLink {
  readonly path: string;
  readonly label: Readonly<Record<Language, string>>;
  /** Its place among the links of the area, lowest first. */
  readonly order: number;
}

/** A link of the manager's sidebar; on phones in the bottom bar, or else in its list of all pages. */
export interface ManagerLink extends NavigationLink {
  readonly area: 'manager';
  readonly icon: LucideIcon;
  /** Four links fit on the bottom bar of a phone. */
  readonly phoneBar: boolean;
}

/** A tab of the admin's bar. */
export interface AdminTab extends NavigationLink {
  readonly area: 'admin';
}

/** The props of a layer: the value of its URL parameter, and a callback that closes it. */
export interface LayerContent {
  readonly value: string;
  readonly onClose: () => void;
}

export type LoadLayer = () => Promise<ComponentType<LayerContent>>;

/** The path of the row that a notification is about, or that the search found; null when this role has no screen for it. */
export type Destination = (id: string, role: Role) => string | null;
export type Destinations = { readonly [Subject in NotificationSubject | SearchResultKind]?: Destination };

/** A feature's texts in the audit log and the timeline. */
export interface ActivityTexts {
  /** For its event types, by their full names, and for its kinds of row. */
  readonly activity: Catalog;
  /** For the fields that its events change. */
  readonly auditFields?: Catalog;
  /** For fields whose values are money or codes. */
  readonly auditValues?: AuditValues;
}

/** Loads a query from the server and stores its result on this device; null when it could not be loaded. */
export type LoadQuery = <Data extends object, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data | null>;

/** Rows of a feature that are prefetched for offline use. */
export interface OfflineRows {
  readonly label: Record<Language, string>;
  /** Resolves to how many rows were loaded; null when they could not be. */
  readonly load: (load: LoadQuery) => Promise<number | null>;
}

/** One feature's contribution to the app. App merges the features of web/features.ts; nothing else lists them. */
export interface Feature {
  readonly routes?: readonly FeatureRoute[];
  readonly navigation?: readonly (ManagerLink | AdminTab)[];
  /** What a URL parameter opens over any screen; `onPage` when a page of the feature draws the layer itself. */
  readonly layers?: { readonly [Param in LayerParam]?: LoadLayer | 'onPage' };
  /** Which of its queries each live message invalidates. */
  readonly invalidatedBy?: Invalidations;
  /**
   * The queries of `invalidatedBy` that the response of the user's own mutation updates completely: they contain only rows that
   * the response contains. A mutation that adds a row to them or removes one passes them to `invalidating`.
   */
  readonly updatedByMutation?: Invalidations;
  /** What its live messages show without a refetch: the row that they contain, and a toast. */
  readonly live?: LiveReactions;
  /** Its queries that return a connection, page by page. */
  readonly pagedFields?: readonly QueryField[];
  /** The paths of the rows that its notifications are about, and that the search finds. */
  readonly destination?: Destinations;
  /** How the search shows its rows. */
  readonly searchable?: SearchableKinds;
  /** Its actions that the search offers. */
  readonly commands?: readonly Command[];
  readonly activityTexts?: () => Promise<ActivityTexts>;
  /** What its screens need without a network. */
  readonly offline?: OfflineRows;
}

/** Declares a feature. Manifests are loaded with the app shell, so pages, layers and texts in them are lazy. */
export function feature(parts: Feature): Feature {
  return parts;
}
