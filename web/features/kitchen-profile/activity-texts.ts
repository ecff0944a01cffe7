import type { AuditValues } from '../../ui/kitchen/audit-values.ts';
import { placeTexts } from './place-texts.ts';
import { kitchenProfileTexts } from './texts.ts';
import { catalog } from '../../ui/i18n/catalog.ts';

/** The texts of this feature's event types and kinds of row in the audit log and the timeline. */
export const activity = catalog({
  en: {
    'organization.profile_updated': 'changed the profile of',
    Organization: 'Kitchen',
    Station: 'Station',
    StorageLocation: 'Storage location',
    Shift: 'Shift',
  },
  es: {
    'organization.profile_updated': 'cambió el perfil de',
    Organization: 'Cocina',
    Station: 'Estación',
    StorageLocation: 'Almacén',
    Shift: 'Turno',
  },
});

/** The names of its fields in the audit log. */
export const auditFields = catalog({
  en: {
    colour: 'colour',
    country: 'country',
    currency: 'currency',
    dateMarkDays: 'days chilled food keeps',
    dayRollover: 'day begins at',
    endsAt: 'ends',
    fiscalYearStart: 'first day of a year',
    periodKind: 'periods',
    weekStart: 'weeks begin on',
    expiringHours: 'warn before use-by (h)',
    jurisdiction: 'use-by rules',
    priceAlertPercent: 'price alert (%)',
    startsAt: 'begins',
    hourClock: 'clock',
    measureSystem: 'measures',
    temperatureUnit: 'temperature unit',
    timeZone: 'time zone',
    wasteAlertAmount: 'waste alert',
  },
  es: {
    colour: 'color',
    country: 'país',
    currency: 'moneda',
    dateMarkDays: 'días que dura lo refrigerado',
    dayRollover: 'el día empieza a las',
    endsAt: 'termina',
    fiscalYearStart: 'primer día de un año',
    periodKind: 'periodos',
    weekStart: 'la semana empieza el',
    expiringHours: 'avisar antes de caducar (h)',
    jurisdiction: 'reglas de caducidad',
    priceAlertPercent: 'aviso de precio (%)',
    startsAt: 'empieza',
    hourClock: 'reloj',
    measureSystem: 'medidas',
    temperatureUnit: 'unidad de temperatura',
    timeZone: 'zona horaria',
    wasteAlertAmount: 'aviso de merma',
  },
});

/** Its fields with money or codes. */
export const auditValues: AuditValues = {
  wasteAlertAmount: 'money',
  language: { texts: kitchenProfileTexts },
  hourClock: { texts: kitchenProfileTexts },
  jurisdiction: { texts: kitchenProfileTexts },
  measureSystem: { texts: kitchenProfileTexts },
  periodKind: { texts: kitchenProfileTexts },
  temperatureUnit: { texts: kitchenProfileTexts, key: (code) => (code === 'F' ? 'fahrenheit' : 'celsius') },
  'Station.kind': { texts: placeTexts },
  'StorageLocation.kind': { texts: placeTexts },
};
