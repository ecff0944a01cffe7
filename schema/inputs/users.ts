import { z } from 'zod';
import { limits } from '../limits.ts';
import { languages, roles, userFilters } from '../vocabulary.ts';
import { issue } from './issue.ts';
import { id, personName, version } from './parts.ts';

const name = personName(issue('field.name'));

/** Which people to list. */
export const userList = z.strictObject({
  filter: z.enum(userFilters).optional(),
  search: z.string().trim().max(limits.personNameMax).optional(),
});

/** Points at one person; the optional version is the one the admin saw. */
export const userTarget = z.strictObject({ id, version: version.optional() });

/** Lets a waiting person in, in the role they asked for or in another. */
export const verifyUser = userTarget.extend({ role: z.enum(roles).optional() });

export const setUserRole = userTarget.extend({ role: z.enum(roles) });

/** What an admin corrects about a person. */
export const updateUser = userTarget.extend({ name: name.optional(), stationId: id.nullable().optional() });

/** What people change about themselves. */
export const updateProfile = z.strictObject({
  name: name.optional(),
  language: z.enum(languages).nullable().optional(),
  email: z.string().trim().max(254).regex(z.regexes.email, issue('field.email')).nullable().optional(),
  version: version.optional(),
});
