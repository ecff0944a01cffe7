import { z } from 'zod';
import { limits } from '../limits.ts';
import { languages, roles, userFilters } from '../vocabulary.ts';
import { username } from './auth.ts';
import { issue } from './issue.ts';
import { id, personName, version } from './parts.ts';

const name = personName(issue('field.name'));

const email = z.string().trim().max(limits.emailMax).regex(z.regexes.email, issue('field.email'));

/** Filter of users. */
export const userList = z.strictObject({
  filter: z.enum(userFilters).optional(),
  search: z.string().trim().max(limits.personNameMax).optional(),
});

/** References one user; the optional version is the one the admin last read. */
export const userTarget = z.strictObject({ id, version: version.optional() });

/** Verifies a user, with the requested role or another. */
export const verifyUser = userTarget.extend({ role: z.enum(roles).optional() });

export const setUserRole = userTarget.extend({ role: z.enum(roles) });

/** Fields of a user that an admin can edit. */
export const updateUser = userTarget.extend({ name: name.optional(), stationId: id.nullable().optional() });

/** Fields that users can edit themselves. */
export const updateProfile = z.strictObject({
  name: name.optional(),
  language: z.enum(languages).nullable().optional(),
  email: email.nullable().optional(),
  version: version.optional(),
});

/** A person of a file. There is no password: an admin hands out a link or a temporary PIN. */
export const importedPerson = z.strictObject({
  name,
  username,
  email: email.optional(),
  role: z.enum(roles).optional(),
  language: z.enum(languages).optional(),
});
