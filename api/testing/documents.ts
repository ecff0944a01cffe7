import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
} from 'graphql';

export type RootField = GraphQLField<unknown, unknown>;
export type NamedField = {
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly field: RootField;
};

/** An id that no row has. */
export const ABSENT = '01a1fc41-1860-7736-8182-a4408885ffdb';

/** Every query and mutation of the schema. */
export function rootFieldsOf(schema: GraphQLSchema): NamedField[] {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  return [
    ...queries.map((field) => ({ name: `Query.${field.name}`, kind: 'query' as const, field })),
    ...mutations.map((field) => ({ name: `Mutation.${field.name}`, kind: 'mutation' as const, field })),
  ];
}

/** Every subscription of the schema. */
export function subscriptionsOf(schema: GraphQLSchema): NamedField[] {
  return Object.values(schema.getSubscriptionType()?.getFields() ?? {}).map((field) => ({
    name: `Subscription.${field.name}`,
    kind: 'subscription',
    field,
  }));
}

/** Whether an argument or a field of an input is an id, or has one in it. */
export function holdsId(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  if (named.name === 'ID') return true;
  return isInputObjectType(named) && Object.values(named.getFields()).some((field) => holdsId(field.type));
}

/** A valid value of an input type; every id in it is `id`. With `everyId`, optional ids are set, too. */
function sample(type: GraphQLInputType, id: string, everyId: boolean): unknown {
  if (isNonNullType(type)) return sample(type.ofType, id, everyId);
  if (isListType(type)) return everyId && holdsId(type) ? [sample(type.ofType, id, everyId)] : [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) return argumentsOf(Object.values(type.getFields()), id, everyId);
  const samples: Record<string, unknown> = {
    ID: id,
    String: 'Text',
    Int: 1,
    Float: 1,
    Boolean: false,
    Decimal: '1',
    UnitCode: 'kg',
    LocalDate: '2026-11-21',
    DateTimeISO: '2026-11-21T10:00:00.000Z',
  };
  return samples[getNamedType(type).name] ?? null;
}

/** Values for the required arguments of a field, or fields of an input; with `everyId` also for optional ids. */
export function argumentsOf(
  fields: readonly (GraphQLArgument | GraphQLInputField)[],
  id = ABSENT,
  everyId = false,
): Record<string, unknown> {
  const needed = fields.filter(
    (field) => (isNonNullType(field.type) && field.defaultValue === undefined) || (everyId && holdsId(field.type)),
  );
  return Object.fromEntries(needed.map((field) => [field.name, sample(field.type, id, everyId)]));
}

/** The smallest document that calls a root field; with `everyId` also with its optional arguments that hold an id. */
export function documentOf({ kind, field }: NamedField, everyId = false): string {
  const args = field.args.filter((argument) => isRequiredArgument(argument) || (everyId && holdsId(argument.type)));
  const variables = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const passed = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  return `${kind} ${variables && `(${variables})`} { ${field.name}${passed && `(${passed})`} ${selection(field)} }`;
}

function selection(field: RootField): string {
  const type = getNamedType(field.type);
  if (isLeafType(type)) return '';
  return '{ __typename }';
}
