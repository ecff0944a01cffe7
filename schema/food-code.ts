import type { Jurisdiction, TcsClass } from './vocabulary.ts';

/** How one set of rules dates refrigerated, ready-to-eat food. Days are business days; hours are clock hours. */
export interface UseByRules {
  /** Days that prepared or opened refrigerated food may be kept, the first day being day 1; null: only the item's own hours count. */
  readonly dateMarkDays: number | null;
  /** Maximum hours after thawing, whatever was left when it was frozen; null: what was left. */
  readonly thawedHours: number | null;
  readonly source: string;
}

/**
 * The rules by jurisdiction. `CUSTOM` takes its days from the kitchen profile (`dateMarkDays` of the organization).
 * An item's own hours may always be shorter, never longer.
 */
export const useByRules: Readonly<Record<Jurisdiction, UseByRules>> = {
  FDA_2022: {
    dateMarkDays: 7,
    thawedHours: null,
    source:
      'FDA Food Code 2022, 3-501.17: 7 days at 5 °C (41 °F), the day of preparation or opening is day 1; time in the freezer is not counted',
  },
  UK: {
    dateMarkDays: 3,
    thawedHours: 24,
    source:
      'Food Standards Agency, Safer food better business: prepared and opened chilled food within 3 days, thawed food within 24 hours',
  },
  CUSTOM: {
    dateMarkDays: null,
    thawedHours: null,
    source: 'The kitchen’s own food safety plan',
  },
};

/** Classes that are kept refrigerated: only these are date-marked. Frozen food and hot food are not. */
const refrigerated: readonly TcsClass[] = ['cold', 'eggs', 'shellfish', 'milk'];

export function isRefrigerated(tcsClass: TcsClass): boolean {
  return refrigerated.includes(tcsClass);
}
