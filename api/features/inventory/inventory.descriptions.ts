import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    Query: {
      fields: {
        inventorySummary: 'How the stock stands, in figures.',
        item: 'One item.',
        items: 'Items, a page at a time.',
        ledgerCheck: 'Compares every lot with the movements of the ledger.',
        stockLot: 'One lot.',
      },
    },
    Mutation: {
      fields: {
        adjustStock: 'Corrects the stock of an item.',
        archiveItem: 'Takes an item out of the lists, or puts it back in.',
        createItem: 'Creates an item.',
        reverseMovement: 'Takes a correction of stock back.',
        updateItem: 'Changes an item.',
      },
    },
    Subscription: {
      fields: {
        inventoryUpdated: 'An item whose stock or row changed.',
      },
    },
    ItemKind: {
      about: 'Where an item comes from.',
      fields: {
        raw: 'Bought food.',
        prep: 'Made in the kitchen by a recipe.',
        supply: 'Bought, not food: gloves, film, boxes.',
      },
    },
    ItemSort: {
      about: 'The order of items.',
      fields: { name: 'By name.', state: 'Below par first, then above the maximum, then the others; each by name.' },
    },
    LotState: {
      about: 'The state of a lot.',
      fields: {
        available: 'Unopened, or as it was made.',
        opened: 'Opened.',
        frozen: 'Frozen: the clock of its use-by stands still.',
        thawed: 'Thawed: its clock runs on.',
        depleted: 'Nothing is left.',
        quarantined: 'Set aside: it is not used.',
        discarded: 'Thrown away.',
      },
    },
    MovementType: {
      about: 'What a row of the stock ledger records.',
      fields: {
        opening: 'What was there when the item was entered.',
        receive: 'Came in with a delivery.',
        prep_in: 'Was made by a prep task.',
        prep_out: 'Was used by a prep task.',
        waste: 'Was thrown away.',
        transfer_out: 'Left a lot for another place or lot.',
        transfer_in: 'Came into a lot from another.',
        count_adjust: 'The difference that a count or correction found.',
        settle: 'Owed stock, taken out of what came in later.',
        revalue: 'The cost of a lot was corrected; the quantity is 0.',
        reversal: 'Takes another movement back.',
      },
    },
    StockState: {
      about: 'How the usable stock of an item stands against its par and maximum.',
      fields: { low: 'Below par.', ok: 'Between par and maximum.', over: 'Above the maximum.' },
    },
    TcsClass: {
      about: 'Temperature control for safety: the receiving rule of an item (FDA Food Code 3-202.11).',
      fields: {
        none: 'No rule.',
        cold: 'Refrigerated food.',
        hot: 'Hot food.',
        frozen: 'Frozen food.',
        eggs: 'Shell eggs.',
        shellfish: 'Live shellfish.',
        milk: 'Milk.',
      },
    },
    Item: {
      about: 'Something that is stocked, kept in one unit.',
      fields: {
        id: 'The id of the item: a UUID, the same for ever.',
        updatedAt:
          'When the item itself was last changed, also its last cost and its archiving. Its stock and its conversions do not count; `liveEvents` tells of those.',
        unit: 'The unit in which it is stocked, and of every quantity of this item.',
        kind: 'Whether it is bought, made in the kitchen, or no food.',
        categoryName: 'The name of the category.',
        categoryNameEs: 'The name of the category in Spanish; null while nobody has entered one.',
        parLevel: 'Below this the item is low; 0 for no par. In the unit of the item.',
        maxLevel: 'Above this the item is over; null for no maximum. In the unit of the item.',
        packQuantity: 'How much one pack holds, in the unit of the item; null when it does not come in packs.',
        packDescription: 'What a pack is, such as "box of 12"; null when none was entered.',
        defaultYieldPercent: 'Usable share of what was bought, in percent, above 0 and at most 100.',
        densityGramsPerMl: 'Grams per millilitre, to convert between weight and volume; null while unknown.',
        tcsClass: 'The temperature rule at receiving.',
        allergens: 'Its allergens: an empty list says that it has none; null that nobody has entered them yet.',
        supplierId: 'The id of the usual supplier; null without one.',
        supplierName: 'The name of the usual supplier; null without one.',
        storageLocationId: 'The id of its usual place; null without one.',
        storageLocationName: 'The name of its usual place; null without one.',
        shelfLifeHours:
          'Hours from receipt to the use-by, and from preparation unless `preparedShelfLifeHours` says so; null: no limit of its own.',
        preparedShelfLifeHours:
          'Hours from preparation to the use-by, where the recipe says none; null: `shelfLifeHours` holds.',
        openedShelfLifeHours: 'Hours from opening to the use-by, where that is sooner; null: no limit of its own.',
        frozenShelfLifeHours: 'Hours from freezing to the use-by; null: no limit while frozen.',
        thawedShelfLifeHours:
          'Hours from thawing to the use-by, where that is sooner than what was left; null: no limit of its own.',
        stockState: 'How the usable stock stands against par and maximum.',
      },
    },
    CreateItemInput: {
      about: 'A new item.',
      of: 'Item',
      fields: {
        category: 'The code of a built-in category, or the id of any.',
        kind: 'Whether it is bought, made in the kitchen, or no food; raw when left out.',
        openingQuantity: 'What is on hand now, in the unit of the item; 0 when left out.',
        parLevel: 'Below this the item is low, in the unit of the item; 0 when left out.',
        defaultYieldPercent: 'Usable share of what was bought, in percent, above 0 and at most 100; 100 when left out.',
        lastUnitCost: 'Minor units per unit, at most six decimals; the next confirmed delivery or batch replaces it.',
      },
    },
    UpdateItemInput: {
      about: 'An item as it shall be. What is left out stays as it is.',
      of: 'Item',
      fields: {
        category: 'The code of a built-in category, or the id of any.',
        unit: 'The unit in which it is stocked; it can only change while nothing was recorded in it (`unitChangeable`).',
        lastUnitCost: 'Minor units per unit, at most six decimals; the next confirmed delivery or batch replaces it.',
      },
    },
    ArchiveItemInput: { about: 'Takes an item out of the lists, or puts it back in.' },
    ItemsFilter: {
      about: 'Which items. Conditions are combined: all must hold.',
      fields: {
        category: 'Only of this category: the code of a built-in one, or the id of any.',
        storageLocationId: 'Only items with this usual place.',
        state: 'Only items whose stock stands so against par and maximum.',
        expiring: 'True: only items with a lot that is past its use-by or soon will be.',
        expired: 'True: only items with stock past its use-by.',
        owing: 'True: only items of which more was used than was on record.',
        withoutAllergens: 'True: only items on which nobody has entered allergens.',
        archived:
          'True: only items taken out of the lists; false: only those in them. Left out: those in them, and both with `updatedSince` or `externalId`.',
      },
    },
    ItemConnection: { about: 'A page of items.' },
    InventorySummary: {
      fields: {
        items: 'How many items are in use.',
        low: 'How many items are below their par.',
        over: 'How many items are above their maximum.',
        expiring: 'How many items have a lot that expires soon.',
      },
    },
    StockLot: {
      about: 'A quantity of an item with its own code, place, use-by and cost. All stock lies in lots.',
      fields: {
        id: 'The id of the lot: a UUID, the same for ever.',
        lotCode:
          'The code on the label: six letters and digits, or the number of a delivery and its line, such as D-0021-3.',
        quantity: 'What is left, in the unit of the item.',
        state: 'Its state.',
        useBy: 'The end of its use; null for no use-by.',
        expired: 'Whether the use-by is past.',
        expiring: "Whether the use-by is within the kitchen's warning time (Organization.expiringHours).",
        receivedAt: 'When it came in; null when it was made here.',
        preparedAt: 'When it was made; null when it was bought.',
        openedAt: 'When it was opened; null while it is not.',
        frozenAt: 'When it was frozen; null while it never was.',
        thawedAt: 'When it was thawed; null while it never was.',
        quarantineReason: 'Why it is set aside; null while it is not.',
        parentLotId: 'The lot that it was split off from; null when it was not.',
        deliveryLineId: 'The line of the delivery that it came with; null when it came otherwise.',
        prepTaskId: 'The prep task that made it; null when it was not made here.',
      },
    },
    ChangeLotStateInput: {
      about: 'A lot to open, freeze or thaw.',
      fields: {
        id: 'The id of the lot.',
        quantity: 'Only so much of it, in the unit of the item: it is split off first; all of it when left out.',
      },
    },
    MoveLotInput: {
      about: 'A lot to move.',
      fields: {
        id: 'The id of the lot.',
        quantity: 'Only so much of it, in the unit of the item: it is split off first; all of it when left out.',
        storageLocationId: 'The place it goes to; null for none in particular.',
      },
    },
    QuarantineLotInput: {
      about: 'A lot to set aside.',
      fields: {
        id: 'The id of the lot.',
        quantity: 'Only so much of it, in the unit of the item: it is split off first; all of it when left out.',
        reason: 'Why; at most 300 characters.',
      },
    },
    ReleaseLotInput: {
      about: 'A lot in quarantine to use again.',
      fields: { id: 'The id of the lot.', reason: 'Why; at most 300 characters.' },
    },
    SplitLotInput: {
      about: 'A part of a lot that becomes a lot of its own.',
      fields: { id: 'The id of the lot.', quantity: 'How much of it, in the unit of the item; less than all of it.' },
    },
    StockLotEvent: {
      fields: { id: 'The id of the event: a UUID.', actorName: 'Who did it; null for the server itself.' },
    },
    StockMovement: {
      about: 'A row of the stock ledger, which is only ever added to.',
      fields: {
        id: 'The id of the movement: a UUID.',
        type: 'What is recorded.',
        quantity: 'How much came in, or, negative, went out; in the unit of the item.',
        reason: 'Why; null when none was given.',
        byName: 'Who did it; null for the server itself.',
        byUserId: 'The id of who did it; null for the server itself.',
        occurredAt: 'When it happened; a correction carries the moment of what it corrects.',
        reversesId: 'The movement that this one takes back; null when it takes none back.',
        settlesId: 'The owed movement that this one settles; null when it settles none.',
        sourceId: 'The id of what caused it; null when nothing of its own did.',
        sourceType: 'What caused it: prep_task, waste_entry, delivery, adjustment or lot; null otherwise.',
      },
    },
    StockMovementConnection: { about: 'A page of the ledger of an item.' },
    AdjustStockInput: {
      about:
        'Sets the stock of an item, or of one lot, to what was counted, or changes it by a difference: one of the two. A count of the whole item also settles what is owed.',
      fields: {
        countedQuantity: 'What was counted, in the unit of the item, zero or more; instead of `difference`.',
        difference:
          'How much more, or, negative, less there is, in the unit of the item; instead of `countedQuantity`.',
        lotId: 'The lot that was counted; the whole item when left out.',
        useBy: 'The use-by of stock that is found; left out: it counts to the lot that expires first.',
        reason: 'Why the stock is corrected; at most 300 characters.',
      },
    },
    ReverseMovementInput: {
      about: 'Takes a correction of stock back.',
      fields: { id: 'The id of the movement.', reason: 'Why it is taken back; at most 300 characters.' },
    },
    LedgerCheck: {
      fields: {
        checkedAt: 'When it was checked.',
        items: 'How many items were checked.',
        lots: 'How many lots were checked.',
        movements: 'How many movements were added up.',
        ok: 'Whether everything agrees.',
      },
    },
    LedgerBreak: { fields: { lotCode: 'The lot that disagrees; null when it is the item as a whole.' } },
  },
  arguments: {
    'Query.items.sort': 'The order.',
    'Query.stockLotByCode.code': 'The code on the label.',
  },
};
