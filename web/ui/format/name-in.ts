/** The name in this language: the Spanish name in Spanish if there is one, else the name. */
export function nameIn(language: string, thing: { readonly name: string; readonly nameEs: string | null }): string {
  return (language === 'es' ? thing.nameEs : null) ?? thing.name;
}
