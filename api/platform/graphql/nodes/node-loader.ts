import DataLoader from 'dataloader';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { mayDo } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { AppError } from '../../errors.ts';
import { typed } from '../node.ts';
import type { NodeKind } from './node-kind.ts';

/** One loader per kind and request. */
const loaders = new WeakMap<Context, Map<NodeKind, DataLoader<string, object | null>>>();

/** The row with this id as the viewer sees it, loaded in a batch with others; null when they may not see it. */
export async function loadNode(ctx: Context, kind: NodeKind, id: string): Promise<object | null> {
  return mayDo(ctx, kind.permission) ? loaderOf(ctx, kind).load(id) : null;
}

function loaderOf(ctx: Context, kind: NodeKind): DataLoader<string, object | null> {
  const ofRequest = loaders.get(ctx) ?? new Map<NodeKind, DataLoader<string, object | null>>();
  loaders.set(ctx, ofRequest);
  const existing = ofRequest.get(kind);
  if (existing) return existing;
  // No cache: a subscription lasts long, and rows may change meanwhile.
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
