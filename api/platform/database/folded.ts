import { type RawBuilder, sql } from 'kysely';

const accented = 'áàâäãåéèêëíìîïóòôöõúùûüñç';
const plain = 'aaaaaaeeeeiiiiooooouuuunc';

/** A column as it is searched: lower case, without accents. */
export function folded(column: string): RawBuilder<string> {
  return sql<string>`translate(lower(${sql.ref(column)}), ${accented}, ${plain})`;
}

/** A search text, to compare with `folded` columns. */
export function fold(search: string): string {
  return search.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
