import { persistedChoice } from '../../../ui/storage/persisted.ts';

/** Common label rolls, by width and height in millimetres; 57 × 32 mm is sold as 2¼ × 1¼ in. */
export const labelSizes = ['62x40', '62x29', '57x32'] as const;
export type LabelSize = (typeof labelSizes)[number];

interface Measures {
  readonly width: number;
  readonly height: number;
}

export const measuresOf: Readonly<Record<LabelSize, Measures>> = {
  '62x40': { width: 62, height: 40 },
  '62x29': { width: 62, height: 29 },
  '57x32': { width: 57, height: 32 },
};

/** The size of the labels in this device's printer. */
export const chosenSize = persistedChoice('brigade.label-size', labelSizes);
