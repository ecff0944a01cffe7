import { validate as isUuid } from 'uuid';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { authorize, mayDo } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { locate } from '../../database/locate.ts';
import { invalidField } from '../../errors.ts';
import type { NodeKind } from './node-kind.ts';
import { loadNode } from './node-loader.ts';

/**
 * The rows with these ids, of any kind, in the order of the ids. Null for ids that are unknown, of another kitchen, or not
 * visible to the viewer, without distinction.
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
  const validIds = [...new Set(lowered.filter((id) => isUuid(id)))];
  const readable = new Map(kinds.filter(({ permission }) => mayDo(ctx, permission)).map((kind) => [kind.table, kind]));
  if (validIds.length === 0 || readable.size === 0) return ids.map(() => null);
  const found = await ctx.read((db) => locate(db, organizationId, [...readable.keys()], validIds));
  return Promise.all(
    lowered.map(async (id) => {
      const kind = readable.get(found.get(id) ?? '');
      return kind ? loadNode(ctx, kind, id) : null;
    }),
  );
}
