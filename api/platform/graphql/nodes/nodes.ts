import {
  type GraphQLFieldConfig,
  GraphQLID,
  type GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLSchema,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql';
import type { Context } from '../../context/context.ts';
import { typeNameOf } from '../node.ts';
import { loadNode } from './node-loader.ts';
import type { NodeKind } from './node-kind.ts';
import { nodesById } from './nodes-by-id.ts';

type FieldConfig = GraphQLFieldConfig<object, Context>;

/**
 * Adds `node` and `nodes` to a schema, and for every `…Id` that references a node its linked object, except those left out.
 * It is null when its id is, and for viewers who may not see it.
 */
export function addNodes(schema: GraphQLSchema, kinds: readonly NodeKind[], leftOut: ReadonlySet<string>): void {
  const node = schema.getType('Node');
  const query = schema.getQueryType();
  if (!isInterfaceType(node) || !query) throw new Error('No type of the schema is a Node.');
  // type-graphql would make it asynchronous, which a compiled query does not wait for.
  node.resolveType = typeNameOf;
  addField(query, 'node', oneNode(node, kinds));
  addField(query, 'nodes', manyNodes(node, kinds));
  const named = new Map(kinds.flatMap((kind) => kind.namedBy.map((field) => [field, kind] as const)));
  const linked = (type: GraphQLObjectType, idField: string) =>
    leftOut.has(`${type.name}.${idField}`) ? undefined : named.get(idField);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isObjectType(type) && !isIntrospectionType(type)) addLinks(schema, type, linked);
  }
}

function oneNode(node: GraphQLInterfaceType, kinds: readonly NodeKind[]): FieldConfig {
  return {
    type: node,
    args: { id: { type: new GraphQLNonNull(GraphQLID) } },
    resolve: async (_root, { id }: { id: string }, ctx) => (await nodesById(ctx, kinds, [id]))[0] ?? null,
  };
}

function manyNodes(node: GraphQLInterfaceType, kinds: readonly NodeKind[]): FieldConfig {
  return {
    type: new GraphQLNonNull(new GraphQLList(node)),
    args: { ids: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLID))) } },
    resolve: async (_root, { ids }: { ids: string[] }, ctx) => nodesById(ctx, kinds, ids),
  };
}

function addLinks(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  linked: (type: GraphQLObjectType, idField: string) => NodeKind | undefined,
): void {
  for (const [name, field] of Object.entries(type.getFields())) {
    const kind = linked(type, name);
    const target = kind && schema.getType(kind.type.name);
    if (!kind || !isObjectType(target)) continue;
    addField(type, linkOf(type, name, target), {
      type: target,
      extensions: { link: true },
      description: `What \`${name}\` names; null without one, and for those who may not see it.`,
      // Resolved through the id field, so that whatever hides the id hides the object, too.
      resolve: async (row, _args, ctx, info) => {
        const id: unknown = field.resolve ? await field.resolve(row, {}, ctx, info) : Reflect.get(row, name);
        return typeof id === 'string' ? loadNode(ctx, kind, id) : null;
      },
    });
  }
}

/** The field name of the object: without `Id`, or, if that is taken, the name of its type. */
function linkOf(type: GraphQLObjectType, idField: string, target: GraphQLObjectType): string {
  const short = idField.slice(0, -'Id'.length);
  return short in type.getFields() ? target.name.charAt(0).toLowerCase() + target.name.slice(1) : short;
}

/** Adds a field to a type of a built schema. */
function addField(type: GraphQLObjectType, name: string, config: FieldConfig): void {
  const fields = type.getFields();
  const field = new GraphQLObjectType({ name: 'Added', fields: { [name]: config } }).getFields()[name];
  if (!field || name in fields) throw new Error(`${type.name} has a field ${name} already.`);
  fields[name] = field;
}
