/** What a type is for, then what its fields (or values) mean. Written for people who do not know the product. */
export interface TypeText {
  readonly about?: string;
  /** For an input: the type whose fields of the same name mean the same. */
  readonly of?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
/** By the name of the type. What features say of one type, such as Query, is put together. */
export type TypeTexts = Readonly<Record<string, TypeText>>;

/** What a feature says of its part of the schema, beside what is told where it is made. */
export interface Descriptions {
  readonly types?: TypeTexts;
  /** Arguments that mean something of their own: by `Type.field.argument`. */
  readonly arguments?: Readonly<Record<string, string>>;
}
