import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import * as inputs from '#schema/inputs/devices.ts';
import { userTarget } from '#schema/inputs/users.ts';
import type { Context } from '../../platform/context/context.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import * as approval from './approval.service.ts';
import * as devices from './devices.service.ts';
import type { PairingRow } from './pairing.queries.ts';
import * as pins from './pins.service.ts';
import { BoardPerson, DeviceView, IssuedPin, PairingRequest } from './device.view.ts';

const ApproveDeviceInput = inputType('ApproveDeviceInput', inputs.approveDevice);
const DenyDeviceInput = inputType('DenyDeviceInput', inputs.pairingCode);
const UpdateDeviceInput = inputType('UpdateDeviceInput', inputs.updateDevice);
const RevokeDeviceInput = inputType('RevokeDeviceInput', inputs.deviceTarget);
const DeviceSettingsInput = inputType('DeviceSettingsInput', inputs.deviceSettings);
const DeviceReportInput = inputType('DeviceReportInput', inputs.deviceReport);
const RemoveUserPinInput = inputType('RemoveUserPinInput', userTarget);

@Resolver()
export class DevicesResolver {
  @Query(() => DeviceView, { description: 'The device that asks.' })
  device(@Ctx() ctx: Context): Promise<DeviceView> {
    return devices.ownDevice(ctx);
  }

  @Query(() => [DeviceView], {
    description: 'Those in use by name, then those revoked in the last 30 days; at most 60.',
  })
  devices(@Ctx() ctx: Context): Promise<DeviceView[]> {
    return devices.devices(ctx);
  }

  @Query(() => PairingRequest, {
    description: 'The browser that shows this code, for an admin who is about to decide.',
  })
  pairingRequest(@Ctx() ctx: Context, @Arg('userCode', () => String) userCode: string): Promise<PairingRow> {
    return approval.pairingRequest(ctx, { userCode });
  }

  @Query(() => [BoardPerson], { description: 'Everyone whose name may stand on a tile; at most 500.' })
  boardPeople(@Ctx() ctx: Context): Promise<BoardPerson[]> {
    return devices.boardPeople(ctx);
  }

  @Mutation(() => DeviceView, { description: 'Lets a waiting browser in, as a new device or in the place of another.' })
  approveDevice(@Ctx() ctx: Context, @Arg('input', () => ApproveDeviceInput) input: unknown): Promise<DeviceView> {
    return approval.approveDevice(ctx, input);
  }

  @Mutation(() => Boolean)
  denyDevice(@Ctx() ctx: Context, @Arg('input', () => DenyDeviceInput) input: unknown): Promise<boolean> {
    return approval.denyDevice(ctx, input);
  }

  @Mutation(() => DeviceView)
  updateDevice(@Ctx() ctx: Context, @Arg('input', () => UpdateDeviceInput) input: unknown): Promise<DeviceView> {
    return devices.updateDevice(ctx, input);
  }

  @Mutation(() => DeviceView, { description: 'Ends its access at once.' })
  revokeDevice(@Ctx() ctx: Context, @Arg('input', () => RevokeDeviceInput) input: unknown): Promise<DeviceView> {
    return devices.revokeDevice(ctx, input);
  }

  @Mutation(() => DeviceView, {
    description: 'How the board looks and behaves: the device for itself, an admin for any.',
  })
  saveDeviceSettings(
    @Ctx() ctx: Context,
    @Arg('input', () => DeviceSettingsInput) input: unknown,
  ): Promise<DeviceView> {
    return devices.saveDeviceSettings(ctx, input);
  }

  @Mutation(() => Boolean, { description: 'A device tells how it is.' })
  reportDevice(@Ctx() ctx: Context, @Arg('input', () => DeviceReportInput) input: unknown): Promise<boolean> {
    return devices.reportDevice(ctx, input);
  }

  @Mutation(() => IssuedPin, { description: 'A new PIN for oneself, shown this once; the former one is void.' })
  issuePin(@Ctx() ctx: Context): Promise<IssuedPin> {
    return pins.issuePin(ctx);
  }

  @Mutation(() => Boolean)
  removePin(@Ctx() ctx: Context): Promise<boolean> {
    return pins.removePin(ctx);
  }

  @Mutation(() => Boolean)
  removeUserPin(@Ctx() ctx: Context, @Arg('input', () => RemoveUserPinInput) input: unknown): Promise<boolean> {
    return pins.removeUserPin(ctx, input);
  }
}
