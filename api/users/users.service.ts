import type { Context } from '../context.ts';
import type { User } from './user.entity.ts';
import { findUser } from './users.queries.ts';

/** The signed-in person's own row, verified or not; null for an anonymous caller. */
export async function currentUser(ctx: Context): Promise<User | null> {
  const { viewer } = ctx;
  if (!viewer) return null;
  return (await ctx.read((db) => findUser(db, viewer.id))) ?? null;
}
