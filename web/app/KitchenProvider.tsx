import { type ReactNode, useEffect } from 'react';
import { type Kitchen, KitchenContext, unknownKitchen } from '../ui/format/kitchen.ts';
import { OwnUnitsContext } from '../ui/kitchen/kitchen-units.ts';
import { applyHourClock } from '../ui/format/times.ts';
import { applyUserLanguage, useLanguage } from '../ui/i18n/language.ts';
import { keepSpanishNames } from '../ui/i18n/spanish-names.ts';
import { keepOwnUnits } from '../ui/i18n/own-unit-names.ts';
import { type KitchenQuery, useKitchenQuery } from './kitchen.generated.ts';
import { useSpanishNamesQuery } from './names.generated.ts';

/** Provides the kitchen's time zone, currency and units to every screen, and applies the user's own language. */
export function KitchenProvider({ children }: { readonly children: ReactNode }) {
  const { data } = useKitchenQuery();
  const kitchen: Kitchen = data?.organization ?? unknownKitchen;
  const language = data?.me?.language;
  const clock = data?.organization.hourClock ?? null;
  // Before the screens below are rendered with it.
  applyHourClock(clock);
  useEffect(() => applyUserLanguage(language), [language]);
  useSpanishNames();
  useOwnUnitNames(data?.units);
  return (
    <KitchenContext value={kitchen}>
      <OwnUnitsContext value={data?.units ?? []}>{children}</OwnUnitsContext>
    </KitchenContext>
  );
}

/** The names of the kitchen's own units for messages of the server. */
function useOwnUnitNames(units: KitchenQuery['units'] | undefined) {
  useEffect(() => {
    keepOwnUnits(units ?? []);
    // The next person on this device may belong to another kitchen.
    return () => keepOwnUnits([]);
  }, [units]);
}

/** Loads the kitchen's Spanish names for a reader of Spanish; kept on the device like every result. */
function useSpanishNames() {
  const { data } = useSpanishNamesQuery({ skip: useLanguage() !== 'es' });
  const names = data?.spanishNames;
  useEffect(() => {
    keepSpanishNames(names ?? []);
    // The next person on this device may belong to another kitchen.
    return () => keepSpanishNames([]);
  }, [names]);
}
