import type { BoardMode, BoardTheme, BumpStyle } from '#schema/vocabulary.ts';
import type { DeviceRowFragment } from './devices.generated.ts';

/** The form values of the board settings; '' for no quiet hours. */
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

/** Whether quiet hours have both ends or none. */
export function hasValidQuietHours({ quietFrom, quietTo }: BoardValues): boolean {
  return (quietFrom === '') === (quietTo === '');
}

/** The mutation input: for a tablet only the lock, for a display the board. */
export function boardInputOf({ quietFrom, quietTo, ...values }: BoardValues, kind: DeviceRowFragment['kind']) {
  const { autoLockMinutes, ...board } = values;
  if (kind === 'tablet') return { autoLockMinutes };
  return { ...board, quietFrom: quietFrom || null, quietTo: quietTo || null };
}

/** The usual choices, and the current value if it is none of them. */
export function choicesWith(usual: readonly number[], current: number): readonly number[] {
  return usual.includes(current) ? usual : [...usual, current].toSorted((one, other) => one - other);
}
