import DataLoader from 'dataloader';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { mayDo } from '../context/access.ts';
import type { Context } from '../context/context.ts';
import { AppError } from '../errors.ts';
import { typed } from './node.ts';
import type { NodeKind } from './node-kind.ts';

/** One loader of each kind for each request. */
const loaders = new WeakMap<Context, Map<NodeKind, DataLoader<string, object | null>>>();

/** The row of this id as the viewer sees it, read together with the others that are wanted at the moment; null when they see none. */
export async function loadNode(ctx: Context, kind: NodeKind, id: string): Promise<object | null> {
  return mayDo(ctx, kind.permission) ? loaderOf(ctx, kind).load(id) : null;
}

function loaderOf(ctx: Context, kind: NodeKind): DataLoader<string, object | null> {
  const ofRequest = loaders.get(ctx) ?? new Map<NodeKind, DataLoader<string, object | null>>();
  loaders.set(ctx, ofRequest);
  const known = ofRequest.get(kind);
  if (known) return known;
  // Nothing is kept: a subscription lives long, and what it once read may have changed.
  const loader = new DataLoader<string, object | null>((ids) => loadAll(ctx, kind, ids), { cache: false });
  ofRequest.set(kind, loader);
  return loader;
}

async function loadAll(ctx: Context, kind: NodeKind, ids: readonly string[]): Promise<(object | null)[]> {
  if (ids.length > limits.linkedRowsMax) {
    const most = limits.linkedRowsMax.toLocaleString('en');
    throw new AppError('QUERY_TOO_COMPLEX', msg('common.tooManyRows', { count: most }));
  }
  const rows = await kind.find(ctx, [...new Set(ids)]);
  const byId = new Map(rows.map((row) => [row.id, typed(row, kind.type.name)]));
  return ids.map((id) => byId.get(id) ?? null);
}
