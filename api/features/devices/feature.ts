import { columnOf } from '../../platform/database/audit-subject.ts';
import { feature } from '../../platform/feature.ts';
import { descriptions } from './devices.descriptions.ts';
import { changeShape } from '../../platform/live/live-messages.ts';
import { DevicePairing } from './pairing/device-pairing.entity.ts';
import { Device } from './device.entity.ts';
import { DevicesResolver } from './devices.resolver.ts';
import { deviceRoutes } from './devices.rest.ts';
import { PersonPin } from './pins/person-pin.entity.ts';

export const devices = feature({
  entities: [Device, DevicePairing, PersonPin],
  resolvers: [DevicesResolver],
  routes: deviceRoutes,
  auditSubjects: { Device: { name: columnOf('device') } },
  liveMessages: { DEVICE_UPDATED: { about: 'A display or tablet changed.', shape: changeShape } },
  descriptions,
});
