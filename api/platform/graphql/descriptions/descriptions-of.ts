import type { Feature } from '../../feature.ts';
import { commonDescriptions } from './common-types.ts';
import type { Descriptions, TypeText } from './words.ts';

/** Everything that is said of the schema: what belongs to no feature, the features' own, and their live messages. */
export function descriptionsOf(features: readonly Feature[]): Required<Descriptions> {
  const parts = [
    commonDescriptions,
    ...features.flatMap((feature) => [feature.descriptions ?? {}, liveTexts(feature)]),
  ];
  const types: Record<string, TypeText> = {};
  for (const [name, text] of parts.flatMap((part) => Object.entries(part.types ?? {}))) {
    types[name] = together(name, types[name] ?? {}, text);
  }
  return { types, arguments: Object.fromEntries(parts.flatMap((part) => Object.entries(part.arguments ?? {}))) };
}

function liveTexts({ liveMessages = {} }: Feature): Descriptions {
  const fields = Object.fromEntries(Object.entries(liveMessages).map(([type, { about }]) => [type, about]));
  return { types: { LiveEventType: { fields } } };
}

function together(name: string, former: TypeText, added: TypeText): TypeText {
  const twice = Object.keys(added.fields ?? {}).filter((field) => field in (former.fields ?? {}));
  if (former.about !== undefined && added.about !== undefined) twice.push('about');
  if (twice.length > 0) throw new Error(`${name} is described twice: ${twice.join(', ')}.`);
  return { ...former, ...added, fields: { ...former.fields, ...added.fields } };
}
