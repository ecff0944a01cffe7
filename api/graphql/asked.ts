import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** The names of the fields that are asked for at a place below the present field, so that nothing else is loaded: `asked(info, 'nodes')`. */
export function asked(info: GraphQLResolveInfo, ...path: readonly string[]): ReadonlySet<string> {
  let fields: readonly FieldNode[] = info.fieldNodes.flatMap((node) => fieldsIn(info, node.selectionSet));
  for (const step of path) {
    fields = fields.filter(({ name }) => name.value === step).flatMap((node) => fieldsIn(info, node.selectionSet));
  }
  return new Set(fields.map(({ name }) => name.value));
}

/** Fields, also those that stand in fragments. */
function fieldsIn(info: GraphQLResolveInfo, selectionSet: SelectionSetNode | undefined): FieldNode[] {
  return (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(info, selection.selectionSet);
    return fieldsIn(info, info.fragments[selection.name.value]?.selectionSet);
  });
}
