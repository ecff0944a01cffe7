import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    Query: {
      fields: {
        wasteEntries: 'What was thrown away, newest first.',
        wasteReasons: 'The reasons for waste, in their order.',
        wasteSummary: 'What was thrown away today and in the last 7 days.',
      },
    },
    Mutation: {
      fields: {
        logWaste: 'Records what was thrown away and removes it from stock.',
        reverseWaste: 'Reverses an entry of waste: the quantity returns to stock.',
        undoWaste: "Undoes one's own entry of waste within 10 seconds.",
      },
    },
    WasteGroup: {
      about: 'What kind of cause a reason for waste is.',
      fields: {
        spoilage: 'Spoiled or expired.',
        overproduction: 'Too much was made.',
        prep_error: 'A mistake in preparation.',
        service: 'Lost during service or sent back.',
        trim: 'Trimmings that are always left.',
        damage: 'Damaged or dropped.',
        other: 'Anything else.',
      },
    },
    WasteEntry: {
      about: 'Something that was thrown away.',
      fields: {
        id: 'The id of the entry: a UUID, the same for ever.',
        quantity: 'How much, in `unit`.',
        unit: 'The unit in which it was entered.',
        expected: 'Whether it is of the kind that is always there, such as trim.',
        reasonId: 'The id of the reason.',
        reasonName: 'The name of the reason.',
        reasonNameEs: 'The name of the reason in Spanish; null while there is none.',
        recordedById: 'The id of who entered it.',
        recordedByName: 'Who entered it.',
        occurredAt: 'When it happened.',
        reversedAt: 'When it was reversed; null when it was not.',
        stationId: 'The id of the station where it happened; null when none was named.',
        stationName: 'The name of the station where it happened; null when none was named.',
      },
    },
    WasteEntryConnection: { about: 'A page of waste entries.' },
    WasteReason: {
      about: 'A reason for waste.',
      fields: {
        code: 'Its code, the same in every kitchen.',
        group: 'What kind of cause it is.',
        expected: 'Whether such waste is always there, such as trim.',
      },
    },
    LogWasteInput: {
      about: 'Something that was thrown away, to remove from stock.',
      fields: {
        lotId: 'The lot that it came from; left out: the reason decides, expired lots first or usable stock first.',
        lotCode: 'The lot by the code of its label, instead of `lotId`.',
        quantity: 'How much, in `unit`.',
        unit: 'The unit of the quantity: any that converts to the unit of the item.',
        reasonId: 'The id of the reason.',
        stationId: 'The station where it happened.',
        note: 'A note.',
        occurredAt: 'When it happened, up to seven days ago; now when left out.',
      },
    },
    UndoWasteInput: { about: 'An entry of waste to undo.', fields: { id: 'The id of the entry.' } },
    ReverseWasteInput: {
      about: 'An entry of waste to reverse.',
      fields: { id: 'The id of the entry.', reason: 'Why it is reversed.' },
    },
    WasteSummary: {
      fields: {
        todayCost: "Waste of today in minor units of the kitchen's currency; null while unknown, and for cooks.",
        todayEntries: 'How many entries there are today.',
        topItems: 'The items of which most was thrown away in the last 7 days.',
        topReasons: 'The reasons for which most was thrown away in the last 7 days.',
      },
    },
    WasteTop: { fields: { name: 'The name of the item or reason.' } },
  },
};
