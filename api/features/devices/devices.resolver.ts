import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { defaultDeviceSettings, type DeviceSettings as Settings } from '#schema/devices.ts';
import * as inputs from '#schema/inputs/devices.ts';
import { userTarget } from '#schema/inputs/users.ts';
import type { Context } from '../../platform/context/context.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import * as approval from './approval.service.ts';
import { BoardPerson, DeviceReport, DeviceSettings, IssuedPin, PairingRequest } from './device-graph.ts';
import { Device } from './device.entity.ts';
import type { DeviceRow } from './devices.queries.ts';
import * as devices from './devices.service.ts';
import type { PairingRow } from './pairing.queries.ts';
import * as pins from './pins.service.ts';

const ApproveDeviceInput = inputType('ApproveDeviceInput', inputs.approveDevice);
const DenyDeviceInput = inputType('DenyDeviceInput', inputs.pairingCode);
const UpdateDeviceInput = inputType('UpdateDeviceInput', inputs.updateDevice);
const RevokeDeviceInput = inputType('RevokeDeviceInput', inputs.deviceTarget);
const DeviceSettingsInput = inputType('DeviceSettingsInput', inputs.deviceSettings);
const DeviceReportInput = inputType('DeviceReportInput', inputs.deviceReport);
const RemoveUserPinInput = inputType('RemoveUserPinInput', userTarget);

@Resolver(() => Device)
export class DevicesResolver {
  @FieldResolver(() => [String])
  stationNames(@Root() row: DeviceRow): string[] {
    return row.stationNames;
  }

  @FieldResolver(() => DeviceSettings)
  settings(@Root() row: DeviceRow): Settings {
    return { ...defaultDeviceSettings, ...row.settings };
  }

  @FieldResolver(() => DeviceReport, { nullable: true, description: 'What it last said of itself; null until it has.' })
  report(@Root() row: DeviceRow): DeviceRow['report'] {
    return row.report;
  }

  @FieldResolver(() => Boolean, { description: 'Heard of in the last minutes.' })
  online(@Root() row: DeviceRow): boolean {
    return devices.isOnline(row, new Date());
  }

  @Query(() => Device, { description: 'The device that asks.' })
  device(@Ctx() ctx: Context): Promise<DeviceRow> {
    return devices.ownDevice(ctx);
  }

  @Query(() => [Device], { description: 'Those in use by name, then those revoked in the last 30 days; at most 60.' })
  devices(@Ctx() ctx: Context): Promise<DeviceRow[]> {
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

  @Mutation(() => Device, { description: 'Lets a waiting browser in, as a new device or in the place of another.' })
  approveDevice(@Ctx() ctx: Context, @Arg('input', () => ApproveDeviceInput) input: unknown): Promise<DeviceRow> {
    return approval.approveDevice(ctx, input);
  }

  @Mutation(() => Boolean)
  denyDevice(@Ctx() ctx: Context, @Arg('input', () => DenyDeviceInput) input: unknown): Promise<boolean> {
    return approval.denyDevice(ctx, input);
  }

  @Mutation(() => Device)
  updateDevice(@Ctx() ctx: Context, @Arg('input', () => UpdateDeviceInput) input: unknown): Promise<DeviceRow> {
    return devices.updateDevice(ctx, input);
  }

  @Mutation(() => Device, { description: 'Ends its access at once.' })
  revokeDevice(@Ctx() ctx: Context, @Arg('input', () => RevokeDeviceInput) input: unknown): Promise<DeviceRow> {
    return devices.revokeDevice(ctx, input);
  }

  @Mutation(() => Device, { description: 'How the board looks and behaves: the device for itself, an admin for any.' })
  saveDeviceSettings(@Ctx() ctx: Context, @Arg('input', () => DeviceSettingsInput) input: unknown): Promise<DeviceRow> {
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
