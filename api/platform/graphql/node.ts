import { Field, ID, InterfaceType } from 'type-graphql';

const typeNames = new WeakMap<object, string>();

/** Whatever has an id and can be read by it (`node`). */
@InterfaceType({ resolveType: (row: object) => typeNames.get(row) })
export abstract class Node {
  @Field(() => ID)
  id!: string;
}

/** Remembers which type a loaded row is of, for the interface. */
export function typed<Row extends object>(row: Row, typeName: string): Row {
  typeNames.set(row, typeName);
  return row;
}
