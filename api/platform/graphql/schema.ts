import 'reflect-metadata';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import type { GraphQLSchema } from 'graphql';
import { createPubSub } from 'graphql-yoga';
import { buildSchema, getMetadataStorage, type NonEmptyArray } from 'type-graphql';
import type { Feature } from '../feature.ts';
import { describeSchema } from './describe.ts';
import { descriptionsOf } from './descriptions/descriptions-of.ts';
import { addNodes } from './nodes/nodes.ts';

/** The product's GraphQL schema, from every feature's resolvers. */
export async function buildGraph(features: readonly Feature[]): Promise<GraphQLSchema> {
  const resolvers = features.flatMap((feature) => feature.resolvers ?? []);
  if (!isNonEmpty(resolvers)) throw new Error('No feature has a resolver.');
  readFieldsDirectly();
  const schema = await buildSchema({
    resolvers,
    validate: false,
    // It would introspect the whole schema at each start; graphql validates it before the first operation.
    skipCheck: true,
    // Required by type-graphql but unused; our subscriptions read the event table (live/stream.ts).
    pubSub: createPubSub(),
    scalarsMap: [{ type: Date, scalar: GraphQLDateTimeISO }],
  });
  addNodes(
    schema,
    features.flatMap((feature) => feature.nodes ?? []),
    new Set(features.flatMap((feature) => Object.keys(feature.linksLeftOut ?? {}))),
  );
  return describeSchema(schema, descriptionsOf(features));
}

/**
 * Fields without code of their own get no resolver, but are read from the row by name: type-graphql would call one for each
 * value of a list, and graphql-jit compiles a plain read of the property. A renamed field keeps its resolver.
 */
function readFieldsDirectly(): void {
  const { objectTypes, interfaceTypes } = getMetadataStorage();
  for (const field of [...objectTypes, ...interfaceTypes].flatMap(({ fields }) => fields ?? []))
    field.simple ??= field.name === field.schemaName;
}

function isNonEmpty<T>(list: readonly T[]): list is NonEmptyArray<T> & readonly T[] {
  return list.length > 0;
}
