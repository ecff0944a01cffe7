import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** The names of the selected fields at a path below the current field, such as `fieldsBelow(info, 'nodes')`. */
function fieldsBelow(info: GraphQLResolveInfo, ...path: readonly string[]): ReadonlySet<string> {
  let fields: readonly FieldNode[] = info.fieldNodes.flatMap((node) => fieldsIn(info, node.selectionSet));
  for (const step of path) {
    fields = fields.filter(({ name }) => name.value === step).flatMap((node) => fieldsIn(info, node.selectionSet));
  }
  return new Set(fields.map(({ name }) => name.value));
}

/**
 * The selected fields of a connection's rows, or of what they hold at a path, through `nodes` or `edges`, so that nothing else
 * is loaded.
 */
export function selectedRowFields(info: GraphQLResolveInfo, ...path: readonly string[]): ReadonlySet<string> {
  return new Set([...fieldsBelow(info, 'nodes', ...path), ...fieldsBelow(info, 'edges', 'node', ...path)]);
}

/** Fields of a selection set, including those in fragments. */
function fieldsIn(info: GraphQLResolveInfo, selectionSet: SelectionSetNode | undefined): FieldNode[] {
  return (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(info, selection.selectionSet);
    return fieldsIn(info, info.fragments[selection.name.value]?.selectionSet);
  });
}
