import type { DeviceJson } from '#schema/devices.ts';
import * as inputs from '#schema/inputs/devices.ts';
import { devicePeopleShape, deviceShape, nothingShape, pairingShape, pollShape, unlockedShape } from '#schema/rest.ts';
import { AppError } from '../../platform/errors.ts';
import { clearDevice, deviceCookie, setDevice, setSession } from '../../platform/rest/cookies.ts';
import { endSession } from '../../platform/rest/end-session.ts';
import type { Rest, RestCall } from '../../platform/rest/routes.ts';
import { userJson } from '../users/user.wire.ts';
import { deviceOf, renewDevice } from './device-tokens.service.ts';
import { beginPairing, pollPairing } from './pairing/pairing.service.ts';
import { devicePeople, enterPin, lockDevice } from './pins/pins.service.ts';

const group = 'Devices';

/** Routes for pairing, renewing and unlocking a device. */
export function deviceRoutes(rest: Rest): void {
  rest.post(
    '/api/devices/pairing',
    {
      about: 'Starts pairing this browser: an admin approves the code that it shows (after RFC 8628).',
      group,
      needs: 'public',
      body: inputs.beginPairing,
      answer: pairingShape,
    },
    ({ app, ctx, origin, body }) => beginPairing(app, ctx.address, origin, body),
  );
  rest.post(
    '/api/devices/token',
    {
      about: 'The state of the pairing. Sets the device cookie once it is approved.',
      group,
      needs: 'public',
      body: inputs.pollPairing,
      answer: pollShape,
    },
    async ({ app, ctx, body, reply }) => {
      const { answer, cookie } = await pollPairing(app, ctx.address, body);
      if (cookie) setDevice(reply, app.config, cookie);
      return answer;
    },
  );
  rest.get(
    '/api/device',
    { about: 'Which device this browser is.', group, needs: 'device', answer: deviceShape },
    ({ ctx }) => deviceOf(ctx),
  );
  rest.post(
    '/api/devices/renew',
    { about: 'Gives the device a new token in its cookie.', group, needs: 'device', answer: deviceShape },
    renew,
  );
  unlockRoutes(rest);
}

function unlockRoutes(rest: Rest): void {
  rest.get(
    '/api/devices/people',
    {
      about:
        'Who can unlock this device: people with a PIN, named as the kitchen allows on displays; none where it hides names.',
      group,
      needs: 'device',
      answer: devicePeopleShape,
    },
    ({ ctx }) => devicePeople(ctx),
  );
  rest.post(
    '/api/devices/pin',
    {
      about:
        'Unlocks the device for a person, who acts as a cook. Sets the session cookie. Five wrong PINs without `personId` ' +
        'refuse PINs alone on this device for 15 minutes; with it, five refuse that person there. A temporary PIN is replaced ' +
        'by the one in `newPin`.',
      group,
      needs: 'device',
      body: inputs.enterPin,
      answer: unlockedShape,
    },
    async ({ app, ctx, reply, body }) => {
      const { user, cookie, newPin } = await enterPin(app, ctx, body);
      setSession(reply, app.config, cookie);
      return { ...userJson(user), role: 'cook' as const, newPin };
    },
  );
  rest.post(
    '/api/devices/lock',
    { about: 'Ends the PIN session.', group, needs: 'public', answer: nothingShape },
    endSession(lockDevice),
  );
}

async function renew({ app, ctx, reply, cookies }: RestCall): Promise<DeviceJson> {
  const device = await deviceOf(ctx).catch((error: unknown) => {
    // A device that is unknown or revoked; after any other failure the token still works.
    if (error instanceof AppError && error.code === 'UNAUTHENTICATED') clearDevice(reply, app.config);
    throw error;
  });
  setDevice(reply, app.config, await renewDevice(ctx, cookies[deviceCookie(app.config)]));
  return device;
}
