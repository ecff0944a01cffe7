import type { DeviceJson } from '#schema/devices.ts';
import { LockScreen } from '../features/session/lock/LockScreen.tsx';
import { LockedTimers } from '../features/timers/LockedTimers.tsx';

/** A shared tablet that nobody has unlocked: the PIN screen, and the timers that it has, which still ring. */
export function LockedTablet({ device }: { readonly device: DeviceJson }) {
  return (
    <>
      <LockScreen device={device} />
      <LockedTimers />
    </>
  );
}
