/** A letter must subtend 16 arcminutes at the farthest reader; the em is that height over the cap height of 0.7. */
const emPerMillimetre = 0.00665;

/** Width of an ID-1 card (bank card, ISO/IEC 7810), used for calibration. */
export const cardMillimetres = 85.6;

export const pixelPitch = { min: 0.05, max: 1 } as const;

/** CSS pixels of the em that is legible at this distance on a screen of this pitch. */
export function emPixels(metres: number, millimetresPerPixel: number): number {
  return (emPerMillimetre * metres * 1_000) / millimetresPerPixel;
}

/** A screen as the browser reports it, in CSS pixels. */
export interface ScreenFacts {
  readonly width: number;
  readonly height: number;
  /** Pixels of the device per CSS pixel. */
  readonly ratio: number;
  /** Its main pointer is a finger. */
  readonly touch: boolean;
}

/**
 * The usual pixel pitch of such a screen, until it is calibrated. Tablets have several pixels per CSS pixel. A screen with few
 * pixels of its own, such as 1366 x 768, is a television of 24 inches or a touch screen at arm's length.
 */
export function usualPitch({ width, height, ratio, touch }: ScreenFacts): number {
  const long = Math.max(width, height);
  if (touch && long <= 1_400 && ratio >= 1.5) return 0.193;
  if (long <= 1_400) return 0.4;
  return long >= 2_400 ? 0.25 : 0.248;
}

/** The usual pitch of this screen. */
export function pitchOfScreen(): number {
  const { width, height } = screen;
  return usualPitch({ width, height, ratio: devicePixelRatio, touch: matchMedia('(pointer: coarse)').matches });
}

/** Pixels of a sheet's normal text, and the smallest screen that its largest content fits at that size. */
const sheet = { text: 18, width: 640, height: 640 } as const;

/** How much larger than on a desk a sheet is drawn, so that its text is as large as the small text of the tiles. */
export function sheetZoom(em: number, { width, height }: { readonly width: number; readonly height: number }): number {
  return Math.max(1, Math.min((0.6 * em) / sheet.text, width / sheet.width, height / sheet.height));
}

/** The pitch of a screen on which a card is this many pixels wide. */
export function pitchOfCard(pixels: number): number {
  return Math.min(pixelPitch.max, Math.max(pixelPitch.min, cardMillimetres / pixels));
}

/** The tile grid of a board. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly capacity: number;
}

/** Minimum size of a tile without its button, in ems of the reading size. */
const tileEms = { width: 7.4, height: 6.6 } as const;
const buttonPixels = 64;
/** Done, Undo and the rest side by side. */
const buttonsPixels = 340;
export const gapPixels = 12;

/** As many tiles as fit at the reading size; at least one. */
export function gridOf(width: number, height: number, em: number, buttons: boolean): Grid {
  const tileHeight = tileEms.height * em + (buttons ? Math.max(buttonPixels, 1.1 * em) + gapPixels : 0);
  const tileWidth = Math.max(tileEms.width * em, buttons ? buttonsPixels : 0);
  const columns = Math.max(1, Math.floor((width + gapPixels) / (tileWidth + gapPixels)));
  const rows = Math.max(1, Math.floor((height + gapPixels) / (tileHeight + gapPixels)));
  return { columns, rows, capacity: columns * rows };
}
