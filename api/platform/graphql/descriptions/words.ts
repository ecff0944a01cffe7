/** Descriptions of a type and its fields (or values). Written for readers who do not know the product. */
export interface TypeText {
  readonly about?: string;
  /** For an input: the type whose field descriptions it shares. */
  readonly of?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
/** By the name of the type. Texts of several features for one type, such as Query, are merged. */
export type TypeTexts = Readonly<Record<string, TypeText>>;

/** A feature's descriptions of its part of the schema, besides those in decorators. */
export interface Descriptions {
  readonly types?: TypeTexts;
  /** Arguments with their own description: by `Type.field.argument`. */
  readonly arguments?: Readonly<Record<string, string>>;
}
