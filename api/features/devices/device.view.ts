import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { BoardMode, BoardTheme, BumpStyle, Language } from '#schema/vocabulary.ts';
import * as graph from '../../platform/graphql/enums.ts';
import * as enums from './devices.enums.ts';
import { Device } from './device.entity.ts';

@ObjectType({ description: 'A key of the bump bar that differs from the usual one.' })
export class KeyBinding {
  @Field(() => String)
  action!: string;

  @Field(() => String)
  code!: string;
}

@ObjectType({ description: 'How the board looks and behaves on one device.' })
export class DeviceSettings {
  @Field(() => enums.BoardMode)
  mode!: BoardMode;

  @Field(() => Int, { description: 'From how many metres it is read: 1, 2 or 3.' })
  readFromMetres!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Millimetres per pixel, measured with a card on the screen; null until then.',
  })
  millimetresPerPixel!: number | null;

  @Field(() => enums.BoardTheme)
  theme!: BoardTheme;

  @Field(() => Int, { description: '0 to 100.' })
  volume!: number;

  @Field(() => String, { nullable: true, description: 'From when it is silent, as HH:MM; null for never.' })
  quietFrom!: string | null;

  @Field(() => String, { nullable: true, description: 'Until when it is silent, as HH:MM; null for never.' })
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

@ObjectType({ description: 'What a device told of itself last.' })
export class DeviceReport {
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

/** A device as its own screen and the admin's list read it. */
@ObjectType('Device')
export class DeviceView extends Device {
  @Field(() => [String])
  stationNames!: string[];

  @Field(() => DeviceSettings)
  override settings!: DeviceSettings;

  @Field(() => DeviceReport, { nullable: true, description: 'What it last said of itself; null until it has.' })
  override report!: DeviceReport | null;

  @Field(() => Boolean, { description: 'Heard of in the last minutes.' })
  online!: boolean;
}

@ObjectType({ description: 'A browser that waits to be let in.' })
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

  @Field(() => String, { description: 'Where it asked from.' })
  network!: string;

  @Field(() => Date)
  expiresAt!: Date;
}

@ObjectType({ description: 'Somebody whose name may stand on a tile.' })
export class BoardPerson {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'As the kitchen lets boards name people; empty when not at all.' })
  label!: string;
}

@ObjectType({ description: 'A PIN, shown once.' })
export class IssuedPin {
  @Field(() => String)
  pin!: string;
}
