import { choice, type Compared, parts, text } from '../../../ui/forms/merge.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { BoardValues } from './board-values.ts';
import { type DeviceValues, languageNames } from './device-values.ts';
import { useDeviceStationsQuery } from './devices.generated.ts';
import { deviceFormTexts } from './form-texts.ts';

/** How the fields of a device are compared and named. */
export function useComparedDevice(): Compared<DeviceValues> {
  const t = useTexts(deviceFormTexts);
  const { data } = useDeviceStationsQuery();
  const stationName = (id: string) => data?.stations.find((station) => station.id === id)?.name ?? '';
  return parts<DeviceValues>(
    {
      name: text(t('name')),
      kind: choice(t('kind'), (kind) => t(kind)),
      stationIds: choice<readonly string[]>(t('stations'), (ids) => ids.map(stationName).join(', ')),
      language: choice(t('language'), (language) => languageNames[language]),
      bump: choice(t('bump'), (isOn) => (isOn ? '✓' : '–')),
    },
    // Only a display has stations and permissions of its own.
    [['kind', 'stationIds', 'bump']],
  );
}

/** How the settings of a board are compared and named. */
export function useComparedBoard(): Compared<BoardValues> {
  const t = useTexts(deviceFormTexts);
  return parts<BoardValues>(
    {
      mode: choice(t('mode'), (mode) => t(mode)),
      readFromMetres: choice(t('readFrom'), (n) => t('metres', { n })),
      theme: choice(t('theme'), (theme) => t(theme)),
      volume: choice(t('volume'), (n) => (n === 0 ? t('silent') : t('percent', { n }))),
      quietFrom: text(t('quietFrom')),
      quietTo: text(t('quietTo')),
      bumpStyle: choice(t('bumpStyle'), (style) => t(style)),
      rotateSeconds: choice(t('rotate'), (n) => (n === 0 ? t('never') : t('everySeconds', { n }))),
      autoLockMinutes: choice(t('autoLock'), (n) => t('minutes', { n })),
    },
    [['quietFrom', 'quietTo']],
  );
}
