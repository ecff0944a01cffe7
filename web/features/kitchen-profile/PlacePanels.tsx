import { chakra } from '@chakra-ui/react';
import { createShift, createStation, createStorageLocation } from '#schema/inputs/stations.ts';
import { stationKinds, storageKinds } from '#schema/vocabulary.ts';
import { type Kitchen, useKitchen } from '../../ui/format/kitchen.ts';
import { shownTemperature, storedTemperature } from '../../ui/format/temperatures.ts';
import { asTyped } from '../../ui/forms/typed-figures.ts';
import { formatLocalTime } from '../../ui/format/times.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useFreshRead } from '../../platform/graphql/useFreshRead.ts';
import { invalidating } from '../../platform/live/invalidate.ts';
import { placeTexts } from './place-texts.ts';
import type { PlaceValues } from './PlaceForm.tsx';
import { PlaceList } from './PlaceList.tsx';
import {
  KitchenShiftsDocument,
  KitchenStationsDocument,
  KitchenStorageDocument,
  type StoragePartsFragment,
  useAddShiftMutation,
  useAddStationMutation,
  useAddStorageLocationMutation,
  useChangeShiftMutation,
  useChangeStationMutation,
  useChangeStorageLocationMutation,
  useKitchenShiftsQuery,
  useKitchenStationsQuery,
  useKitchenStorageQuery,
} from './places.generated.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

const Dot = chakra('span', {
  base: { display: 'inline-block', boxSize: '2.5', rounded: 'full', borderWidth: '1px', me: '1.5' },
});

/** The matching value, or the first one. */
function oneOf<Value extends string>(values: readonly [Value, ...Value[]], typed: string | undefined): Value {
  return values.find((value) => value === typed) ?? values[0];
}

function stationInput({ name = '', nameEs = '', kind, colour = '' }: PlaceValues) {
  return { name: name.trim(), nameEs: nameEs.trim(), kind: oneOf(stationKinds, kind), colour };
}

export function StationsPanel() {
  const t = useTexts(placeTexts);
  const read = useFreshRead();
  const { data, error, refetch } = useKitchenStationsQuery();
  const [add] = useAddStationMutation(invalidating('stations'));
  const [change] = useChangeStationMutation();
  if (!data) return <NotLoaded error={error} onRetry={() => refetch()} rows={5} rowHeight="12" />;
  return (
    <PlaceList
      text={t('stationsText')}
      none={t('noStations')}
      add={t('addStation')}
      entity="Station"
      read={async () => (await read(KitchenStationsDocument, {})).stations}
      rows={data.stations}
      fields={[
        { name: 'name', label: t('name'), type: 'text' },
        { name: 'nameEs', label: t('nameEs'), type: 'text' },
        {
          name: 'kind',
          label: t('kind'),
          type: 'select',
          options: stationKinds.map((value) => ({ value, label: t(value) })),
        },
        { name: 'colour', label: t('colour'), type: 'color' },
      ]}
      blank={{ name: '', nameEs: '', kind: 'prep', colour: '#16a34a' }}
      valuesOf={({ name, nameEs, kind, colour }) => ({ name, nameEs: nameEs ?? '', kind, colour })}
      describe={({ kind, colour }) => (
        <>
          <Dot bg={colour} aria-hidden="true" />
          {t(kind)}
        </>
      )}
      schema={createStation}
      inputOf={stationInput}
      onCreate={(input) => add({ variables: { input } })}
      onUpdate={async ({ id, version }, input) =>
        (await change({ variables: { input: { id, version, ...input } } })).data?.updateStation
      }
      onArchive={({ id }, archived) => change({ variables: { input: { id, archived } } })}
    />
  );
}

function degrees(typed: string | undefined, unit: TemperatureUnit): string | null {
  const text = typed?.trim().replace(',', '.') ?? '';
  return text === '' ? null : storedTemperature(text, unit);
}

type TemperatureUnit = Kitchen['temperatureUnit'];

/** The limits are typed in the kitchen's unit and stored in °C. */
function storageInput({ name = '', nameEs = '', kind, minC, maxC }: PlaceValues, unit: TemperatureUnit) {
  const limit = (typed: string | undefined) => degrees(typed, unit);
  return {
    name: name.trim(),
    nameEs: nameEs.trim(),
    kind: oneOf(storageKinds, kind),
    minC: limit(minC),
    maxC: limit(maxC),
  };
}

export function StoragePanel() {
  const t = useTexts(placeTexts);
  const { temperatureUnit: unit } = useKitchen();
  const read = useFreshRead();
  const { data, error, refetch } = useKitchenStorageQuery();
  const [add] = useAddStorageLocationMutation(invalidating('storageLocations'));
  const [change] = useChangeStorageLocationMutation();
  if (!data) return <NotLoaded error={error} onRetry={() => refetch()} rows={5} rowHeight="12" />;
  const shown = (celsius: string | null) => (celsius === null ? '' : asTyped(shownTemperature(celsius, unit)));
  const range = ({ minC, maxC }: StoragePartsFragment) => {
    if (minC === null && maxC === null) return '';
    const words = minC === null ? 'below' : maxC === null ? 'above' : 'range';
    return ` · ${t(words, { min: shown(minC), max: shown(maxC), unit })}`;
  };
  return (
    <PlaceList
      text={t('storageText')}
      none={t('noStorage')}
      add={t('addStorage')}
      entity="StorageLocation"
      read={async () => (await read(KitchenStorageDocument, {})).storageLocations}
      rows={data.storageLocations}
      fields={[
        { name: 'name', label: t('name'), type: 'text' },
        { name: 'nameEs', label: t('nameEs'), type: 'text' },
        {
          name: 'kind',
          label: t('kind'),
          type: 'select',
          options: storageKinds.map((value) => ({ value, label: t(value) })),
        },
        { name: 'minC', label: t('minC', { unit }), type: 'temperature' },
        { name: 'maxC', label: t('maxC', { unit }), type: 'temperature' },
      ]}
      blank={{ name: '', nameEs: '', kind: 'dry', minC: '', maxC: '' }}
      valuesOf={({ name, nameEs, kind, minC, maxC }) => ({
        name,
        nameEs: nameEs ?? '',
        kind,
        minC: shown(minC),
        maxC: shown(maxC),
      })}
      describe={(row) => `${t(row.kind)}${range(row)}`}
      schema={createStorageLocation}
      inputOf={(values) => storageInput(values, unit)}
      onCreate={(input) => add({ variables: { input } })}
      onUpdate={async ({ id, version }, input) =>
        (await change({ variables: { input: { id, version, ...input } } })).data?.updateStorageLocation
      }
      onArchive={({ id }, archived) => change({ variables: { input: { id, archived } } })}
    />
  );
}

function shiftInput({ name = '', startsAt = '', endsAt = '' }: PlaceValues) {
  return { name: name.trim(), startsAt, endsAt };
}

export function ShiftsPanel() {
  const t = useTexts(placeTexts);
  const language = useLanguage();
  const read = useFreshRead();
  const { data, error, refetch } = useKitchenShiftsQuery();
  const [add] = useAddShiftMutation(invalidating('shifts'));
  const [change] = useChangeShiftMutation();
  if (!data) return <NotLoaded error={error} onRetry={() => refetch()} rows={3} rowHeight="12" />;
  return (
    <PlaceList
      text={t('shiftsText')}
      none={t('noShifts')}
      add={t('addShift')}
      entity="Shift"
      read={async () => (await read(KitchenShiftsDocument, {})).shifts}
      rows={data.shifts}
      fields={[
        { name: 'name', label: t('name'), type: 'text' },
        { name: 'startsAt', label: t('startsAt'), type: 'time' },
        { name: 'endsAt', label: t('endsAt'), type: 'time' },
      ]}
      blank={{ name: '', startsAt: '07:00', endsAt: '15:00' }}
      valuesOf={({ name, startsAt, endsAt }) => ({ name, startsAt, endsAt })}
      describe={({ startsAt, endsAt }) =>
        t('times', { start: formatLocalTime(startsAt, language), end: formatLocalTime(endsAt, language) })
      }
      schema={createShift}
      inputOf={shiftInput}
      onCreate={(input) => add({ variables: { input } })}
      onUpdate={async ({ id, version }, input) =>
        (await change({ variables: { input: { id, version, ...input } } })).data?.updateShift
      }
      onArchive={({ id }, archived) => change({ variables: { input: { id, archived } } })}
    />
  );
}
