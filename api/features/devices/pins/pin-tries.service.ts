import type { AppServices } from '../../../platform/app-services.ts';

/** Where a PIN is entered. */
interface Place {
  readonly organizationId: string;
  readonly deviceId: string;
}

/** How one try is counted: before the PIN is verified, so that simultaneous guesses count one by one. */
interface Tries {
  /** Throws RATE_LIMITED when no try is left. */
  readonly count: () => Promise<void>;
  readonly wasWrong: () => Promise<void>;
  readonly wasRight: () => Promise<void>;
}

/** A PIN alone is a guess at everybody's, so that it is counted against the device. */
export function triesOfDevice({ limiter }: AppServices, { organizationId, deviceId }: Place): Tries {
  return {
    async count() {
      const hasNoMisses = await limiter.isFresh('pinMissByDevice', deviceId);
      await limiter.consume('pinByDevice', deviceId);
      // Wrong PINs on other devices do not lock everyone out: a device without one this hour may still try.
      if (!(await limiter.allows('pinByOrganization', organizationId)) && !hasNoMisses) {
        await limiter.check('pinByOrganization', organizationId);
      }
    },
    wasWrong: () => limiter.fail('pinMissByDevice', deviceId),
    async wasRight() {
      await limiter.forget('pinByDevice', deviceId);
      await limiter.giveBack('pinByOrganization', organizationId);
    },
  };
}

/**
 * A PIN under a name is a guess at that person's, and is counted against them on this device. The device's wrong PINs of the
 * hour bound it, too: names do not add up to more guesses than PINs alone.
 */
export function triesOfPerson(
  { limiter }: Pick<AppServices, 'limiter'>,
  { organizationId, deviceId }: Place,
  personId: string,
): Tries {
  const person = `${deviceId} ${personId}`;
  return {
    async count() {
      // A refused try is not counted against the device, or one person's would lock all others out.
      await limiter.check('pinMissByDevice', deviceId);
      await limiter.consume('pinByPerson', person);
      await limiter.consume('pinMissByDevice', deviceId);
      await limiter.consume('pinByOrganization', organizationId);
    },
    wasWrong: () => Promise.resolve(),
    async wasRight() {
      await limiter.forget('pinByPerson', person);
      await limiter.giveBack('pinMissByDevice', deviceId);
      await limiter.giveBack('pinByOrganization', organizationId);
    },
  };
}
