/** What a type is for, then what its fields (or values) mean. Written for people who do not know the product. */
export interface TypeText {
  readonly about?: string;
  /** For an input: the type whose fields of the same name mean the same. */
  readonly of?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
/** By the name of the type. */
export type TypeTexts = Readonly<Record<string, TypeText>>;
