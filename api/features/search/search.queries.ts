import { sql } from 'kysely';
import type { KitchenClock } from '#schema/business-day.ts';
import { limits } from '#schema/limits.ts';
import { searchResultKinds } from '#schema/vocabulary.ts';
import { fold, folded } from '../../platform/database/folded.ts';
import type { SearchKind } from '../../platform/database/search-kind.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { SearchResult } from './search.types.ts';

interface SearchParams {
  readonly clock: KitchenClock;
  readonly now: Date;
  readonly query: string;
  readonly kinds: readonly SearchKind[];
}

/** All kinds in one statement, each limited for itself. */
export async function searchRows(db: Db, { clock, now, query, kinds }: SearchParams): Promise<SearchResult[]> {
  const text = fold(query);
  const selects = kinds.map(
    ({ kind, rows }) => sql`(
      select ${sql.lit(kind)} as kind, ${sql.lit(searchResultKinds.indexOf(kind))}::int as place, id, name, detail, case
        when starts_with(${folded('words')}, ${text}) then 0 when strpos(${folded('words')}, ' ' || ${text}) > 0 then 1 else 2
        end as rank
      from (${rows(clock, now)}) found where strpos(${folded('words')}, ${text}) > 0
      order by rank, name, id limit ${limits.searchResultsPerKind})`,
  );
  const { rows } = await sql<SearchResult>`
    select kind, id, case kind when 'lot' then id end as "lotId", name, detail from (${sql.join(selects, sql` union all `)}) hit order by place, rank, name, id`.execute(
    db,
  );
  return rows;
}
