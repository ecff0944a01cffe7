/** What the server answers for a type of an operation: all of its fields, and for every object the type by which it is cached. */
export type Fixture<T> = T extends readonly (infer E)[]
  ? readonly Fixture<E>[]
  : T extends object
    ? { readonly [Field in keyof T]: Fixture<T[Field]> } & { readonly __typename: string }
    : T;

/** What the server answers to an operation: a fixture of each root field. Without a named operation nothing compiles. */
export type Result<Operation> = Operation extends object
  ? { readonly [Field in keyof Operation]: Fixture<Operation[Field]> }
  : never;
