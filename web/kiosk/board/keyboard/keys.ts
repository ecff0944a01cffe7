/** All keyboard actions of the board. Each has a button, too. */
export const keyActions = [
  'tile1',
  'tile2',
  'tile3',
  'tile4',
  'tile5',
  'tile6',
  'tile7',
  'tile8',
  'tile9',
  'nextTen',
  'left',
  'right',
  'up',
  'down',
  'home',
  'end',
  'act',
  'mark',
  'hold',
  'undo',
  'recall',
  'nextPage',
  'previousPage',
  'station',
  'allergens',
  'allDay',
  'mode',
  'timers',
  'mute',
  'fullScreen',
  'menu',
  'keyCard',
] as const;
export type KeyAction = (typeof keyActions)[number];

/** A custom key of this device, as a bump bar sends it. */
export interface KeyBinding {
  readonly action: string;
  readonly code: string;
}

/** By physical key: digits, arrows and what bump bars send. */
const byCode: Readonly<Record<string, KeyAction>> = {
  ...digits('Digit'),
  ...digits('Numpad'),
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'home',
  End: 'end',
  Enter: 'act',
  NumpadEnter: 'act',
  Space: 'mark',
  NumpadAdd: 'mark',
  Backspace: 'recall',
  NumpadSubtract: 'recall',
  PageUp: 'previousPage',
  PageDown: 'nextPage',
};

/** By printed letter, whatever the keyboard layout. */
const byLetter: Readonly<Record<string, KeyAction>> = {
  s: 'station',
  l: 'allergens',
  a: 'allDay',
  b: 'mode',
  t: 'timers',
  m: 'mute',
  f: 'fullScreen',
  h: 'hold',
  u: 'undo',
  x: 'menu',
  '?': 'keyCard',
};

/** The keys as printed on the key card. */
export const printedKeys: Readonly<Record<KeyAction, readonly string[]>> = {
  ...tiles((digit) => [digit]),
  nextTen: ['0'],
  left: ['←'],
  right: ['→'],
  up: ['↑'],
  down: ['↓'],
  home: ['Home'],
  end: ['End'],
  act: ['Enter'],
  mark: ['␣', 'Num +'],
  hold: ['H'],
  undo: ['U'],
  recall: ['⌫', 'Num −'],
  nextPage: ['PgDn'],
  previousPage: ['PgUp'],
  station: ['S'],
  allergens: ['L'],
  allDay: ['A'],
  mode: ['B'],
  timers: ['T'],
  mute: ['M'],
  fullScreen: ['F'],
  menu: ['X'],
  keyCard: ['?'],
};

interface Press {
  readonly code: string;
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

export function isKeyAction(action: string): action is KeyAction {
  return keyActions.some((defined) => defined === action);
}

/** The action of a key press; null when there is none. Browser shortcuts are not intercepted. */
export function actionOf(press: Press, own: readonly KeyBinding[]): KeyAction | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  const bound = own.find(({ code }) => code === press.code)?.action;
  if (bound !== undefined && isKeyAction(bound)) return bound;
  return byCode[press.code] ?? byLetter[press.key.toLowerCase()] ?? null;
}

/** The tile number of an action; null for other actions. */
export function tileNumber(action: KeyAction): number | null {
  return action.startsWith('tile') ? Number(action.slice('tile'.length)) : null;
}

/** The device's keys with one more: a key has one action, and an action has one custom key. */
export function bound(own: readonly KeyBinding[], action: KeyAction, code: string): readonly KeyBinding[] {
  return [...own.filter((binding) => binding.code !== code && binding.action !== action), { action, code }];
}

function tiles<T>(of: (digit: string) => T) {
  return {
    tile1: of('1'),
    tile2: of('2'),
    tile3: of('3'),
    tile4: of('4'),
    tile5: of('5'),
    tile6: of('6'),
    tile7: of('7'),
    tile8: of('8'),
    tile9: of('9'),
  };
}

function digits(row: 'Digit' | 'Numpad'): Record<string, KeyAction> {
  const codes: Record<string, KeyAction> = { [`${row}0`]: 'nextTen' };
  for (const action of keyActions) {
    const number = tileNumber(action);
    if (number !== null) codes[`${row}${String(number)}`] = action;
  }
  return codes;
}
