import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  arguments: {
    'Query.handoverFacts.day': 'Today or yesterday, as business dates; today when left out.',
    'Query.latestHandoverCard.day': 'The latest card up to this business date; up to today when left out.',
    'Query.handoverCards.search': 'Words of the note, the announcements, the 86 list or the people.',
    'Query.handoverCard.id': 'The id of the card.',
  },
  types: {
    Query: {
      fields: {
        handoverFacts: 'The state of the kitchen as `closeDay` would record it now.',
        handoverCard: 'One handover card.',
        latestHandoverCard: 'The last card, for the person who opens; null while no day has been closed.',
        handoverCards: 'Handover cards, the latest day first.',
      },
    },
    Mutation: {
      fields: {
        closeDay:
          'Closes a business day and records its handover card. A day has one card: with its `version` it is changed and its facts are recorded again, until somebody signs it.',
        signHandoverCard:
          'Signs a card with the own PIN of the caller. The person who closed the day signs on a later one. Wrong PINs are limited.',
      },
    },
    HandoverCard: {
      about: 'What the people who close a business day hand over to those who open the next one. A day has one.',
      fields: {
        businessDate: 'The business day that was closed.',
        note: 'What the closing lead wrote; null without a note.',
        announcements: 'What everyone should know on the next day; null without any.',
        eightySix: 'What may not be sold: dishes and items by name.',
        facts: 'The state of the kitchen when the day was closed.',
        closedById: 'The id of who closed the day.',
        closedByName: 'Who closed the day.',
        closedAt: 'When the day was closed, or the card last changed.',
        signedById: 'The id of who signed; null until somebody has.',
        signedByName: 'Who signed; null until somebody has.',
        signedAt: 'When it was signed; null until then.',
      },
    },
    HandoverCardConnection: { about: 'A page of handover cards.' },
    HandoverFacts: {
      about:
        'The state of the kitchen at the end of a business day. Lists have at most 50 rows; the counts are of all.',
      fields: {
        completedTasks: 'How many prep tasks of the day are completed.',
        openTaskCount: 'How many are not finished.',
        openTasks: 'Those not finished, the earliest due first.',
        submittedChecks: 'How many line checks of the day were submitted.',
        openChecks:
          'Line checks that were not done, and those with readings out of range that no manager acknowledged.',
        outItemCount: 'How many items with a par have nothing usable left.',
        outItems: 'Those items, by name.',
        expiringLotCount: 'How many lots have passed their use-by or pass it before the next business day ends.',
        expiringLots: 'Those lots, the earliest use-by first.',
        deliveries: 'Deliveries expected until the next business day ends, and those begun and not posted.',
        timers: 'Timers that run, are paused or ring.',
        wasteEntries: 'How many waste entries the day has, without expected trim and reversed ones.',
        wasteUnknownCosts: 'How many of them have no known cost; they are in no sum.',
        nextDayTasks: 'How many prep tasks the next business day has already.',
      },
    },
    HandoverTask: {
      about: 'A prep task that was not finished.',
      fields: {
        taskId: 'The id of the task.',
        name: 'Its name.',
        status: 'Its status.',
        targetQuantity: 'What it plans, in `unit`.',
        unit: 'The unit of the quantity.',
        isRecurring: 'Whether it is a recurring task, which makes nothing.',
        carriesOver: 'Whether it is on the list of the next day, too, while it is not finished.',
        stationName: 'Its station; null without one.',
        holderName: 'Who had it; null when nobody did.',
        dueAt: 'When it was due.',
      },
    },
    HandoverCheck: {
      about: 'A line check with something open.',
      fields: {
        lineCheckId: 'The id of the line check.',
        name: 'Its name.',
        nameEs: 'Its name in Spanish; null without one.',
        state: 'What is open.',
        failedCount: 'How many readings were out of range.',
        dueAt: 'When it was due.',
      },
    },
    OpenCheckState: {
      about: 'What is open of a line check.',
      fields: {
        failed: 'Readings out of range that no manager has acknowledged.',
        missed: 'It was not done in time, and no reason was recorded.',
        unfinished: 'It is open and not submitted.',
      },
    },
    HandoverItem: {
      about: 'An item with a par of which nothing usable is left.',
      fields: {
        itemId: 'The id of the item.',
        name: 'Its name.',
        parLevel: 'Its par, in `unit`.',
        unit: 'The unit of the item.',
      },
    },
    HandoverLot: {
      about: 'A lot to use or discard first.',
      fields: {
        lotId: 'The id of the lot.',
        itemName: 'The name of its item.',
        lotCode: 'Its code; null without one.',
        quantity: 'What is left of it, in `unit`.',
        unit: 'The unit of the item.',
        useBy: 'Its use-by.',
      },
    },
    HandoverDelivery: {
      about: 'A delivery to come.',
      fields: {
        deliveryId: 'The id of the delivery.',
        number: 'Its number.',
        supplierName: 'Its supplier.',
        expectedAt: 'When it is expected; null when that is not known.',
      },
    },
    HandoverTimer: {
      about: 'A timer that had not ended.',
      fields: {
        timerId: 'The id of the timer.',
        label: 'What it is for; null for a timer without a name.',
        endsAt: 'When it rings; null while it is paused.',
      },
    },
    CloseDayInput: {
      about: 'A business day to close.',
      fields: {
        businessDate: 'Today or yesterday; today when left out.',
        version: 'The version of the card of the day, to change it; left out when the day has none.',
        note: 'A note for the person who opens; left out or empty for none.',
        announcements: 'What everyone should know; left out or empty for none.',
        eightySix: 'What may not be sold: dishes and items by name.',
      },
    },
    SignHandoverCardInput: {
      about: 'A card to sign.',
      fields: { id: 'The id of the card.', pin: 'The own PIN of the caller: four to eight digits.' },
    },
  },
};
