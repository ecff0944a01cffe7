import { sql } from 'kysely';
import type { Viewer } from '../../platform/context/context.ts';
import { fold, foldedText } from '../../platform/database/folded.ts';
import { Keyset, type ListOrder } from '../../platform/database/keyset.ts';
import type { Db } from '../../platform/database/tables.ts';
import { type Page, type PageInput, withNodes } from '../../platform/graphql/connection.ts';
import type { HandoverCardView } from './handover-card.view.ts';
import { storedFacts } from './handover-facts.queries.ts';

function cards(db: Db, viewer: Viewer) {
  return db
    .selectFrom('handoverCard')
    .innerJoin('appUser as closer', 'closer.id', 'handoverCard.closedById')
    .leftJoin('appUser as signer', 'signer.id', 'handoverCard.signedById')
    .selectAll('handoverCard')
    .select(['closer.name as closedByName', 'signer.name as signedByName'])
    .where('handoverCard.organizationId', '=', viewer.organizationId);
}

function toView<Row extends { readonly facts: unknown }>(row: Row) {
  return { ...row, facts: storedFacts.parse(row.facts) };
}

/** The card of a business day, or the latest up to it. */
export async function findLatest(db: Db, viewer: Viewer, date: string): Promise<HandoverCardView | null> {
  const row = await cards(db, viewer)
    .where('handoverCard.businessDate', '<=', date)
    .orderBy('handoverCard.businessDate', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toView(row) : null;
}

export async function findCards(db: Db, viewer: Viewer, ids: readonly string[]): Promise<HandoverCardView[]> {
  return (await cards(db, viewer).where('handoverCard.id', 'in', ids).execute()).map(toView);
}

const newestFirst: ListOrder = {
  direction: 'descending',
  keys: [
    { value: sql`handover_card.business_date::text`, type: 'text' },
    { value: sql`handover_card.id`, type: 'uuid' },
  ],
};

export interface CardsParams {
  readonly search: string | null;
  readonly page: PageInput;
}

const searched = sql`concat_ws(' ', handover_card.note, handover_card.announcements,
  array_to_string(handover_card.eighty_six, ' '), closer.name, signer.name)`;

/** Cards whose texts or people contain the search text, the latest day first. */
export async function listCards(db: Db, viewer: Viewer, params: CardsParams): Promise<Page<HandoverCardView>> {
  const keyset = new Keyset(newestFirst, params.page);
  const rows = cards(db, viewer)
    .select(keyset.cursorKeys)
    .$if(params.search !== null, (query) =>
      query.where(sql<boolean>`strpos(${foldedText(searched)}, ${fold(params.search ?? '')}) > 0`),
    );
  const page = keyset.page(await keyset.cut(rows).execute());
  return withNodes(page, page.nodes.map(toView));
}
