import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  arguments: { 'Query.countSheet.countSessionId': 'The id of the count.' },
  types: {
    CountKind: {
      about: 'What a count is for.',
      fields: {
        period: 'The report of a period.',
        spot: 'A look in between, in no period report.',
        closing: 'Prepared items at the end of the day; posted at once.',
      },
    },
    StartedCountKind: {
      about: 'What a new count is for.',
      fields: { period: 'The report of a period.', spot: 'A look in between, in no period report.' },
    },
    CountStatus: {
      about: 'How far a count is.',
      fields: {
        open: 'It is being counted.',
        in_review: 'Counting has ended; a manager reviews it.',
        posted: 'Its differences are in stock.',
        cancelled: 'It was abandoned, or a closing count was undone.',
      },
    },
    CountResult: {
      about: 'What was found.',
      fields: { counted: 'A quantity.', none: 'Nothing: zero.', skipped: 'Nobody looked, with a reason.' },
    },
    CountMeeting: {
      about: 'What to do with somebody else’s count of the same line.',
      fields: { add: 'The quantities are added to theirs.', replace: 'Theirs is replaced.' },
    },
    CountSessionConnection: { about: 'A page of counts.' },
    Query: {
      fields: {
        countSession: 'One count of stock.',
        countSessions: 'Counts of stock, the newest first.',
        countSheet:
          'The sheet of a count, with what was counted: place by place in shelf order, items without a place last.',
      },
    },
    Mutation: {
      fields: {
        acceptCountLine: 'Accepts the difference of a line of a count in review, with the reason.',
        cancelCount: 'Cancels a count that is not posted.',
        clearCountLine: 'Removes what was counted in a line of an open count: it is not counted any more.',
        countClosing:
          'Counts prepared items, each in all places together, and posts them at once. Stock becomes what was counted. Refuses items that the par sheet thaws.',
        countLine:
          'Saves what was found of an item in a place of an open count. When somebody else counted it since, CONFLICT with the field `meeting` asks whether to add or to replace.',
        orderShelf: 'Sets the order in which the items of a storage location are counted; true when it is stored.',
        postCount:
          'Posts a count in review: each line books what was counted less what was expected at its moment, so that later movements are kept.',
        reopenCount: 'Opens a count that is in review.',
        requestRecount: 'Sends lines of a count back to be counted again, with the reason; the count is open again.',
        reverseCount: 'Reverses a posted count as a whole. It is in review again; a closing count is cancelled.',
        startCount: 'Starts a count of all places or of some. Refuses one with more than 15,000 rows.',
        startSpotCount: 'Starts a spot count of one place, or of the items without a place.',
        submitCount: 'Ends counting: the count goes to review.',
        undoClosingCount: 'Undoes a closing count within ten seconds, for the person who made it.',
      },
    },
    CountSession: {
      about: 'A count of stock. It changes nothing in stock until it is posted.',
      fields: {
        createdAt: 'When it was started.',
        kind: 'A period count is for the report of a period; a spot count is not; a closing count is of prepared items and posted at once.',
        status: 'Its status.',
        name: 'Its name; null when it has none.',
        businessDate: 'The business day on which it was started.',
        blind: 'Whether it hides what is expected from those who count.',
        startedById: 'The id of the person who started it.',
        startedByName: 'The name of the person who started it.',
        submittedAt: 'When it went to review last; null until then.',
        submittedById: 'The id of the person who ended counting; null until then.',
        submittedByName: 'The name of the person who ended counting; null until then.',
        postedAt: 'When it was posted; null when it is not.',
        postedById: 'The id of the person who posted it; null when it is not posted.',
        postedByName: 'The name of the person who posted it; null when it is not posted.',
        reversedAt: 'When it was last reversed; null when it never was.',
        reversedById: 'The id of the person who took it back; null when nobody did.',
        reversedByName: 'The name of the person who took it back; null when nobody did.',
        closedReason: 'Why it was cancelled or last reversed; null when it was not.',
        places: 'The counted places in order; the items without a place last.',
        countedLines: 'How many lines are counted, those with none included.',
        skippedLines: 'How many lines were skipped with a reason.',
        recountLines: 'How many lines are to be counted again.',
        counters: 'The names of those who counted its lines.',
        postedValue:
          'What its posting changed in the value of the stock, signed, minor units, without unknown costs; null before it is posted, and for cooks.',
        unknownCosts:
          'How many posted lines have an unknown cost, and are not in `postedValue`; null before it is posted.',
      },
    },
    CountedPlace: {
      about: 'A counted place; without id and name it is the items without a place.',
      fields: {
        storageLocationId: 'The id of the storage location; null for the items without a place.',
        name: 'The name of the storage location; null for the items without a place.',
        nameEs: 'The name in Spanish; null when it has none.',
      },
    },
    CountSheetRow: {
      about: 'An item in a place of a count.',
      fields: {
        key: 'The place and the item.',
        itemId: 'The id of the item.',
        itemName: 'The name of the item.',
        itemNameEs: 'The name of the item in Spanish; null when it has none.',
        archived: 'Whether the item is archived.',
        unit: 'The unit of the item.',
        countUnits: 'The units in which it can be counted, its own first; at most 8.',
        storageLocationId: 'The id of the storage location; null for the items without a place.',
        lots: 'Its lots there, where they have several use-bys; by use-by.',
        line: 'What was counted of the whole item there; null while it is not counted.',
      },
    },
    CountSheetLot: {
      about: 'A lot that can be counted by itself.',
      fields: {
        lotId: 'The id of the lot.',
        lotCode: 'The code of its label.',
        useBy: 'Its use-by; null without one.',
        line: 'What was counted of it; null while it is not counted.',
      },
    },
    CountLine: {
      about: 'What was found of an item in a place, or of one of its lots there.',
      fields: {
        countSessionId: 'The id of the count.',
        itemId: 'The id of the item.',
        storageLocationId: 'The id of the storage location; null for an item without a place.',
        lotId: 'The id of the lot; null when the whole item was counted.',
        lotCode: 'The code of the lot; null when the whole item was counted.',
        result: 'What was found: a quantity, none, or skipped with a reason.',
        parts: 'As entered, each with its unit, in the order of entry.',
        quantity: 'The sum of its parts in `unit`; null when it was skipped.',
        unit: 'The unit of the item when it was counted.',
        skipReason: 'Why it was skipped; null when it was not.',
        countedById: 'The id of the person who counted it last.',
        countedByName: 'The name of the person who counted it last.',
        countedAt: 'When it was counted: the moment for which expected stock is calculated.',
        recountReason: 'Why it is to be counted again; null when it is not.',
        quantityBefore:
          'What was counted before it was counted again, in `unit`; null without, and where that is hidden.',
        acceptedReason: 'Why its difference was accepted; null when it was not.',
        acceptedById: 'The id of the person who accepted its difference; null when nobody did.',
        acceptedByName: 'The name of the person who accepted its difference; null when nobody did.',
        expectedQuantity:
          'The stock of the ledger at that moment, net of owed stock, in `unit`; null for those who count in a blind count.',
        variance: 'Counted less expected, in `unit`; null when skipped, and where it is hidden.',
        variancePercent: 'The same in percent of what is expected; null when nothing is, and where it is hidden.',
        varianceValue:
          'The same in minor units: what was booked, before posting at the present cost; null while a cost is unknown, and for cooks.',
        overLimit:
          'Whether it differs by more than its category or the kitchen allows without a review; null for cooks.',
      },
    },
    CountPart: {
      about: 'One entered quantity of a counted line.',
      fields: {
        quantity: 'How much, in `unit`.',
        unit: 'The unit in which it was entered.',
        sum: 'The sum as it was typed, such as 3*12+4; null when a plain figure was.',
        measured:
          'What it was measured to be, and counts as, for a unit that did not convert: the item has the conversion from then on. Null when it was not measured.',
      },
    },
    Measured: {
      about: 'What an entered quantity was measured to be.',
      fields: { quantity: 'How much, in `unit`.', unit: 'A unit that converts to that of the item.' },
    },
    MeasuredInput: { about: 'What an entered quantity was measured to be.', of: 'Measured' },
    StartCountInput: {
      about: 'A new count.',
      fields: {
        name: 'Its name; left out for none.',
        kind: 'For a period report, or not.',
        blind: 'Whether it hides what is expected from those who count; as the kitchen has set when left out.',
        storageLocationIds: 'The ids of the storage locations; all when left out.',
        withoutPlace: 'Whether items without a place are counted; when left out, only in a count of all places.',
      },
    },
    StartSpotCountInput: {
      about: 'The place of a spot count.',
      fields: { storageLocationId: 'The id of the storage location; left out for the items without a place.' },
    },
    CountLineInput: {
      about: 'What was found in a place: `parts`, `none` or `skipReason`, one of them.',
      fields: {
        countSessionId: 'The id of the count.',
        itemId: 'The id of the item.',
        storageLocationId: 'The id of the storage location; left out for an item without a place.',
        lotId: 'The id of the lot; left out to count the whole item.',
        parts: 'The entered quantities; at most 12.',
        none: 'Whether there is none.',
        skipReason: 'Why it is skipped.',
        seenVersion:
          'The `version` of the line on the screen, a number that every change increments; left out when it was not counted there yet.',
        meeting: 'What to do with somebody else’s count of the line.',
      },
    },
    CountPartInput: { about: 'One entered quantity.', of: 'CountPart' },
    CountsFilter: {
      about: 'Which counts.',
      fields: {
        status: 'Only those with this status.',
        kind: 'Only those of this kind.',
        search: 'Only those whose name, or whose starter’s name, contains it.',
      },
    },
    CountTargetInput: { about: 'A count.', fields: { id: 'The id of the count.' } },
    ClearCountLineInput: { about: 'A line of a count.', fields: { id: 'The id of the line.' } },
    CancelCountInput: { about: 'A count to cancel.', fields: { id: 'The id of the count.', reason: 'Why.' } },
    ReverseCountInput: { about: 'A count to reverse.', fields: { id: 'The id of the count.', reason: 'Why.' } },
    AcceptCountLineInput: {
      about: 'A line whose difference is accepted.',
      fields: { id: 'The id of the line.', reason: 'Why.' },
    },
    RequestRecountInput: {
      about: 'Lines of one count to be counted again.',
      fields: { lineIds: 'The ids of the lines; 1 to 200.', reason: 'Why.' },
    },
    OrderShelfInput: {
      about: 'The shelf order of a place.',
      fields: {
        storageLocationId: 'The id of the storage location.',
        itemIds: 'The ids of its items from first to last; those left out follow by name. At most 15,000.',
        previousItemIds:
          'The order that was changed, as it was read: CONFLICT when somebody else has changed it meanwhile. Without it, the last order wins.',
      },
    },
    CountClosingInput: { about: 'A closing count.', fields: { lines: 'The counted items; 1 to 200.' } },
    ClosingLineInput: {
      about: 'A counted prepared item.',
      fields: { itemId: 'The id of the item.', parts: 'The entered quantities; 1 to 12.' },
    },
    Organization: {
      fields: {
        blindCounts: 'Whether counts hide what is expected from those who count, unless a count says otherwise.',
        countVariancePercent:
          'A counted line that differs from what is expected by more percent must be reviewed; null for no limit.',
      },
    },
    CountSettingsInput: {
      fields: {
        countVarianceAmount:
          'A counted line whose difference is worth more must be reviewed; minor units of the kitchen’s currency, null for no limit.',
      },
    },
  },
};
