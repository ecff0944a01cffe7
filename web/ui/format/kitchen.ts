import { createContext, useContext } from 'react';

/** What screens need to know of the organization to write times, money and temperatures. */
export interface Kitchen {
  readonly name: string;
  readonly timeZone: string;
  /** Local HH:MM at which the business day turns. */
  readonly dayRollover: string;
  readonly currency: string;
  readonly temperatureUnit: 'C' | 'F';
}

/** Until the organization is known, the device's own zone is the best guess. */
export const unknownKitchen: Kitchen = {
  name: '',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  dayRollover: '04:00',
  currency: 'USD',
  temperatureUnit: 'C',
};

export const KitchenContext = createContext<Kitchen>(unknownKitchen);

export function useKitchen(): Kitchen {
  return useContext(KitchenContext);
}
