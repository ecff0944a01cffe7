import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    Mutation: {
      fields: {
        createShift: 'Creates a shift.',
        createStation: 'Creates a station.',
        createStorageLocation: 'Creates a place for stock.',
        updateShift: 'Changes a shift.',
        updateStation: 'Changes a station.',
        updateStorageLocation: 'Changes a place for stock.',
      },
    },
    StationKind: {
      about: 'What is done at a station.',
      fields: {
        prep: 'Preparation.',
        line: 'Cooking during service.',
        pass: 'Plating and handing over.',
        receiving: 'Receiving deliveries.',
        dish: 'Washing up.',
      },
    },
    StorageKind: {
      about: 'What kind of place stock is kept in.',
      fields: {
        walk_in: 'A walk-in refrigerator.',
        reach_in: 'A reach-in refrigerator.',
        freezer: 'A freezer.',
        dry: 'A dry store.',
        line: 'At the line, ready for service.',
      },
    },
    Station: {
      about: 'A place where people work.',
      fields: { kind: 'What is done there.', colour: 'Its colour on screens, as #rrggbb.' },
    },
    CreateStationInput: {
      about: 'A new station.',
      of: 'Station',
      fields: { sort: 'The place in lists; at the end when left out.' },
    },
    UpdateStationInput: { about: 'Changes to a station. What is left out stays as it is.', of: 'Station' },
    Shift: {
      about: 'A part of the day in which people work.',
      fields: {
        startsAt: 'When it starts, as 24-hour HH:MM.',
        endsAt: 'When it ends, as 24-hour HH:MM; earlier than its start: on the next day.',
      },
    },
    CreateShiftInput: {
      about: 'A new shift.',
      of: 'Shift',
      fields: { sort: 'The place in lists; at the end when left out.' },
    },
    UpdateShiftInput: { about: 'Changes to a shift. What is left out stays as it is.', of: 'Shift' },
    StorageLocation: {
      about: 'A place where stock is kept.',
      fields: {
        kind: 'What kind of place it is.',
        minC: 'The lowest temperature it may have, in °C; null for no limit.',
        maxC: 'The highest temperature it may have, in °C; null for no limit.',
      },
    },
    CreateStorageLocationInput: {
      about: 'A new place.',
      of: 'StorageLocation',
      fields: { sort: 'The place in lists; at the end when left out.' },
    },
    UpdateStorageLocationInput: {
      about: 'Changes to a place. What is left out stays as it is.',
      of: 'StorageLocation',
    },
  },
};
