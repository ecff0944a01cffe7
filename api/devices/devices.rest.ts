import type { DeviceJson } from '#schema/devices.ts';
import { clearDevice, clearSession, deviceCookie, setDevice, setSession } from '../rest/cookies.ts';
import type { Rest, RestCall } from '../rest/routes.ts';
import { userJson } from '../users/user.wire.ts';
import { deviceOf, renewDevice } from './device-tokens.service.ts';
import { beginPairing, pollPairing } from './pairing.service.ts';
import { enterPin, lockDevice } from './pins.service.ts';

/** How a browser becomes a device, stays one, and is unlocked by a person. */
export function deviceRoutes(rest: Rest): void {
  rest.post('/api/devices/pairing', ({ app, ctx, origin, body }) => beginPairing(app, ctx.address, origin, body));
  rest.post('/api/devices/token', async ({ app, ctx, body, reply }) => {
    const { answer, cookie } = await pollPairing(app, ctx.address, body);
    if (cookie) setDevice(reply, app.config, cookie);
    return answer;
  });
  rest.get('/api/device', ({ ctx }) => deviceOf(ctx));
  rest.post('/api/devices/renew', renew);
  rest.post('/api/devices/pin', async ({ app, ctx, reply, body }) => {
    const { user, cookie } = await enterPin(app, ctx, body);
    setSession(reply, app.config, cookie);
    return { ...userJson(user), role: 'cook' };
  });
  rest.post('/api/devices/lock', async ({ app, ctx, reply }) => {
    await lockDevice(app, ctx);
    clearSession(reply, app.config);
  });
}

async function renew({ app, ctx, reply, cookies }: RestCall): Promise<DeviceJson> {
  const device = await deviceOf(ctx).catch((error: unknown) => {
    // A revoked token is of no use any more.
    clearDevice(reply, app.config);
    throw error;
  });
  setDevice(reply, app.config, await renewDevice(ctx, cookies[deviceCookie(app.config)]));
  return device;
}
