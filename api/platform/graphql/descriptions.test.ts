import { beforeAll, describe, expect, test } from 'vitest';
import {
  getNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { descriptionsOf } from './descriptions/descriptions-of.ts';
import { argumentTexts, fieldTexts } from './descriptions/common.ts';
import { features } from '../../features.ts';
import { buildGraph } from './schema.ts';
import { printedSchema } from './schema-file.ts';

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
/** The same schema as text: what the checks must have looked at is counted in it. */
let sdl: string;
const roots = ['Query', 'Mutation', 'Subscription'];

beforeAll(async () => {
  const schema = await buildGraph(features);
  all = everything(schema);
  sdl = printedSchema(schema);
});

/** Every element of the schema with its description. */
function everything(schema: GraphQLSchema): Described[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
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

/** The types of all fields in the SDL, such as `Int!`, of these kinds of types. */
function fieldTypesIn(kinds: string, except: readonly string[] = []): string[] {
  const types = sdl.matchAll(new RegExp(`^(?:${kinds}) (\\w+)[^{\\n]*\\{\\n([^]*?)^\\}`, 'gm'));
  return [...types].flatMap(([, name = '', fields = '']) =>
    except.includes(name) ? [] : [...fields.matchAll(/^ {2}(?:\w+|\)): (\S+)/gm)].map(([, type = '']) => type),
  );
}

/** Words that name a unit. */
const unit =
  /\bunits?\b|minor|°|percent|%|how many|how much|hour|minute|second|day|month|metre|millimetre|millilitre|portion|number|pixels|place in lists|grows by one|share|cursor|temperature|0 to 100|`\w+`/i;

describe('descriptions of the schema', () => {
  // That every element has one is checked by eslint.config.mjs.
  test('every description ends like a sentence', () => {
    expect(all).toHaveLength([...sdl.matchAll(/"""/g)].length / 2);
    expect(all.filter(({ text }) => /[^.)`]$/.test(text)).map(({ place }) => place)).toEqual([]);
  });

  test('every number names its unit', () => {
    const figures = all.filter(({ kind, of = '' }) => kind !== 'argument' && ['Int', 'Float', 'Decimal'].includes(of));
    const printed = fieldTypesIn('type|interface|input').filter((type) => /^\[?(Int|Float|Decimal)\b/.test(type));
    expect(figures).toHaveLength(printed.length);
    expect(figures.filter(({ text }) => !unit.test(text)).map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
  });

  test.each([
    ['CreateItemInput.name', '1 to 120 characters'],
    ['CreateRecipeInput.yieldQuantity', 'More than 0, at most 999,999'],
    ['LineCheckItemInput.minC', '-80 to 600'],
    ['CreateApiTokenInput.name', '1 to 80 characters'],
    ['CreateRecipeInput.steps', 'at most 60'],
  ])('%s names its limit: %s', (place, limit) => {
    expect(all.find((one) => one.place === place)?.text).toMatch(new RegExp(limit, 'i'));
  });

  test('every nullable field explains null', () => {
    const nullable = all.filter(
      ({ kind, nullable: may, place }) => kind === 'field' && may && !roots.includes(place.split('.')[0] ?? ''),
    );
    expect(nullable).toHaveLength(fieldTypesIn('type|interface', roots).filter((type) => !type.endsWith('!')).length);
    expect(
      nullable.filter(({ text }) => !/\bnull\b/i.test(text)).map(({ place, text }) => `${place}: ${text}`),
    ).toEqual([]);
  });

  test('no text is unused or duplicates one in a decorator', () => {
    const texts = descriptionsOf(features);
    const byPlace = new Map(all.map(({ place, text }) => [place, text]));
    const described = [
      ...Object.entries(texts.types).flatMap(([type, { about, fields = {} }]): [string, string][] => [
        ...(about === undefined ? [] : [[type, about] satisfies [string, string]]),
        ...Object.entries(fields).map(([name, text]): [string, string] => [`${type}.${name}`, text]),
      ]),
      ...Object.entries(texts.arguments),
    ];
    const isShown = ([place, text]: [string, string]) => byPlace.get(place)?.startsWith(text);
    expect(described.filter((each) => !isShown(each)).map(([place]) => place)).toEqual([]);
    const isUsed = ([name, text]: [string, string]) =>
      all.some((one) => one.name === name && one.text.startsWith(text));
    const common = [...Object.entries(fieldTexts), ...Object.entries(argumentTexts)];
    expect(common.filter((each) => !isUsed(each)).map(([name]) => name)).toEqual([]);
  });
});
