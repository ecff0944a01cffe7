import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    Query: {
      fields: {
        delivery: 'One delivery.',
      },
    },
    Mutation: {
      fields: {
        cancelDelivery: 'Notes that a delivery will not come.',
        receiveAllAsOrdered: 'Enters that everything of a delivery came as it was ordered; it is not confirmed yet.',
      },
    },
    Subscription: {
      fields: {
        deliveryReceived: 'A delivery that was changed or confirmed.',
      },
    },
    Delivery: {
      about: 'Goods that a supplier brings.',
      fields: {
        id: 'The id of the delivery: a UUID, the same for ever.',
        updatedAt: 'When the delivery or one of its lines was last changed.',
        number: 'Its number in this kitchen.',
        supplierId: 'The id of the supplier.',
        supplierName: 'The name of the supplier.',
        status: 'Where it stands.',
        expectedAt: 'When it is expected; null when nobody said.',
        receivedAt: 'When it came; null until it is confirmed.',
        receivedById: 'The id of who received it; null until then.',
        receivedByName: 'Who received it; null until then.',
        closedAt: 'When it was confirmed, cancelled or taken back; null until then.',
        closedReason: 'Why it was cancelled or taken back; null when it was not.',
        reversedAt: 'When it was taken back out of stock; null when it was not.',
        reversedByName: 'Who took it back; null when nobody did.',
        invoiceNumber: 'The number of the invoice; null when none was entered.',
        lineCount: 'How many lines it has.',
        rejectedLineCount: 'How many lines have rejected goods.',
        shortLineCount: 'How many lines have less than was ordered.',
        lines: 'Its lines, in order; at most 200.',
        vehicleTemperature: 'The temperature of the vehicle, in `temperatureUnit`; null when none was taken.',
      },
    },
    DeliveryConnection: { about: 'A page of deliveries.' },
    DeliveryLine: {
      about: 'One item of a delivery. Its quantities are in the unit of the item.',
      fields: {
        id: 'The id of the line: a UUID, the same for ever.',
        deliveryId: 'The id of the delivery.',
        orderedQuantity: 'How much was ordered; null when nobody ordered it.',
        receivedQuantity: 'How much came; null until it is counted.',
        rejectedQuantity: 'How much of it was refused.',
        rejectReason: 'Why it was refused; null when nothing was.',
        useBy: 'The end of its use; null without a use-by.',
        packQuantity: 'How much one pack holds; null when it does not come in packs.',
        packDescription: 'What a pack is; null when none was entered.',
        tcsClass: 'The temperature rule that it falls under.',
      },
    },
    DeliveryCorrection: {
      about: 'A correction of a confirmed line. Quantities are in the unit of the item.',
      fields: {
        id: 'The id of the correction: a UUID.',
        deliveryLineId: 'The id of the line.',
        byName: 'Who corrected it; null when they are not known any more.',
        oldQuantity: 'The accepted quantity before, in the unit of the item.',
        newQuantity: 'The accepted quantity after, in the unit of the item.',
        usedQuantity: 'How much of it had been used by then, in the unit of the item.',
      },
    },
    ReceivingTemperatureRule: {
      about: 'The limit at receiving.',
      fields: { celsius: 'The limit in °C.', fahrenheit: 'The limit in °F.' },
    },
    DeliverableItem: {
      about: 'An item that may be put on a delivery. Quantities are in its unit.',
      fields: {
        id: 'The id of the item.',
        onHand: 'How much its lots hold, past the use-by or not.',
        parLevel: 'Below this it is low, in its unit; 0 for no par.',
        packQuantity: 'How much one pack holds; null when it does not come in packs.',
        packDescription: 'What a pack is; null when none was entered.',
        tcsClass: 'The temperature rule at receiving.',
      },
    },
    DeliverableItemsFilter: {
      about: 'Which items may be put on a delivery.',
      fields: { supplierId: 'Only those of this supplier.' },
    },
    DeliveriesFilter: {
      about:
        'Which deliveries: of the past, or with `updatedSince` or `externalId` those of every status. Conditions are combined: all must hold.',
      fields: {
        from: 'The first business day, included.',
        to: 'The last business day, included.',
        updatedSince: 'Only those changed at this time or later, of every status, in the order of `updatedAt`.',
        status: 'Only those that stand so.',
        supplierId: 'Only of this supplier.',
      },
    },
    CreateDeliveryInput: {
      about: 'A delivery that is on its way.',
      fields: {
        supplierId: 'The id of the supplier.',
        expectedAt: 'When it is expected.',
        lines: 'What was ordered; 1 to 200 lines.',
        notes: 'Notes for people.',
      },
    },
    OrderedLineInput: {
      about: 'An item that was ordered.',
      fields: {
        orderedQuantity: 'How much, in the unit of the item; more than zero.',
        unitPrice: 'Minor units per unit of the item; the last known price when left out.',
      },
    },
    StartDeliveryInput: {
      about: 'A delivery that nobody expected.',
      fields: { supplierId: 'The id of the supplier.' },
    },
    SaveDeliveryInput: {
      about: 'What is known of a delivery. Fields and lines that are left out stay as they are.',
      fields: {
        id: 'The id of the delivery.',
        invoiceNumber: 'The number of the invoice; at most 60 characters.',
        invoiceTotal: "The total of the invoice in minor units of the kitchen's currency.",
        receivedAt: 'When it came, up to seven days ago; when it is confirmed, while left out.',
        vehicleTemperature: 'The temperature of the vehicle, in `temperatureUnit`; at most two decimals.',
        temperatureUnit: "The unit of `vehicleTemperature`; the kitchen's own when left out.",
        lines: 'What came; at most 200 lines.',
        removedLineIds: 'Lines that nobody ordered and that were entered by mistake.',
        notes: 'Notes for people; null removes them.',
      },
    },
    ReceivedLineInput: {
      about: 'What came of one item. What is left out stays as it is.',
      fields: {
        id: 'A line of the delivery; left out for a new line of `itemId`.',
        itemId: 'The item of a new line.',
        receivedQuantity: 'How much came, in the unit of the item; null: not counted yet.',
        rejectedQuantity: 'How much of it is refused, in the unit of the item.',
        rejectReason: 'Why it is refused.',
        unitPrice: 'Minor units per unit of the item, at most six decimals.',
        temperature: 'The temperature as it was read, in `temperatureUnit`; at most two decimals.',
        temperatureUnit: "The unit of the temperature; the kitchen's own when left out.",
        supplierLot: 'The code that the supplier gave the lot.',
        useByDate: 'The last business day on which it may be served.',
        overrideReason: 'Why it is accepted against the temperature rule; at most 300 characters.',
      },
    },
    CorrectDeliveryLineInput: {
      about: 'A correction of a confirmed line: of the price, the quantity, or both.',
      fields: {
        lineId: 'The id of the line.',
        unitPrice: 'The right price, in minor units per unit of the item.',
        acceptedQuantity: 'The right accepted quantity, in the unit of the item.',
        reason: 'Why; at most 300 characters.',
      },
    },
    ReceiveAllInput: { about: 'A delivery that came as it was ordered.', fields: { id: 'The id of the delivery.' } },
    CancelDeliveryInput: {
      about: 'A delivery that will not come.',
      fields: { id: 'The id of the delivery.', reason: 'Why; at most 300 characters.' },
    },
    ReverseDeliveryInput: {
      about: 'A confirmed delivery to take back out of stock.',
      fields: { id: 'The id of the delivery.', reason: 'Why; at most 300 characters.' },
    },
    DeliveryStatus: {
      about: 'Where a delivery stands.',
      fields: {
        expected: 'Announced, not here yet.',
        draft: 'Being received; not in stock yet.',
        posted: 'Confirmed, and in stock.',
        reversed: 'Was confirmed, and was taken back out of stock.',
        cancelled: 'Will not come.',
      },
    },
    RejectReason: {
      about: 'Why goods of a delivery are refused.',
      fields: {
        temperature: 'Too warm, or too cold.',
        damaged: 'Damaged.',
        short_dated: 'Its use-by is too near.',
        wrong_item: 'Not the item that was ordered.',
        quality: 'Of poor quality.',
        not_ordered: 'Nobody ordered it.',
      },
    },
  },
};
