import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    Query: {
      fields: {
        delivery: 'One delivery.',
        itemPrices: 'The last prices of an item, newest first, for managers; at most 20.',
        deliveryTotals: 'The sums of closed deliveries, for managers.',
      },
    },
    Mutation: {
      fields: {
        cancelDelivery: 'Cancels a delivery that will not come.',
        settleDeliveryCredit:
          'Records that the supplier has given the credit for what was short or rejected, or that it is open after all.',
        setDeliveryExternalId: 'Sets the id that another program has for a delivery of any status; null removes it.',
        receiveAllAsOrdered: 'Enters every line of a delivery as received in full, without confirming it.',
      },
    },
    Subscription: {
      fields: {
        deliveryReceived: 'A delivery that was changed or confirmed.',
      },
    },
    Delivery: {
      about: 'A delivery of goods by a supplier.',
      fields: {
        id: 'The id of the delivery: a UUID, which never changes.',
        updatedAt: 'When the delivery or one of its lines was last changed.',
        number: 'Its number in this kitchen.',
        supplierId: 'The id of the supplier.',
        supplierName: 'The name of the supplier.',
        status: 'Its status.',
        expectedAt: 'When it is expected; null when unknown.',
        receivedAt: 'When it arrived; null until it is confirmed.',
        receivedById: 'The id of the person who received it; null until then.',
        receivedByName: 'The name of the person who received it; null until then.',
        closedAt: 'When it was confirmed, cancelled or reversed; null until then.',
        closedReason: 'Why it was cancelled or reversed; null when it was not.',
        reversedAt: 'When it was reversed; null when it was not.',
        reversedByName: 'The name of the person who took it back; null when it was not.',
        creditReceivedAt:
          'When the supplier had given the credit for what was short or rejected; null while it is open.',
        creditReceivedByName: 'The name of the person who recorded it; null while it is open.',
        invoiceNumber: 'The number of the invoice; null when none was entered.',
        lineCount: 'How many lines it has.',
        rejectedLineCount: 'How many lines have rejected goods.',
        shortLineCount: 'How many lines have less than was ordered.',
        lines: 'Its lines, in order; at most 200.',
        vehicleTemperature: 'The temperature of the vehicle, in `temperatureUnit`; null when it was not measured.',
      },
    },
    DeliveryTotals: {
      about: 'The sums of closed deliveries. What has no known price is counted, and is in no sum.',
      fields: {
        deliveries: 'How many there are.',
        posted: 'How many of them are confirmed; only these are in the sums.',
        total: 'The value of what was accepted, in minor units.',
        unknownTotals: 'How many confirmed ones have a line without a price.',
        openCredit: 'The value of what was short or rejected and is not credited yet, in minor units.',
        unknownCredits: 'How many open credits have a line without a price.',
      },
    },
    CreditState: {
      about: 'Whether the supplier has given the credit for what was short or rejected.',
      fields: { open: 'Not yet.', received: 'Yes.' },
    },
    DeliveryConnection: { about: 'A page of deliveries.' },
    DeliveryLine: {
      about: 'One item of a delivery. Its quantities are in the unit of the item.',
      fields: {
        id: 'The id of the line: a UUID, which never changes.',
        deliveryId: 'The id of the delivery.',
        orderedQuantity: 'How much was ordered; null when it was not ordered.',
        receivedQuantity: 'How much arrived; null until it is counted.',
        rejectedQuantity: 'How much of it was rejected.',
        rejectReason: 'Why it was rejected; null when nothing was.',
        useBy: 'The instant of its use-by; null without one.',
        packQuantity: 'How much one pack holds; null when it does not come in packs.',
        packDescription: 'What a pack is; null when none was entered.',
        tcsClass: 'The class that sets its temperature rule.',
      },
    },
    DeliveryCorrection: {
      about: 'A correction of a confirmed line. Quantities are in the unit of the item.',
      fields: {
        id: 'The id of the correction: a UUID.',
        deliveryLineId: 'The id of the line.',
        byName: 'The name of the person who corrected it; null when unknown.',
        oldQuantity: 'The accepted quantity before, in the unit of the item.',
        newQuantity: 'The accepted quantity after, in the unit of the item.',
        usedQuantity: 'How much of it had been used by then, in the unit of the item.',
        oldRejectedQuantity:
          'How much had been rejected before, in the unit of the item; null when the correction did not change it.',
        oldRejectReason: 'Why it had been rejected; null when nothing had been, or the correction did not change it.',
        oldTemperature:
          'The former reading, in `oldTemperatureUnit`; null when there was none, or the correction did not change it.',
        oldTemperatureUnit:
          'The unit of the former reading; null when there was none, or the correction did not change it.',
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
        onHand: 'How much its lots hold, including those past their use-by.',
        parLevel: 'The quantity below which it is low, in its unit; 0 for no par.',
        packQuantity: 'How much one pack holds; null when it does not come in packs.',
        packDescription: 'What a pack is; null when none was entered.',
        tcsClass: 'The temperature rule at receiving.',
      },
    },
    ItemPrice: {
      about: 'What an item cost in one confirmed delivery.',
      fields: {
        id: 'The id of the line of the delivery.',
        deliveryId: 'The id of the delivery.',
        deliveryNumber: 'The number of the delivery in this kitchen.',
        supplierName: 'The name of the supplier.',
        receivedAt: 'When it arrived.',
        unitPrice: 'Minor units per unit of the item.',
        acceptedQuantity: 'How much was accepted, in the unit of the item.',
      },
    },
    DeliverableItemsFilter: {
      about: 'Which items may be put on a delivery.',
      fields: { supplierId: 'Only those of this supplier.' },
    },
    ClosedDeliveriesFilter: {
      about: 'Which closed deliveries. A delivery must meet all conditions.',
      of: 'DeliveriesFilter',
    },
    SettleDeliveryCreditInput: {
      about: 'Whether the credit of a delivery was given.',
      fields: { id: 'The id of the delivery.', received: 'True when it was given; false when it is open after all.' },
    },
    DeliveriesFilter: {
      about:
        'Which deliveries: past ones, or with `updatedSince` or `externalId` those of every status. A delivery must meet all conditions.',
      fields: {
        from: 'The first business day of arrival, included; of a canceled one, of the cancelation.',
        to: 'The last business day of arrival, included.',
        updatedSince: 'Only those changed at this time or later, of every status, in the order of `updatedAt`.',
        status: 'Only those with this status.',
        supplierId: 'Only of this supplier.',
        credit: 'Only confirmed ones with a credit in this state. One of an unknown value counts, too.',
      },
    },
    CreateDeliveryInput: {
      about: 'A delivery to announce.',
      fields: {
        supplierId: 'The id of the supplier.',
        expectedAt: 'When it is expected.',
        lines: 'What was ordered; 1 to 200 lines.',
        notes: 'Notes for the staff.',
      },
    },
    OrderedLineInput: {
      about: 'An item that was ordered.',
      fields: {
        orderedQuantity: 'How much, in the unit of the item.',
        unitPrice: 'Minor units per unit of the item; the last price when left out.',
      },
    },
    StartDeliveryInput: {
      about: 'A delivery that was not announced.',
      fields: { supplierId: 'The id of the supplier.' },
    },
    SaveDeliveryInput: {
      about: 'Entries for a delivery. Fields and lines left out do not change.',
      fields: {
        id: 'The id of the delivery.',
        invoiceNumber: 'The number of the invoice.',
        invoiceTotal: "The total of the invoice in minor units of the kitchen's currency.",
        receivedAt: 'When it arrived, up to seven days ago; left out, the time of the confirmation.',
        vehicleTemperature: 'The temperature of the vehicle, in `temperatureUnit`.',
        temperatureUnit: "The unit of `vehicleTemperature`; the kitchen's own when left out.",
        lines: 'What arrived; at most 200 lines.',
        removedLineIds: 'Lines to remove; only lines that were not ordered.',
        notes: 'Notes for the staff; null removes them.',
      },
    },
    ReceivedLineInput: {
      about: 'What arrived of one item. Fields left out do not change.',
      fields: {
        id: 'A line of the delivery; left out for a new line of `itemId`.',
        itemId: 'The item of a new line.',
        receivedQuantity: 'How much arrived, in the unit of the item; null: not counted yet.',
        rejectedQuantity: 'How much of it is rejected, in the unit of the item.',
        rejectReason: 'Why it is rejected.',
        unitPrice: 'Minor units per unit of the item.',
        temperature: 'The temperature as it was read, in `temperatureUnit`.',
        temperatureUnit: "The unit of the temperature; the kitchen's own when left out.",
        supplierLot: 'The lot code of the supplier.',
        useByDate: 'The last business day on which it may be served.',
        overrideReason: 'Why it is accepted against the temperature rule.',
      },
    },
    CorrectDeliveryLineInput: {
      about: 'A correction of a confirmed line: of the price, the quantity, or both.',
      fields: {
        lineId: 'The id of the line.',
        unitPrice: 'The corrected price, in minor units per unit of the item.',
        acceptedQuantity: 'The corrected accepted quantity, in the unit of the item.',
        temperature:
          'The temperature as it was read, in `temperatureUnit`: needed to accept more of a line without a reading. Used only when more is accepted.',
        temperatureUnit: "The unit of the temperature; the kitchen's own when left out.",
        overrideReason: 'Why more is accepted against the temperature rule. Used only when more is accepted.',
        reason: 'Why.',
      },
    },
    ReceiveAllInput: { about: 'A delivery that arrived as ordered.', fields: { id: 'The id of the delivery.' } },
    SetDeliveryExternalIdInput: {
      about: 'The id that another program has for a delivery.',
      fields: {
        id: 'The id of the delivery.',
        externalId: 'The id in the other program, at most 100 characters, unique among deliveries; null removes it.',
      },
    },
    CancelDeliveryInput: {
      about: 'A delivery that will not come.',
      fields: { id: 'The id of the delivery.', reason: 'Why.' },
    },
    UndoDeliveryInput: {
      about: 'A delivery that was confirmed a moment ago.',
      fields: { id: 'The id of the delivery.' },
    },
    ReverseDeliveryInput: {
      about: 'A confirmed delivery to reverse.',
      fields: { id: 'The id of the delivery.', reason: 'Why.' },
    },
    DeliveryStatus: {
      about: 'The status of a delivery.',
      fields: {
        expected: 'Announced, not arrived yet.',
        draft: 'Being received; not in stock yet.',
        posted: 'Confirmed, and in stock.',
        reversed: 'Confirmed, then removed from stock again.',
        cancelled: 'Will not come.',
      },
    },
    RejectReason: {
      about: 'Why goods of a delivery are rejected.',
      fields: {
        temperature: 'Too warm, or too cold.',
        damaged: 'Damaged.',
        short_dated: 'The use-by is too soon.',
        wrong_item: 'Not the item that was ordered.',
        quality: 'Of poor quality.',
        not_ordered: 'It was not ordered.',
      },
    },
  },
};
