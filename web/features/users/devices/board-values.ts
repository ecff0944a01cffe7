import type { BoardMode, BoardTheme, BumpStyle } from '#schema/vocabulary.ts';
import type { DeviceRowFragment } from './devices.generated.ts';

/** The board's settings as the form holds them: numbers from lists are numbers, empty times are empty. */
export interface BoardValues {
  readonly mode: BoardMode;
  readonly readFromMetres: number;
  readonly theme: BoardTheme;
  readonly volume: number;
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly bumpStyle: BumpStyle;
  readonly rotateSeconds: number;
  readonly autoLockMinutes: number;
}

export function boardValuesOf({ settings }: DeviceRowFragment): BoardValues {
  const { mode, readFromMetres, theme, volume, quietFrom, quietTo, bumpStyle, rotateSeconds, autoLockMinutes } =
    settings;
  return {
    mode,
    readFromMetres,
    theme,
    volume,
    quietFrom: quietFrom ?? '',
    quietTo: quietTo ?? '',
    bumpStyle,
    rotateSeconds,
    autoLockMinutes,
  };
}

/** Quiet hours have a beginning and an end, or there are none. */
export function quietIsWhole({ quietFrom, quietTo }: BoardValues): boolean {
  return (quietFrom === '') === (quietTo === '');
}

/** What is sent for a display; a tablet has no board and sends only when it locks. */
export function boardInputOf({ quietFrom, quietTo, ...values }: BoardValues, kind: DeviceRowFragment['kind']) {
  const { autoLockMinutes, ...board } = values;
  if (kind === 'tablet') return { autoLockMinutes };
  return { ...board, quietFrom: quietFrom || null, quietTo: quietTo || null };
}

/** The usual choices, and the one that holds when it is none of them. */
export function choicesWith(usual: readonly number[], held: number): readonly number[] {
  return usual.includes(held) ? usual : [...usual, held].toSorted((one, other) => one - other);
}
