import { randomInt } from 'node:crypto';
import { limits } from '#schema/limits.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** `BRIGADE-` and 8 characters of A-Z 0-9 from the system's secure generator (41 bits). */
export function makeOrganizationCode(): string {
  const characters = Array.from({ length: limits.organizationCodeLength }, () => alphabet[randomInt(alphabet.length)]);
  return `${limits.organizationCodePrefix}-${characters.join('')}`;
}
