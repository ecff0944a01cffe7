/** What the kitchen calls a thing in this language: its Spanish name where Spanish is read and one was given, else its name. */
export function nameIn(language: string, thing: { readonly name: string; readonly nameEs: string | null }): string {
  return (language === 'es' ? thing.nameEs : null) ?? thing.name;
}
