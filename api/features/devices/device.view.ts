import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { DeviceReport as Report, DeviceSettings as AllSettings } from '#schema/devices.ts';
import type { BoardMode, BoardTheme, BumpStyle, Language } from '#schema/vocabulary.ts';
import * as graph from '../../platform/graphql/enums.ts';
import * as enums from './devices.enums.ts';
import { Device } from './device.entity.ts';

@ObjectType({ description: 'A key of the bump bar that differs from the default.' })
export class KeyBinding {
  @Field(() => String)
  action!: string;

  @Field(() => String)
  code!: string;
}

@ObjectType({ description: 'How the board looks and behaves on one device.' })
export class DeviceSettings implements AllSettings {
  @Field(() => enums.BoardMode)
  mode!: BoardMode;

  @Field(() => Int, { description: 'The reading distance in metres: 1, 2 or 3.' })
  readFromMetres!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Millimetres per pixel, measured with a card on the screen; null until measured.',
  })
  millimetresPerPixel!: number | null;

  @Field(() => enums.BoardTheme)
  theme!: BoardTheme;

  @Field(() => Int, { description: '0 to 100.' })
  volume!: number;

  @Field(() => String, { nullable: true, description: 'When quiet time begins, as HH:MM; null for never.' })
  quietFrom!: string | null;

  @Field(() => String, { nullable: true, description: 'When quiet time ends, as HH:MM; null for never.' })
  quietTo!: string | null;

  @Field(() => enums.BumpStyle)
  bumpStyle!: BumpStyle;

  @Field(() => Int, { description: 'Seconds after which pages turn by themselves; 0 is never.' })
  rotateSeconds!: number;

  @Field(() => Int)
  autoLockMinutes!: number;

  @Field(() => [KeyBinding])
  keys!: readonly KeyBinding[];
}

@ObjectType({ description: 'The last health report of a device.' })
export class DeviceReport implements Report {
  @Field(() => String, { nullable: true })
  build?: string | null;

  @Field(() => String, { nullable: true })
  model?: string | null;

  @Field(() => String, { nullable: true })
  screen?: string | null;

  @Field(() => String, { nullable: true })
  timeZone?: string | null;

  @Field(() => Int, { nullable: true })
  battery?: number | null;

  @Field(() => Boolean, { nullable: true })
  charging?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it keeps its screen on; null while unknown.' })
  wakeLock?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it can make sounds; null while unknown.' })
  sound?: boolean | null;
}

/** A device as its own screen and the admin's list show it. */
@ObjectType('Device')
export class DeviceView extends Device {
  @Field(() => [String])
  stationNames!: string[];

  @Field(() => DeviceSettings)
  override settings!: DeviceSettings;

  @Field(() => DeviceReport, { nullable: true, description: 'Its last health report; null until the first one.' })
  override report!: DeviceReport | null;

  @Field(() => Boolean, { description: 'Whether it connected in the last minutes.' })
  online!: boolean;
}

@ObjectType({ description: 'A browser that waits to be paired.' })
export class PairingRequest {
  @Field(() => String)
  userCode!: string;

  @Field(() => String, { nullable: true })
  model!: string | null;

  @Field(() => String, { nullable: true })
  screen!: string | null;

  @Field(() => String, { nullable: true })
  timeZone!: string | null;

  @Field(() => graph.Language, { nullable: true })
  language!: Language | null;

  @Field(() => String, { description: 'The network address of the browser.' })
  network!: string;

  @Field(() => Date)
  expiresAt!: Date;
}

@ObjectType({ description: 'A person or device whose name a tile may show.' })
export class BoardPerson {
  @Field(() => ID)
  id!: string;

  @Field(() => String, {
    description:
      'The name in the form that the kitchen allows on boards, with more letters where two people would have the same; empty when it allows none.',
  })
  label!: string;

  @Field(() => Boolean, { description: 'False for a device, or a service account of programs.' })
  isPerson!: boolean;
}

@ObjectType({ description: 'A PIN, shown once.' })
export class IssuedPin {
  @Field(() => String)
  pin!: string;
}
