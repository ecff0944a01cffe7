import { ShieldCheck } from 'lucide-react';
import { features } from '../features.ts';
import type { AdminTab, Destinations, Feature, LoadLayer, ManagerLink } from '../platform/feature.ts';
import { causes, type Invalidations } from '../platform/live/invalidations.ts';
import type { Command, SearchableKinds } from '../platform/search.ts';
import type { LiveReactions } from '../platform/live/reactions.ts';
import type { LayerParam } from '../ui/components/useLayer.ts';
import { defineAuditValues } from '../ui/kitchen/audit-values.ts';
import { defineTexts } from '../ui/i18n/texts.ts';

// The contributions of all features, merged once. Platform code and features receive these tables from app.

export const routes = features.flatMap((feature) => feature.routes ?? []);

const links = features.flatMap(({ navigation }) => navigation ?? []).toSorted((a, b) => a.order - b.order);
export const managerLinks = links.filter((link): link is ManagerLink => link.area === 'manager');
export const adminTabs = links.filter((link): link is AdminTab => link.area === 'admin');

interface HostedLayer {
  readonly param: LayerParam;
  readonly load: LoadLayer;
}

function layersOf({ layers = {} }: Feature): readonly HostedLayer[] {
  return keysOf(layers).flatMap((param) => {
    const load = layers[param];
    return load === undefined || load === 'onPage' ? [] : [{ param, load }];
  });
}

/** The keys of an object by their own type. */
function keysOf<T extends object>(object: T): readonly Extract<keyof T, string>[] {
  const keys: Extract<keyof T, string>[] = [];
  for (const key in object) keys.push(key);
  return keys;
}

/** The layers that LayerHost opens over any screen. */
export const hostedLayers = features.flatMap(layersOf);

type InvalidationKey = 'invalidatedBy' | 'updatedByMutation';

function mergedInvalidations(key: InvalidationKey): Invalidations {
  return Object.fromEntries(causes.map((cause) => [cause, features.flatMap((feature) => feature[key]?.[cause] ?? [])]));
}

export const invalidations = mergedInvalidations('invalidatedBy');
export const updatedByMutation = mergedInvalidations('updatedByMutation');

export const liveReactions = features.reduce<LiveReactions>((all, { live }) => ({ ...all, ...live }), {});

export const pagedFields = features.flatMap((feature) => feature.pagedFields ?? []);

export const destinations = features.reduce<Destinations>((all, { destination }) => ({ ...all, ...destination }), {});

const pages: readonly Command[] = links.map((link) => ({
  label: link.label,
  icon: link.area === 'manager' ? link.icon : ShieldCheck,
  permission: link.area === 'manager' ? 'prep.plan' : 'settings.read',
  path: () => link.path,
}));

/** What each feature loads ahead for use without a network. */
export const offlineRows = features.flatMap(({ offline }) => offline ?? []);

/** What the search finds: rows by kind; actions, and the pages of the user's areas. */
export const searchable = {
  kinds: features.reduce<SearchableKinds>((all, feature) => ({ ...all, ...feature.searchable }), {}),
  commands: [...features.flatMap(({ commands }) => commands ?? []), ...pages],
};

/** Loads every feature's texts for the audit log and the timeline. Until then code names are spelled out. */
export async function loadActivityTexts(): Promise<void> {
  const texts = await Promise.all(features.flatMap(({ activityTexts }) => activityTexts?.() ?? []));
  for (const { activity, auditFields, auditValues } of texts) {
    defineTexts('activity', activity);
    if (auditFields) defineTexts('auditFields', auditFields);
    if (auditValues) defineAuditValues(auditValues);
  }
}
