import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  getNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { descriptionsOf } from './descriptions/descriptions-of.ts';
import { argumentTexts, fieldTexts } from './descriptions/common.ts';
import { features } from '../../features.ts';
import { buildGraph } from './schema.ts';

interface Described {
  readonly place: string;
  readonly name: string;
  readonly kind: 'type' | 'field' | 'input' | 'value' | 'argument';
  readonly text: string;
  /** The name of its type; for fields and inputs only. */
  readonly of?: string;
  readonly nullable?: boolean;
}

let all: readonly Described[];
const roots = ['Query', 'Mutation', 'Subscription'];

beforeAll(async () => {
  all = everything(await buildGraph(features));
});

/** Every element of the schema with its description. */
function everything(schema: GraphQLSchema): Described[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type))
    .flatMap((type): Described[] => {
      const own = { place: type.name, name: type.name, kind: 'type' as const, text: type.description ?? '' };
      if (isEnumType(type))
        return [own, ...type.getValues().map((value) => ({ ...described(type.name, value), kind: 'value' as const }))];
      if (isInputObjectType(type)) {
        const fields = Object.values(type.getFields());
        return [
          own,
          ...fields.map((field) => ({
            ...described(type.name, field),
            kind: 'input' as const,
            of: getNamedType(field.type).name,
          })),
        ];
      }
      if (!isObjectType(type) && !isInterfaceType(type)) return [own];
      return [
        own,
        ...Object.values(type.getFields()).flatMap((field): Described[] => [
          {
            ...described(type.name, field),
            kind: 'field',
            of: getNamedType(field.type).name,
            nullable: !isNonNullType(field.type),
          },
          ...field.args.map((argument) => ({
            ...described(`${type.name}.${field.name}`, argument),
            kind: 'argument' as const,
          })),
        ]),
      ];
    });
}

function described(where: string, { name, description }: { name: string; description?: string | null | undefined }) {
  return { place: `${where}.${name}`, name, text: description ?? '' };
}

/** Words that name a unit. */
const unit =
  /\bunits?\b|minor|°|percent|%|how many|how much|hour|minute|second|day|month|metre|millimetre|millilitre|portion|number|place in lists|grows by one|share|cursor|temperature|0 to 100|`\w+`/i;

describe('descriptions of the schema', () => {
  // That every element has one is checked by eslint.config.mjs.
  test('every description ends like a sentence', () => {
    expect(all.length).toBeGreaterThan(1_500);
    expect(all.filter(({ text }) => /[^.)`]$/.test(text)).map(({ place }) => place)).toEqual([]);
  });

  test('every number names its unit', () => {
    const figures = all.filter(({ kind, of = '' }) => kind !== 'argument' && ['Int', 'Float', 'Decimal'].includes(of));
    expect(figures.length).toBeGreaterThan(200);
    expect(figures.filter(({ text }) => !unit.test(text)).map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
  });

  test('every nullable field says what null means', () => {
    const nullable = all.filter(
      ({ kind, nullable: may, place }) => kind === 'field' && may && !roots.includes(place.split('.')[0] ?? ''),
    );
    expect(nullable.length).toBeGreaterThan(150);
    expect(
      nullable.filter(({ text }) => !/\bnull\b/i.test(text)).map(({ place, text }) => `${place}: ${text}`),
    ).toEqual([]);
  });

  test('no text is unused or duplicates one in a decorator', () => {
    const texts = descriptionsOf(features);
    const byPlace = new Map(all.map(({ place, text }) => [place, text]));
    const given = [
      ...Object.entries(texts.types).flatMap(([type, { about, fields = {} }]): [string, string][] => [
        ...(about === undefined ? [] : [[type, about] satisfies [string, string]]),
        ...Object.entries(fields).map(([name, text]): [string, string] => [`${type}.${name}`, text]),
      ]),
      ...Object.entries(texts.arguments),
    ];
    expect(given.filter(([place, text]) => byPlace.get(place) !== text).map(([place]) => place)).toEqual([]);
    const shown = new Set(all.map(({ name, text }) => `${name}: ${text}`));
    const common = [...Object.entries(fieldTexts), ...Object.entries(argumentTexts)];
    expect(common.filter(([name, text]) => !shown.has(`${name}: ${text}`)).map(([name]) => name)).toEqual([]);
  });
});
