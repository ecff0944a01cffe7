import type { DeviceKind, DeviceScope, Language } from '#schema/vocabulary.ts';
import type { DeviceRowFragment } from './devices.generated.ts';

/** The form values of a device. */
export interface DeviceValues {
  readonly name: string;
  readonly kind: DeviceKind;
  readonly stationIds: readonly string[];
  readonly language: Language;
  /** Whether a display may start and finish tasks; people on a tablet act as themselves. */
  readonly bump: boolean;
}

/** The form values of an existing device. */
export function valuesOf({ name, kind, stationIds, language, scopes }: DeviceRowFragment): DeviceValues {
  return { name, kind, stationIds, language, bump: kind === 'tablet' || scopes.includes('prep_bump') };
}

/** The mutation input. */
export function inputOf({ name, kind, stationIds, language, bump }: DeviceValues) {
  const scopes: DeviceScope[] = kind === 'display' && bump ? ['display_read', 'prep_bump'] : ['display_read'];
  return { name: name.trim(), kind, stationIds: kind === 'display' ? [...stationIds] : [], language, scopes };
}

/** Each language in its own name. */
export const languageNames = { en: 'English', es: 'Español' } as const;
