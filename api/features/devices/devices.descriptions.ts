import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

const reportTexts = {
  battery: 'The charge of the battery in percent, 0 to 100; null without one or while unknown.',
  build: 'The build of the web app that it runs; null while unknown.',
  charging: 'Whether it is being charged; null without a battery or while unknown.',
  model: 'The model as its browser reports it; null while unknown.',
  screen: 'The size of its screen in pixels, such as 1920x1080; null while unknown.',
  timeZone: 'Its time zone; null while unknown.',
} as const;

const settingTexts = {
  autoLockMinutes: 'Minutes without a touch after which a shared tablet locks; 1 to 30.',
  bumpStyle: 'What a digit of the bump bar does.',
  keys: 'The keys of the bump bar; at most 40, empty for the defaults.',
  mode: 'What the board shows.',
  theme: 'The colours of the board.',
} as const;

export const descriptions: Descriptions = {
  types: {
    Mutation: {
      fields: {
        denyDevice: 'Rejects a waiting browser.',
        removePin: "Removes one's own PIN.",
        removeUserPin: "Removes a person's PIN, for admins.",
        updateDevice: 'Changes a device.',
      },
    },
    Device: {
      about: 'A browser that was paired with the kitchen: a display or a shared tablet.',
      fields: {
        id: 'The id of the device: a UUID, which never changes.',
        name: 'Its name.',
        kind: 'What it is.',
        scopes: 'What it may do without a PIN.',
        stationIds: 'The ids of the stations that it shows; empty for all.',
        stationNames: 'The names of the stations that it shows; empty for all.',
        settings: 'How its board looks and behaves.',
        pairedAt: 'When it was paired.',
        lastSeenAt: 'When it last connected; null when it never did.',
        revokedAt: 'When its access ended; null while it has access.',
      },
    },
    DeviceReport: { fields: reportTexts },
    DeviceReportInput: {
      about: 'The health report of a device. Fields left out do not change.',
      fields: {
        ...reportTexts,
        sound: 'Whether it can make sounds; null while unknown.',
        wakeLock: 'Whether it keeps its screen on; null while unknown.',
      },
    },
    DeviceSettings: { fields: settingTexts },
    DeviceSettingsInput: {
      about: 'How a board looks and behaves. Fields left out do not change.',
      fields: {
        ...settingTexts,
        id: 'The device, for an admin; without it, the device of this request.',
        millimetresPerPixel: 'Millimetres per pixel, measured with a card on the screen; 0.05 to 1.',
        quietFrom: 'When quiet time begins, as 24-hour HH:MM; null for never.',
        quietTo: 'When quiet time ends, as 24-hour HH:MM; null for never.',
        readFromMetres: 'The reading distance in metres: 1, 2 or 3.',
        rotateSeconds: 'Seconds after which pages turn by themselves, 5 to 120; 0 for never.',
        volume: 'How loud it is, in percent, 0 to 100.',
      },
    },
    KeyBinding: { fields: { action: 'What the key does.', code: '`KeyboardEvent.code` of the key, such as Digit1.' } },
    KeyBindingInput: {
      about: 'A key of the bump bar.',
      fields: { action: 'What the key does.', code: '`KeyboardEvent.code` of the key, such as Digit1.' },
    },
    UpdateDeviceInput: { about: 'Changes to a device. Fields left out do not change.', of: 'Device' },
    RevokeDeviceInput: { about: 'A device whose access ends.', fields: { id: 'The id of the device.' } },
    ApproveDeviceInput: {
      about: 'Approves a waiting browser.',
      of: 'Device',
      fields: {
        userCode: 'The code on its screen; lower case, spaces and a missing dash are accepted.',
        replacesId: 'The device that gets this browser instead of its old one; left out for a new device.',
      },
    },
    DenyDeviceInput: {
      about: 'Rejects a waiting browser.',
      fields: {
        userCode: 'The code on its screen; lower case, spaces and a missing dash are accepted.',
      },
    },
    PairingRequest: {
      fields: {
        userCode: 'The code on its screen.',
        expiresAt: 'When the code expires.',
        language: 'The language of the browser; null while unknown.',
        model: 'The model as the browser reports it; null while unknown.',
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
        tablet: "A shared tablet: the cook's screens after unlocking with a PIN.",
      },
    },
    DeviceScope: {
      about: 'What a device may do without a PIN.',
      fields: { display_read: 'Read the board.', prep_bump: 'Start, hold and complete prep tasks.' },
    },
    IssuedPin: { fields: { pin: 'The digits; they are shown only once.' } },
    IssueTemporaryPinInput: { about: 'A person who gets a temporary PIN.', fields: { id: 'The id of the person.' } },
    RemoveUserPinInput: { about: 'A person whose PIN is removed.', fields: { id: 'The id of the person.' } },
  },
  arguments: {
    'Query.pairingRequest.userCode': 'The code on the screen, as typed.',
  },
};
