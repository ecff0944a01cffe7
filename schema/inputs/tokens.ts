import { z } from 'zod';
import { tokenLimits } from '../token-scopes.ts';
import { roles, tokenScopes } from '../vocabulary.ts';
import { issue } from './issue.ts';
import { id, personName, version } from './parts.ts';

const name = personName(issue('tokens.enterName'))
  .refine((text) => text.length <= tokenLimits.nameMax, issue('field.atMostCharacters', { count: tokenLimits.nameMax }))
  .meta({ graphql: 'String' });

/** Addresses, or networks in CIDR form; others are refused by the service. Empty: every address. */
const addresses = z
  .array(z.string().trim().min(1, issue('tokens.enterAddress')).max(64))
  .max(tokenLimits.addressesMax, issue('tokens.tooManyAddresses', { count: tokenLimits.addressesMax }));

const DAYS = issue('tokens.days', { count: tokenLimits.daysMax });

export const createApiToken = z.strictObject({
  name,
  scopes: z.array(z.enum(tokenScopes)).min(1, issue('tokens.scope')).max(tokenScopes.length),
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
