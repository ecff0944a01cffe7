import type { Feature } from '../../feature.ts';
import { commonDescriptions } from './common-types.ts';
import type { Descriptions, TypeText } from './words.ts';

/** All descriptions of the schema: the common ones, those of the features, and those of live messages. */
export function descriptionsOf(features: readonly Feature[]): Required<Descriptions> {
  const parts = [
    commonDescriptions,
    ...features.flatMap((feature) => [feature.descriptions ?? {}, liveTexts(feature)]),
  ];
  const types: Record<string, TypeText> = {};
  for (const [name, text] of parts.flatMap((part) => Object.entries(part.types ?? {}))) {
    types[name] = merge(name, types[name] ?? {}, text);
  }
  return { types, arguments: Object.fromEntries(parts.flatMap((part) => Object.entries(part.arguments ?? {}))) };
}

function liveTexts({ liveMessages = {} }: Feature): Descriptions {
  const fields = Object.fromEntries(Object.entries(liveMessages).map(([type, { about }]) => [type, about]));
  return { types: { LiveEventType: { fields } } };
}

function merge(name: string, former: TypeText, added: TypeText): TypeText {
  const duplicates = Object.keys(added.fields ?? {}).filter((field) => field in (former.fields ?? {}));
  if (former.about !== undefined && added.about !== undefined) duplicates.push('about');
  if (duplicates.length > 0) throw new Error(`${name} is described twice: ${duplicates.join(', ')}.`);
  return { ...former, ...added, fields: { ...former.fields, ...added.fields } };
}
