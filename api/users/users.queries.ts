import type { Reader } from '../context.ts';
import type { User } from './user.entity.ts';

export function findUser(db: Reader, id: string): Promise<User | undefined> {
  return db.selectFrom('appUser').selectAll().where('id', '=', id).executeTakeFirst();
}
