import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    Query: {
      fields: {
        kitchenHealth: 'Whether everything runs, for admins.',
        organization: 'The kitchen.',
        setupChecklist: 'What has been set up, for admins.',
      },
    },
    Mutation: {
      fields: {
        updateKitchenProfile: 'Changes the profile of the kitchen.',
      },
    },
    Subscription: {
      fields: {
        organizationUpdated: 'The kitchen, when its settings changed.',
      },
    },
    Jurisdiction: {
      about: 'The food code that applies to date marking.',
      fields: {
        FDA_2022: 'The FDA Food Code of 2022.',
        UK: 'The guidance of the United Kingdom.',
        CUSTOM: "The kitchen's own number of days, Organization.dateMarkDays.",
      },
    },
    MeasureSystem: {
      about: 'Units of measurement.',
      fields: { metric: 'Kilograms and litres.', us: 'US customary measures: pounds and quarts.' },
    },
    PeriodKind: {
      about: 'How reports divide the year.',
      fields: {
        week: 'Weeks.',
        four_four_five: 'Twelve periods of 4, 4 and 5 weeks; the last one has a 53rd week when the year has one.',
        month: 'Calendar months.',
      },
    },
    HourClock: { about: 'How times of day are shown.', fields: { h12: 'As 2:05 PM.', h24: 'As 14:05.' } },
    Organization: {
      about: 'The kitchen and its settings.',
      fields: {
        id: 'The id of the kitchen: a UUID, the same for ever.',
        country: 'The two-letter code of its country (ISO 3166-1).',
        currency: 'The three-letter code of its currency (ISO 4217); money is in its minor units.',
        dateMarkDays:
          'With CUSTOM: days that prepared or opened refrigerated food may be kept, the first being day 1; null otherwise.',
        dayRollover: 'When its business day starts, as 24-hour HH:MM from 00:00 to 06:00.',
        demo: 'Whether this is the demo kitchen, which is reset daily.',
        displayNames: 'How people are named on displays that anyone can read.',
        displayPinRequired: 'Whether a PIN is needed to act on a display.',
        expiringHours: 'Hours before its use-by from which stock counts as expiring; 1 to 336.',
        inventoryNudgeDay: 'The day of the month of the reminder to count everything.',
        monthlyInventoryNudgesEnabled: 'Whether there is a monthly reminder to count everything.',
        jurisdiction: 'The food code that applies to date marking.',
        lineCheckAssignmentType: 'Who may run line checks.',
        lineCheckEnabled: 'Whether line checks are done at all.',
        lineCheckFrequency: 'How often line checks without a frequency of their own are due.',
        lineCheckRolesAllowed: 'The roles that may run line checks, when it is by role.',
        lineCheckUserIds: 'The ids of the people who may run line checks, when it is by person.',
        periodKind: 'How its reports divide the year.',
        weekStart: 'The first day of its weeks; with 4-4-5 periods the weekday on which the year begins.',
        fiscalYearStart:
          'With 4-4-5 periods the first day of one year; the others begin on that weekday nearest to its month and day. Null without one.',
        priceAlertPercent: 'Percent by which a price may change at receiving before it is pointed out.',
        measureSystem: 'The units that it measures in: those of new items and of starter kitchens.',
        hourClock: 'How times of day are shown; null for as usual in the language of the screen.',
        temperatureUnit: 'The unit in which temperatures are entered and shown.',
      },
    },
    KitchenProfileInput: {
      about: 'The profile of the kitchen. What is left out stays as it is.',
      of: 'Organization',
      fields: { wasteAlertAmount: "Waste of a day above this is pointed out; minor units of the kitchen's currency." },
    },
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
    NameDisplay: {
      about: 'How people are named on displays that anyone can read.',
      fields: { none: 'Not at all.', initials: 'By their initials.', first_name: 'By their first name.' },
    },
    KitchenHealth: { fields: { lastChangeAt: 'When something was last changed; null when nothing ever was.' } },
  },
};
