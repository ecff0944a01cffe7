import { z } from 'zod';
import { tokenLimits } from '../token-scopes.ts';
import { roles, tokenScopes } from '../vocabulary.ts';
import { id, personName, version } from './parts.ts';

const name = personName('Give it a name that says what it is for.')
  .refine((text) => text.length <= tokenLimits.nameMax, `Use at most ${tokenLimits.nameMax} characters.`)
  .meta({ graphql: 'String' });

/** Addresses, or networks in CIDR form; the service refuses what is neither. None: every address. */
const addresses = z
  .array(z.string().trim().min(1, 'Enter an address, such as 203.0.113.7.').max(64))
  .max(tokenLimits.addressesMax, `Name at most ${tokenLimits.addressesMax} addresses.`);

const DAYS = `Choose 1 to ${tokenLimits.daysMax} days.`;

export const createApiToken = z.strictObject({
  name,
  scopes: z.array(z.enum(tokenScopes)).min(1, 'Choose at least one scope.').max(tokenScopes.length),
  /** The service account that it acts for; without it, whoever creates it. */
  serviceAccountId: id.nullable().optional(),
  expiresInDays: z.int(DAYS).min(1, DAYS).max(tokenLimits.daysMax, DAYS).optional(),
  addresses: addresses.optional(),
});

export const updateApiToken = z.strictObject({
  id,
  version: version.optional(),
  name: name.optional(),
  addresses: addresses.optional(),
});

export const tokenTarget = z.strictObject({ id, version: version.optional() });

export const createServiceAccount = z.strictObject({ name, role: z.enum(roles) });

export const updateServiceAccount = z.strictObject({
  id,
  version: version.optional(),
  name: name.optional(),
  role: z.enum(roles).optional(),
});
