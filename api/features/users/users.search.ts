import { sql } from 'kysely';
import type { SearchKind } from '../../platform/database/search-kind.ts';

/** Active people by name and username. */
export const searchUsers: SearchKind = {
  kind: 'user',
  permission: 'users.read',
  rows: () => sql`select id, name, username as detail, concat_ws(' ', name, username) as words from app_user
    where kind = 'person' and status = 'active'`,
};
