import { useCallback, useEffect, useState } from 'react';
import { limits } from '#schema/limits.ts';
import type { Role } from '#schema/vocabulary.ts';
import { endPerson, enterPin } from '../../platform/device/device-client.ts';
import { useKiosk } from './kiosk-context.ts';

/** Who acts on this display, and until which instant of the monotonic clock. */
export interface Person {
  readonly id: string;
  readonly role: Role;
  readonly until: number;
  /** Their own PIN in place of the temporary one that they entered, to be shown once. */
  readonly newPin: string | null;
}

/** The person identified by PIN for sixty seconds; then acts are recorded for the display again. */
export function usePerson() {
  const [person, setPerson] = useState<Person | null>(null);
  const { pinEntered } = useKiosk().engine;
  const end = useCallback(() => {
    setPerson(null);
    // If the request fails, the server expires it at the same time.
    void endPerson().catch(() => undefined);
  }, []);
  const enter = useCallback(
    async (pin: string, personId?: string) => {
      const { user, newPin } = await enterPin(pin, personId);
      const { id, role } = user;
      const entered: Person = { id, role, until: performance.now() + limits.pinActs, newPin };
      setPerson(entered);
      pinEntered();
      return entered;
    },
    [pinEntered],
  );
  useEffect(() => {
    if (person === null) return undefined;
    const timer = setTimeout(end, Math.max(0, person.until - performance.now()));
    return () => clearTimeout(timer);
  }, [person, end]);
  return { person, enter, end };
}
