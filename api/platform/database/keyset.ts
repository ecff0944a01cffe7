import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { invalidField } from '../errors.ts';
import type { Page, PageInput } from '../graphql/connection.ts';

type KeyType = 'text' | 'integer' | 'bigint' | 'uuid' | 'timestamptz';

/** One sort key of a list. */
export interface SortKey {
  readonly value: RawBuilder<unknown>;
  readonly type: KeyType;
}

/** The order of a list: all its keys in one direction, the last one different for every row. */
export interface ListOrder {
  readonly direction: 'ascending' | 'descending';
  readonly keys: readonly SortKey[];
}

interface Keyed {
  /** The sort keys of the row, as text. */
  readonly cursorKeys: readonly string[];
}

/**
 * Keyset pagination of a list: `after` and `before` are cursors, `first` counts from the front and `last` from the end, for
 * which the list is read backwards. Throws VALIDATION_FAILED for a cursor of another list or a page size out of range.
 */
export class Keyset {
  private readonly size: number;
  private readonly backwards: boolean;
  private readonly after: readonly string[] | null;
  private readonly before: readonly string[] | null;

  constructor(
    private readonly order: ListOrder,
    page: PageInput,
  ) {
    this.size = sizeOf(page);
    this.backwards = typeof page.last === 'number';
    this.after = decodeCursor(order, 'after', page.after);
    this.before = decodeCursor(order, 'before', page.before);
  }

  /** Must be selected with the rows: the values of their cursors. */
  get cursorKeys() {
    const texts = this.order.keys.map(({ value, type }) =>
      type === 'timestamptz' ? sql`to_json(${value}) #>> '{}'` : sql`${value}::text`,
    );
    // As JSON, which is parsed much faster than an array.
    return sql<string[]>`json_build_array(${sql.join(texts)})`.as('cursorKeys');
  }

  /** The rows of this page, and one more to know whether there is another page. */
  cut<Tables, Table extends keyof Tables, Row>(
    query: SelectQueryBuilder<Tables, Table, Row>,
  ): SelectQueryBuilder<Tables, Table, Row> {
    const { keys, direction } = this.order;
    const ascending = direction === 'ascending';
    const { after, before } = this;
    const ordered = keys.reduce(
      (sorted, { value }) => sorted.orderBy(value, ascending === this.backwards ? 'desc' : 'asc'),
      query,
    );
    return ordered
      .$if(after !== null, (cut) => cut.where(this.compared(ascending ? '>' : '<', after ?? [])))
      .$if(before !== null, (cut) => cut.where(this.compared(ascending ? '<' : '>', before ?? [])))
      .limit(this.size + 1);
  }

  private compared(sign: '<' | '>', cursorKeys: readonly string[]): RawBuilder<boolean> {
    const { keys } = this.order;
    const columns = sql.join(keys.map(({ value }) => value));
    const values = sql.join(keys.map(({ type }, index) => sql`${cursorKeys[index]}::${sql.raw(type)}`));
    return sql<boolean>`(${columns}) ${sql.raw(sign)} (${values})`;
  }

  /** The page of the rows that `cut` returned, in the order of the list. */
  page<Row extends Keyed>(read: readonly Row[]): Page<Row> {
    const more = read.length > this.size;
    const rows = read.slice(0, this.size);
    const nodes = this.backwards ? rows.toReversed() : rows;
    const edges = nodes.map((node) => ({
      node,
      get cursor() {
        return encodeCursor(node);
      },
    }));
    return {
      nodes,
      edges,
      pageInfo: {
        // A cursor comes from a row, so there is, or was, one on its other side.
        hasNextPage: this.backwards ? this.before !== null : more,
        hasPreviousPage: this.backwards ? more : this.after !== null,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      },
    };
  }
}

function sizeOf({ first, last }: PageInput): number {
  const message = msg('common.howManyRows', { count: limits.pageMax });
  if (typeof first === 'number' && typeof last === 'number') {
    const either = msg('common.firstOrLast');
    throw invalidField('last', either);
  }
  const size = first ?? last ?? limits.pageDefault;
  if (Number.isInteger(size) && size >= 1 && size <= limits.pageMax) return size;
  const path = typeof last === 'number' ? 'last' : 'first';
  throw invalidField(path, message);
}

function encodeCursor({ cursorKeys }: Keyed): string {
  return Buffer.from(JSON.stringify(cursorKeys)).toString('base64url');
}

/** The sort keys inside a cursor; null without a cursor. */
function decodeCursor(order: ListOrder, path: 'after' | 'before', cursor: string | null | undefined): string[] | null {
  if (!cursor) return null;
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(keys) && keys.length === order.keys.length && keys.every(isText)) {
      if (order.keys.every(({ type }, index) => readable[type](keys[index] ?? ''))) return keys;
    }
  } catch {
    // Falls through: unreadable cursors are refused like those of the wrong shape.
  }
  const message = msg('common.unknownCursor');
  throw invalidField(path, message);
}

function isText(key: unknown): key is string {
  return typeof key === 'string';
}

const readable: Readonly<Record<KeyType, (key: string) => boolean>> = {
  text: (key) => key.isWellFormed() && !key.includes('\u0000'),
  integer: (key) => /^-?\d{1,9}$/.test(key),
  bigint: (key) => /^-?\d{1,15}$/.test(key),
  uuid: (key) => isUuid(key),
  timestamptz: (key) => /^\d{4}-\d\d-\d\d[T ]/.test(key) && !Number.isNaN(Date.parse(key)),
};
