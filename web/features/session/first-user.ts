import { fetchUser } from './requests.ts';
import { fetchPairedDevice, lockIdleTablet } from './shared-tablet.ts';

lockIdleTablet();
/** Fetched before the rest of the code is evaluated, to save a round trip before the first screen. */
export const firstUser = fetchUser();
export const firstDevice = fetchPairedDevice();
firstUser.catch(() => undefined);
firstDevice.catch(() => undefined);
