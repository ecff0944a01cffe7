import type { Thing } from '#schema/messages.ts';
import { validate as isUuid } from 'uuid';
import type { Db } from '../database/tables.ts';
import { notFound } from '../errors.ts';
import type { Context } from './context.ts';

/** The row of this id. Junk ids, unknown ids and other organizations' ids all answer NOT_FOUND. */
export async function readOne<Row>(
  ctx: Context,
  what: Thing,
  id: string,
  query: (db: Db) => Promise<Row | undefined>,
): Promise<Row> {
  const row = isUuid(id) ? await ctx.read(query) : undefined;
  if (row === undefined) throw notFound(what);
  return row;
}
