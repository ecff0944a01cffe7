import type { PeriodSettings } from '#schema/kitchen-periods.ts';
import type { MeasureSystem } from '#schema/vocabulary.ts';
import { createContext, useContext } from 'react';

/** The settings of the organization for periods and for formatting times, money and temperatures. */
export interface Kitchen extends PeriodSettings {
  readonly name: string;
  readonly timeZone: string;
  /** Local HH:MM at which the business day begins. */
  readonly dayRollover: string;
  readonly currency: string;
  readonly temperatureUnit: 'C' | 'F';
  /** In which it measures new items. */
  readonly measureSystem: MeasureSystem;
  /** True in the demo kitchen, which keeps no typed e-mail addresses. */
  readonly demo?: boolean;
}

/** Used until the organization is loaded, with the device's own time zone. */
export const unknownKitchen: Kitchen = {
  name: '',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  dayRollover: '04:00',
  periodKind: 'week',
  weekStart: 'mon',
  fiscalYearStart: null,
  currency: 'USD',
  temperatureUnit: 'C',
  measureSystem: 'metric',
};

export const KitchenContext = createContext<Kitchen>(unknownKitchen);

export function useKitchen(): Kitchen {
  return useContext(KitchenContext);
}
