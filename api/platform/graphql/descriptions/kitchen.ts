import type { TypeTexts } from './words.ts';

const settingTexts = {
  autoLockMinutes: 'Minutes without a touch after which a shared tablet locks; 1 to 30.',
  bumpStyle: 'What a digit of the bump bar does.',
  keys: 'The keys of the bump bar; at most 40, empty for the usual ones.',
  mode: 'What the board shows.',
  theme: 'The colours of the board.',
} as const;

const reportTexts = {
  battery: 'The charge of the battery in percent, 0 to 100; null without one or while unknown.',
  build: 'The build of the web app that it runs; null while unknown.',
  charging: 'Whether it is being charged; null without a battery or while unknown.',
  model: 'What it is, as its browser says; null while unknown.',
  screen: 'The size of its screen in pixels, such as 1920x1080; null while unknown.',
  timeZone: 'Its time zone; null while unknown.',
} as const;

/** The kitchen, its stations, shifts and devices. */
export const kitchenTexts: TypeTexts = {
  Organization: {
    about: 'The kitchen, and what it has settled.',
    fields: {
      id: 'The id of the kitchen: a UUID, the same for ever.',
      country: 'The two-letter code of its country (ISO 3166-1).',
      currency: 'The three-letter code of its currency (ISO 4217); money is in its minor units.',
      dateMarkDays:
        'With CUSTOM: days that prepared or opened refrigerated food may be kept, the first being day 1; null otherwise.',
      dayRollover: 'When its business day turns, as 24-hour HH:MM from 00:00 to 06:00.',
      demo: 'Whether this is the demo kitchen, which begins anew.',
      displayNames: 'How people are named on displays that anyone can read.',
      displayPinRequired: 'Whether a PIN is needed to act on a display.',
      expiringHours: 'Hours before its use-by from which stock counts as expiring; 1 to 336.',
      inventoryNudgeDay: 'The day of the month of the reminder to count everything.',
      monthlyInventoryNudgesEnabled: 'Whether there is a monthly reminder to count everything.',
      jurisdiction: 'Whose rules date food.',
      lineCheckAssignmentType: 'Who may run line checks.',
      lineCheckEnabled: 'Whether line checks are done at all.',
      lineCheckFrequency: 'How often line checks are due that do not say otherwise.',
      lineCheckRolesAllowed: 'The roles that may run line checks, when it is by role.',
      lineCheckUserIds: 'The ids of the people who may run line checks, when it is by person.',
      priceAlertPercent:
        'Percent by which a price may change at receiving before it is pointed out; above 0, at most 100.',
      temperatureUnit: 'The unit in which temperatures are entered and shown.',
    },
  },
  KitchenProfileInput: {
    about: 'The profile of the kitchen. What is left out stays as it is.',
    of: 'Organization',
    fields: { wasteAlertAmount: "Waste of a day above this is pointed out; minor units of the kitchen's currency." },
  },
  LineCheckSettingsInput: { about: 'How line checks are done. What is left out stays as it is.', of: 'Organization' },
  InventoryNudgesInput: { about: 'The reminder to count. What is left out stays as it is.', of: 'Organization' },
  DisplayPolicyInput: {
    about: 'What displays that anyone can read may show and do. What is left out stays as it is.',
    of: 'Organization',
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
  UpdateStationInput: { about: 'A station as it shall be. What is left out stays as it is.', of: 'Station' },
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
  UpdateShiftInput: { about: 'A shift as it shall be. What is left out stays as it is.', of: 'Shift' },
  SetupChecklist: {
    fields: {
      items: 'How many items there are.',
      lineChecks: 'How many line checks there are.',
      prepItems: 'How many lines the par sheet has.',
      recipes: 'How many recipes there are.',
      shifts: 'How many shifts there are.',
      stations: 'How many stations there are.',
      storageLocations: 'How many places for stock there are.',
      suppliers: 'How many suppliers there are.',
    },
  },
  Device: {
    about: 'A browser that was paired with the kitchen: a display or a shared tablet.',
    fields: {
      id: 'The id of the device: a UUID, the same for ever.',
      name: 'Its name; at most 40 characters.',
      kind: 'What it is.',
      scopes: 'What it may do by itself.',
      stationIds: 'The ids of the stations that it shows; empty for all.',
      stationNames: 'The names of the stations that it shows; empty for all.',
      settings: 'How its board looks and behaves.',
      pairedAt: 'When it was paired.',
      lastSeenAt: 'When it was last heard of; null when it never was.',
      revokedAt: 'When its access ended; null while it has access.',
    },
  },
  DeviceReport: { fields: reportTexts },
  DeviceReportInput: {
    about: 'How a device is. What is left out stays as it is.',
    fields: {
      ...reportTexts,
      sound: 'Whether it can make sounds; null while unknown.',
      wakeLock: 'Whether it keeps its screen on; null while unknown.',
    },
  },
  DeviceSettings: { fields: settingTexts },
  DeviceSettingsInput: {
    about: 'How a board looks and behaves. What is left out stays as it is.',
    fields: {
      ...settingTexts,
      id: 'The device, for an admin; left out: the device that asks.',
      millimetresPerPixel: 'Millimetres per pixel, measured with a card on the screen; 0.05 to 1.',
      quietFrom: 'From when it is silent, as 24-hour HH:MM; null for never.',
      quietTo: 'Until when it is silent, as 24-hour HH:MM; null for never.',
      readFromMetres: 'From how many metres it is read: 1, 2 or 3.',
      rotateSeconds: 'Seconds after which pages turn by themselves, 5 to 120; 0 for never.',
      volume: 'How loud it is, in percent, 0 to 100.',
    },
  },
  KeyBinding: { fields: { action: 'What the key does.', code: '`KeyboardEvent.code` of the key, such as Digit1.' } },
  KeyBindingInput: {
    about: 'A key of the bump bar.',
    fields: { action: 'What the key does.', code: '`KeyboardEvent.code` of the key, such as Digit1.' },
  },
  UpdateDeviceInput: { about: 'A device as it shall be. What is left out stays as it is.', of: 'Device' },
  RevokeDeviceInput: { about: 'A device whose access ends.', fields: { id: 'The id of the device.' } },
  ApproveDeviceInput: {
    about: 'Lets a waiting browser in.',
    of: 'Device',
    fields: {
      userCode: 'The code on its screen, as typed: small letters, spaces and a missing dash are understood.',
      replacesId: 'The device that this browser takes the place of; left out for a new one.',
    },
  },
  DenyDeviceInput: {
    about: 'Turns a waiting browser away.',
    fields: { userCode: 'The code on its screen, as typed: small letters, spaces and a missing dash are understood.' },
  },
  PairingRequest: {
    fields: {
      userCode: 'The code on its screen.',
      expiresAt: 'When the code ends.',
      language: 'The language of the browser; null while unknown.',
      model: 'What it is, as it says; null while unknown.',
      screen: 'The size of its screen in pixels; null while unknown.',
      timeZone: 'Its time zone; null while unknown.',
    },
  },
  BoardPerson: { fields: { id: 'The id of the person.' } },
  BoardMode: {
    about: 'What a kitchen display shows.',
    fields: {
      prep: "The day's prep tasks as tiles.",
      line_checks: "The day's line checks.",
      stock: 'Items below par and stock that expires soon.',
      clock: 'The time, nothing else.',
    },
  },
  BoardTheme: {
    about: 'The colours of a kitchen display.',
    fields: { auto: 'As the browser prefers.', light: 'Dark text on light.', dark: 'Light text on dark.' },
  },
  BumpStyle: {
    about: 'What a digit of the bump bar does.',
    fields: { select: 'It only selects the tile.', direct: 'It acts on the tile at once.' },
  },
  DeviceKind: {
    about: 'What a paired browser is.',
    fields: {
      display: 'A board that anyone in the kitchen can read.',
      tablet: "A shared tablet: the cook's screens for whoever unlocks it with a PIN.",
    },
  },
  DeviceScope: {
    about: 'What a device may do by itself.',
    fields: { display_read: 'Read the board.', prep_bump: 'Start, hold and complete prep tasks.' },
  },
  NameDisplay: {
    about: 'How people are named on displays that anyone can read.',
    fields: { none: 'Not at all.', initials: 'By their initials.', first_name: 'By their first name.' },
  },
};
