import { type ReactNode, useEffect } from 'react';
import { type Kitchen, KitchenContext, unknownKitchen } from '../ui/format/kitchen.ts';
import { OwnUnitsContext } from '../ui/kitchen/kitchen-units.ts';
import { applyUserLanguage } from '../ui/i18n/language.ts';
import { useKitchenQuery } from './kitchen.generated.ts';

/** Provides the kitchen's time zone, currency and units to every screen, and applies the user's own language. */
export function KitchenProvider({ children }: { readonly children: ReactNode }) {
  const { data } = useKitchenQuery();
  const kitchen: Kitchen = data?.organization ?? unknownKitchen;
  const language = data?.me?.language;
  useEffect(() => applyUserLanguage(language), [language]);
  return (
    <KitchenContext value={kitchen}>
      <OwnUnitsContext value={data?.units ?? []}>{children}</OwnUnitsContext>
    </KitchenContext>
  );
}
