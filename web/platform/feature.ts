import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Language, NotificationSubject, Role } from '#schema/vocabulary.ts';
import type { LayerParam } from '../ui/components/useLayer.ts';
import type { Catalogue } from '../ui/i18n/catalogue.ts';
import type { QueryField } from './graphql/root-fields.generated.ts';
import type { Invalidations } from './live/invalidations.ts';

/** A part of the app with a frame of its own: its bars, and who may enter. */
export type Area = 'cook' | 'guide' | 'manager' | 'admin';

export interface FeatureRoute {
  readonly area: Area;
  /** From paths.ts. */
  readonly path: string;
  /** Loaded when it is first opened. */
  readonly page: ComponentType;
}

interface NavigationLink {
  readonly path: string;
  readonly label: Readonly<Record<Language, string>>;
  /** Its place among the links of the area, lowest first. */
  readonly order: number;
}

/** A link of the manager's sidebar; on phones in the bottom bar, or else in the menu of the person. */
export interface ManagerLink extends NavigationLink {
  readonly area: 'manager';
  readonly icon: LucideIcon;
  /** The bottom bar of a phone has room for four. */
  readonly phoneBar: boolean;
}

/** A tab of the admin's bar. */
export interface AdminTab extends NavigationLink {
  readonly area: 'admin';
}

/** What a layer is given: the value of its parameter in the address, and how to close. */
export interface LayerContent {
  readonly value: string;
  readonly onClose: () => void;
}

/** Where the row of a notification can be seen; null when this role has no screen for it. */
export type Destination = (id: string, role: Role) => string | null;
export type Destinations = { readonly [Subject in NotificationSubject]?: Destination };

/** A feature's words in the audit log and the timeline. */
export interface ActivityTexts {
  /** For its acts, by their full names, and for its kinds of row. */
  readonly activity: Catalogue;
  /** For the fields that its acts change. */
  readonly auditFields?: Catalogue;
}

/** One feature's contribution to the app. App merges the features of web/features.ts; nothing else lists them. */
export interface Feature {
  readonly routes?: readonly FeatureRoute[];
  readonly navigation?: readonly (ManagerLink | AdminTab)[];
  /** What an address parameter opens over any screen; `onPage` when a page of the feature draws the layer itself. */
  readonly layers?: { readonly [Param in LayerParam]?: ComponentType<LayerContent> | 'onPage' };
  /** Which of its queries each live message invalidates. */
  readonly invalidatedBy?: Invalidations;
  /**
   * Which of these the answer of one's own mutation brings whole: they hold nothing but rows that are in the cache by then. A
   * mutation that moves a row into or out of them says so with `invalidating`. Only for types whose every change has a version.
   */
  readonly answeredByMutation?: Invalidations;
  /** Its queries that answer a connection, page by page. */
  readonly pagedFields?: readonly QueryField[];
  /** Where the rows that notifications are about can be seen. */
  readonly destination?: Destinations;
  readonly activityTexts?: () => Promise<ActivityTexts>;
}

/** Declares a feature. A manifest is loaded with the app's frame: pages, layers and texts in it are lazy. */
export function feature(parts: Feature): Feature {
  return parts;
}
