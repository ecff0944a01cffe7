import { Field, ObjectType } from 'type-graphql';
import { limits } from '#schema/limits.ts';
import { invalid } from '../errors.ts';

@ObjectType()
export class PageInfo {
  @Field(() => Boolean)
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true })
  endCursor!: string | null;
}

/** One page of a keyset-paged list. */
export interface Page<Row> {
  readonly nodes: readonly Row[];
  readonly pageInfo: PageInfo;
}

/** The arguments of a page: how many at most, after which row. */
export interface PageInput {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** The connection type of a node type: `ItemConnection { nodes, pageInfo }`. */
export function connectionOf<Row extends object>(nodeType: new () => Row): new () => Page<Row> {
  @ObjectType(`${nodeType.name}Connection`)
  class Connection implements Page<Row> {
    @Field(() => [nodeType])
    nodes!: Row[];

    @Field(() => PageInfo)
    pageInfo!: PageInfo;
  }
  return Connection;
}

/** How many rows to ask the database for: the page, and one more to know whether there is a next. */
export function pageSize(page: PageInput): number {
  const first = page.first ?? limits.pageDefault;
  if (!Number.isInteger(first) || first < 1 || first > limits.pageMax) {
    throw invalid(`first: Ask for 1 to ${limits.pageMax} rows.`, [
      { path: 'first', message: `Ask for 1 to ${limits.pageMax} rows.` },
    ]);
  }
  return first;
}

/** Cuts the extra row off and names the cursor of the last one kept. `keys` are the sort key values of a row. */
export function pageOf<Row>(rows: readonly Row[], size: number, keys: (row: Row) => readonly unknown[]): Page<Row> {
  const nodes = rows.slice(0, size);
  const last = nodes.at(-1);
  return {
    nodes,
    pageInfo: { hasNextPage: rows.length > size, endCursor: last === undefined ? null : encodeCursor(keys(last)) },
  };
}

function encodeCursor(keys: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

/** The sort keys inside a cursor, as text; null without one. Throws VALIDATION_FAILED for junk. */
export function cursorKeys(page: PageInput, count: number): string[] | null {
  if (!page.after) return null;
  try {
    const keys: unknown = JSON.parse(Buffer.from(page.after, 'base64url').toString());
    if (Array.isArray(keys) && keys.length === count && keys.every(isStorable)) return keys;
  } catch {
    // Falls through: junk is refused like a wrong shape.
  }
  throw invalid('after: This cursor is not one of ours.', [
    { path: 'after', message: 'This cursor is not one of ours.' },
  ]);
}

function isStorable(key: unknown): key is string {
  return typeof key === 'string' && key.isWellFormed() && !key.includes('\u0000');
}
