import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import * as inputs from '#schema/inputs/devices.ts';
import { userTarget } from '#schema/inputs/users.ts';
import type { Context } from '../../platform/context/context.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { Input, inputType } from '../../platform/graphql/input-type.ts';
import * as approval from './pairing/approval.service.ts';
import * as devices from './devices.service.ts';
import type { PairingRow } from './pairing/pairing.queries.ts';
import * as pins from './pins/pins.service.ts';
import { issueTemporaryPin } from './pins/temporary-pins.service.ts';
import { BoardPerson, DeviceView, IssuedPin, PairingRequest } from './device.view.ts';

const ApproveDeviceInput = inputType('ApproveDeviceInput', inputs.approveDevice);
const DenyDeviceInput = inputType('DenyDeviceInput', inputs.pairingCode);
const UpdateDeviceInput = inputType('UpdateDeviceInput', inputs.updateDevice);
const RevokeDeviceInput = inputType('RevokeDeviceInput', inputs.deviceTarget);
const DeviceSettingsInput = inputType('DeviceSettingsInput', inputs.deviceSettings);
const DeviceReportInput = inputType('DeviceReportInput', inputs.deviceReport);
const RemoveUserPinInput = inputType('RemoveUserPinInput', userTarget);
const IssueTemporaryPinInput = inputType('IssueTemporaryPinInput', userTarget);

@Resolver()
export class DevicesResolver {
  @Query(() => DeviceView, { description: 'The device of this request.' })
  device(@Ctx() ctx: Context): Promise<DeviceView> {
    return devices.ownDevice(ctx);
  }

  @Query(() => [DeviceView], {
    description: 'Active devices by name, then those revoked in the last 30 days; at most 60.',
  })
  devices(@Ctx() ctx: Context): Promise<DeviceView[]> {
    return devices.devices(ctx);
  }

  @Query(() => PairingRequest, {
    description: 'The waiting browser with this code, for an admin who will approve or reject it.',
  })
  pairingRequest(@Ctx() ctx: Context, @Arg('userCode', () => String) userCode: string): Promise<PairingRow> {
    return approval.pairingRequest(ctx, { userCode });
  }

  @Query(() => [BoardPerson], { description: 'Everyone whose name a tile may show; at most 500.' })
  boardPeople(@Ctx() ctx: Context): Promise<BoardPerson[]> {
    return devices.boardPeople(ctx);
  }

  @Mutation(() => DeviceView, { description: 'Approves a waiting browser as a new device, or for an existing device.' })
  approveDevice(
    @Ctx() ctx: Context,
    @Input(ApproveDeviceInput) input: InputOf<typeof inputs.approveDevice>,
  ): Promise<DeviceView> {
    return approval.approveDevice(ctx, input);
  }

  @Mutation(() => Boolean)
  denyDevice(@Ctx() ctx: Context, @Input(DenyDeviceInput) input: InputOf<typeof inputs.pairingCode>): Promise<boolean> {
    return approval.denyDevice(ctx, input);
  }

  @Mutation(() => DeviceView)
  updateDevice(
    @Ctx() ctx: Context,
    @Input(UpdateDeviceInput) input: InputOf<typeof inputs.updateDevice>,
  ): Promise<DeviceView> {
    return devices.updateDevice(ctx, input);
  }

  @Mutation(() => DeviceView, { description: 'Ends its access at once.' })
  revokeDevice(
    @Ctx() ctx: Context,
    @Input(RevokeDeviceInput) input: InputOf<typeof inputs.deviceTarget>,
  ): Promise<DeviceView> {
    return devices.revokeDevice(ctx, input);
  }

  @Mutation(() => DeviceView, {
    description: 'Changes how a board looks and behaves. A device changes its own, an admin any.',
  })
  saveDeviceSettings(
    @Ctx() ctx: Context,
    @Input(DeviceSettingsInput) input: InputOf<typeof inputs.deviceSettings>,
  ): Promise<DeviceView> {
    return devices.saveDeviceSettings(ctx, input);
  }

  @Mutation(() => Boolean, { description: 'Stores the health report of the device of this request.' })
  reportDevice(
    @Ctx() ctx: Context,
    @Input(DeviceReportInput) input: InputOf<typeof inputs.deviceReport>,
  ): Promise<boolean> {
    return devices.reportDevice(ctx, input);
  }

  @Mutation(() => IssuedPin, { description: 'A new PIN for the viewer, shown only once; the old one stops working.' })
  issuePin(@Ctx() ctx: Context): Promise<IssuedPin> {
    return pins.issuePin(ctx);
  }

  @Mutation(() => IssuedPin, {
    description:
      'A temporary PIN for a cook, or by an admin for a manager, shown only once. It works for 24 hours and until it is entered: then the person gets their own. The PIN that they have stops working.',
  })
  issueTemporaryPin(
    @Ctx() ctx: Context,
    @Input(IssueTemporaryPinInput) input: InputOf<typeof userTarget>,
  ): Promise<IssuedPin> {
    return issueTemporaryPin(ctx, input);
  }

  @Mutation(() => Boolean)
  removePin(@Ctx() ctx: Context): Promise<boolean> {
    return pins.removePin(ctx);
  }

  @Mutation(() => Boolean)
  removeUserPin(@Ctx() ctx: Context, @Input(RemoveUserPinInput) input: InputOf<typeof userTarget>): Promise<boolean> {
    return pins.removeUserPin(ctx, input);
  }
}
