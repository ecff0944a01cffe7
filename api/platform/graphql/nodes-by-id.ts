import { validate as isUuid } from 'uuid';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { authorize, mayDo } from '../context/access.ts';
import type { Context } from '../context/context.ts';
import { locate } from '../../embedded-postgres/locate.ts';
import { invalidField } from '../errors.ts';
import type { NodeKind } from './node-kind.ts';
import { loadNode } from './node-loader.ts';

/**
 * The rows of these ids, whatever kind they are of, in their order. Null for each that is unknown, of another kitchen, or not for the
 * viewer: which of these it is does not show.
 */
export async function nodesById(
  ctx: Context,
  kinds: readonly NodeKind[],
  ids: readonly string[],
): Promise<(object | null)[]> {
  const { organizationId } = authorize(ctx, 'nodes.read');
  if (ids.length > limits.nodesMax) {
    const message = msg('common.tooManyIds', { count: limits.nodesMax });
    throw invalidField('ids', message);
  }
  const lowered = ids.map((id) => id.toLowerCase());
  const asked = [...new Set(lowered.filter((id) => isUuid(id)))];
  const readable = new Map(kinds.filter(({ permission }) => mayDo(ctx, permission)).map((kind) => [kind.table, kind]));
  if (asked.length === 0 || readable.size === 0) return ids.map(() => null);
  const found = await ctx.read((db) => locate(db, organizationId, [...readable.keys()], asked));
  return Promise.all(
    lowered.map(async (id) => {
      const kind = readable.get(found.get(id) ?? '');
      return kind ? loadNode(ctx, kind, id) : null;
    }),
  );
}
