import { type RawBuilder, sql } from 'kysely';

const accented = 'áàâäãåéèêëíìîïóòôöõúùûüñç';
const plain = 'aaaaaaeeeeiiiiooooouuuunc';

/** A column as it is searched: lower case, without accents. */
export function folded(column: string): RawBuilder<string> {
  return foldedText(sql.ref(column));
}

/** A text as it is searched. */
export function foldedText(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`translate(lower(${text}), ${accented}, ${plain})`;
}

/** The name and the Spanish name of a row as they are searched, one after the other. */
export function foldedNames(table: string): RawBuilder<string> {
  const names = sql`concat_ws(' ', ${sql.ref(`${table}.name`)}, ${sql.ref(`${table}.nameEs`)})`;
  return foldedText(names);
}

/** A search text, to compare with `folded` columns. */
export function fold(search: string): string {
  return search.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
