import { hash } from '@node-rs/argon2';
import { parse as uuidBytes } from 'uuid';

/** Argon2id, 19 MiB, two passes (OWASP password storage). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes PINs. The salt is the organization's own id, so that the same PIN has the same hash within a kitchen and a PIN
 * alone identifies its person; the pepper is a secret of this installation that is not in the database.
 */
export class Pins {
  private readonly secret: Buffer | undefined;

  constructor(pepper: string | undefined) {
    this.secret = pepper ? Buffer.from(pepper) : undefined;
  }

  hash(organizationId: string, pin: string): Promise<string> {
    const salt = Buffer.from(uuidBytes(organizationId));
    return hash(pin, { ...cost, salt, ...(this.secret ? { secret: this.secret } : {}) });
  }
}
