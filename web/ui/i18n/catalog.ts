/** Texts without placeholders, in every language. */
export interface Catalog {
  readonly en: Readonly<Record<string, string>>;
  readonly es: Readonly<Record<string, string>>;
}

/** Declares a catalog that is registered elsewhere; a missing or extra key in Spanish does not compile. */
export function catalog<Key extends string>(texts: {
  readonly en: Record<Key, string>;
  readonly es: Record<NoInfer<Key>, string>;
}): Catalog {
  return texts;
}
