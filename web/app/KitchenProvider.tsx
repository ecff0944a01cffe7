import { Box } from '@chakra-ui/react';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { PageSpinner } from '../ui/components/Loading.tsx';
import { type Kitchen, KitchenContext, unknownKitchen } from '../ui/format/kitchen.ts';
import { OwnUnitsContext } from '../ui/kitchen/kitchen-units.ts';
import { applyHourClock } from '../ui/format/times.ts';
import { applyUserLanguage, useLanguage } from '../ui/i18n/language.ts';
import { keepSpanishNames } from '../ui/i18n/spanish-names.ts';
import { keepOwnUnits } from '../ui/i18n/own-unit-names.ts';
import { type KitchenQuery, useKitchenQuery } from './kitchen.generated.ts';
import { useSpanishNamesQuery } from './names.generated.ts';
import { StatusStrip } from './StatusStrip.tsx';

const KitchenShownContext = createContext(true);

/** False while the screens are hidden, because the kitchen is loading: layers and dialogs are outside of the hidden element. */
export function useKitchenShown(): boolean {
  return useContext(KitchenShownContext);
}

/**
 * Provides the kitchen's time zone, currency and units to every screen, and applies the user's own language. Until they are
 * loaded the screens load their data, but are hidden: they would show the day, currency and language of the device.
 */
export function KitchenProvider({ children }: { readonly children: ReactNode }) {
  const { data: current, previousData, loading } = useKitchenQuery();
  const data = current ?? previousData;
  const isShown = data !== undefined || !loading;
  const kitchen: Kitchen = data?.organization ?? unknownKitchen;
  const language = data?.me?.language;
  const clock = data?.organization.hourClock ?? null;
  // During render, so that the screens below are rendered with it.
  applyHourClock(clock);
  useEffect(() => applyUserLanguage(language), [language]);
  useSpanishNames();
  useOwnUnitNames(data?.units);
  return (
    <KitchenContext value={kitchen}>
      <OwnUnitsContext value={data?.units ?? []}>
        {isShown ? null : (
          <Box position="fixed" inset="0">
            <StatusStrip />
            <PageSpinner />
          </Box>
        )}
        <Box display="contents" visibility={isShown ? 'visible' : 'hidden'}>
          <KitchenShownContext value={isShown}>{children}</KitchenShownContext>
        </Box>
      </OwnUnitsContext>
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
