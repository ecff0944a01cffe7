import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** The names of the fields that are asked for at a place below the present field, so that nothing else is loaded: `asked(info, 'nodes')`. */
function asked(info: GraphQLResolveInfo, ...path: readonly string[]): ReadonlySet<string> {
  let fields: readonly FieldNode[] = info.fieldNodes.flatMap((node) => fieldsIn(info, node.selectionSet));
  for (const step of path) {
    fields = fields.filter(({ name }) => name.value === step).flatMap((node) => fieldsIn(info, node.selectionSet));
  }
  return new Set(fields.map(({ name }) => name.value));
}

/** The same of the rows of a connection, whether they are asked for as nodes or in edges. */
export function selectedRowFields(info: GraphQLResolveInfo): ReadonlySet<string> {
  return new Set([...asked(info, 'nodes'), ...asked(info, 'edges', 'node')]);
}

/** Fields, also those that stand in fragments. */
function fieldsIn(info: GraphQLResolveInfo, selectionSet: SelectionSetNode | undefined): FieldNode[] {
  return (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(info, selection.selectionSet);
    return fieldsIn(info, info.fragments[selection.name.value]?.selectionSet);
  });
}
