/** A letter must subtend 16 arcminutes at the farthest reader; the em is that height over the cap height of 0.7. */
const emPerMillimetre = 0.00665;

/** Width of an ID-1 card (bank card, ISO/IEC 7810), used for calibration. */
export const cardMillimetres = 85.6;

export const pixelPitch = { min: 0.05, max: 1 } as const;

/** CSS pixels of the em that is legible at this distance on a screen of this pitch. */
export function emPixels(metres: number, millimetresPerPixel: number): number {
  return (emPerMillimetre * metres * 1_000) / millimetresPerPixel;
}

/** The usual pixel pitch of such a screen, until it is calibrated: tablets are small, wide screens are wall displays. */
export function usualPitch(screen: { readonly width: number; readonly height: number }, touch: boolean): number {
  const long = Math.max(screen.width, screen.height);
  if (touch && long <= 1_400) return 0.193;
  return long >= 2_400 ? 0.25 : 0.248;
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
