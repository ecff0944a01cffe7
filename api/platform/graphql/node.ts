import { Field, ID, InterfaceType } from 'type-graphql';

const typeNames = new WeakMap<object, string>();

/** The Node interface: objects that can be read by id (`node`). */
@InterfaceType()
export abstract class Node {
  @Field(() => ID)
  id!: string;
}

/** Stores the type of a loaded row, to resolve the interface. */
export function typed<Row extends object>(row: Row, typeName: string): Row {
  typeNames.set(row, typeName);
  return row;
}

/** The type of a loaded row; undefined for one that was not `typed`. */
export function typeNameOf(row: object): string | undefined {
  return typeNames.get(row);
}
