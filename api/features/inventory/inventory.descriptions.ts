import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    Query: {
      fields: {
        inventorySummary: 'Figures of the whole inventory.',
        item: 'One item.',
        itemAllergens: 'What an item contains, or the recipe that makes it.',
        items: 'Items, a page at a time.',
        ledgerCheck: 'Compares every lot with the movements of the ledger.',
        stockLot: 'One lot.',
      },
    },
    Mutation: {
      fields: {
        adjustStock: 'Corrects the stock of an item.',
        archiveItem: 'Archives or restores an item.',
        createItem: 'Creates an item.',
        reverseMovement: 'Reverses a correction of stock.',
        updateItem: 'Changes an item.',
        updateItems: 'Makes the same change of many items: of all, or of none.',
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
        frozen: 'Frozen: the clock of its use-by is stopped.',
        thawed: 'Thawed: its clock runs again.',
        depleted: 'Empty.',
        quarantined: 'In quarantine: it is not used.',
        discarded: 'Thrown away.',
      },
    },
    MovementType: {
      about: 'What a row of the stock ledger records.',
      fields: {
        opening: 'The quantity on hand when the item was created.',
        receive: 'Came in with a delivery.',
        prep_in: 'Was made by a prep task.',
        prep_out: 'Was used by a prep task.',
        sale_use: 'Was used by the dishes sold, by their recipes.',
        waste: 'Was thrown away.',
        transfer_out: 'Left a lot for another place or lot.',
        transfer_in: 'Came into a lot from another.',
        count_adjust: 'The difference that a count or correction found.',
        settle: 'Owed stock, taken out of what came in later.',
        revalue: 'The cost of a lot was corrected; the quantity is 0.',
        reversal: 'Reverses another movement.',
      },
    },
    StockState: {
      about: 'How the usable stock of an item compares with its par and maximum.',
      fields: { low: 'Below par.', ok: 'Between par and maximum.', over: 'Above the maximum.' },
    },
    TcsClass: {
      about:
        'Temperature control for safety: the receiving rule of an item (FDA Food Code 3-202.11). Refrigerated food, shell eggs, shellfish and milk are date-marked, too (3-501.17).',
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
      about: 'Something that is stocked, in one unit.',
      fields: {
        id: 'The id of the item: a UUID, which never changes.',
        updatedAt:
          'When the item itself was last changed, including its last cost and archiving. Changes of its stock and conversions do not count; `liveEvents` reports those.',
        unit: 'The unit in which it is stocked, and of every quantity of this item.',
        kind: 'Whether it is bought, made in the kitchen, or no food.',
        categoryName: 'The name of the category.',
        categoryNameEs: 'The name of the category in Spanish; null when none is entered.',
        parLevel: 'Below this the item is low; 0 for no par. In the unit of the item.',
        maxLevel: 'Above this the item is over; null for no maximum. In the unit of the item.',
        packQuantity: 'How much one pack holds, in the unit of the item; null when it does not come in packs.',
        packDescription: 'What a pack is, such as "box of 12"; null when none was entered.',
        defaultYieldPercent: 'Usable share of what was bought, in percent.',
        densityGramsPerMl: 'Grams per millilitre, to convert between weight and volume; null while unknown.',
        tcsClass:
          'The temperature rule at receiving, and whether it is date-marked. What a recipe makes becomes `cold` when the recipe first contains food of a class.',
        allergens: 'Its allergens: an empty list means none; null means not entered yet.',
        supplierId: 'The id of the usual supplier; null without one.',
        supplierName: 'The name of the usual supplier; null without one.',
        storageLocationId: 'The id of its usual place; null without one.',
        storageLocationName: 'The name of its usual place; null without one.',
        shelfLifeHours:
          'Hours from receipt to the use-by, and from preparation unless `preparedShelfLifeHours` is set; null: no limit of its own.',
        preparedShelfLifeHours:
          'Hours from preparation to the use-by, when the recipe has none; null: `shelfLifeHours` applies.',
        openedShelfLifeHours: 'Hours from opening to the use-by, when that is sooner; null: no limit of its own.',
        frozenShelfLifeHours: 'Hours from freezing to the use-by; null: no limit while frozen.',
        thawedShelfLifeHours:
          'Hours from thawing to the use-by, when that is sooner than the remaining time; null: no limit of its own.',
        stockState: 'How the usable stock compares with par and maximum.',
      },
    },
    CreateItemInput: {
      about: 'A new item.',
      of: 'Item',
      fields: {
        category: 'The code of a built-in category, or the id of any.',
        kind: 'Whether it is bought, made in the kitchen, or no food; raw when left out.',
        openingQuantity: 'The quantity on hand now, in the unit of the item; 0 when left out.',
        parLevel: 'Below this the item is low, in the unit of the item; 0 when left out.',
        defaultYieldPercent: 'Usable share of what was bought, in percent; 100 when left out.',
        lastUnitCost: 'Minor units per unit; the next delivery that arrives, or batch, replaces it.',
      },
    },
    UpdateItemsInput: {
      about: 'The same change of many items: all of them are changed, or none. Fields left out do not change.',
      of: 'Item',
      fields: {
        items: 'The items: 1 to 500, each once.',
        category: 'The code of a built-in category, or the id of any.',
        archived:
          'True archives them, false restores them. An item with stock, or in use, is not archived, and then none is.',
      },
    },
    ItemVersionInput: { about: 'One of the items to change.', of: 'Item' },
    UpdateItemInput: {
      about: 'Changes to an item. Fields left out do not change.',
      of: 'Item',
      fields: {
        category: 'The code of a built-in category, or the id of any.',
        unit: 'The unit in which it is stocked; it can only change while the item has no movement (`unitChangeable`).',
        lastUnitCost: 'Minor units per unit; the next delivery that arrives, or batch, replaces it.',
      },
    },
    ArchiveItemInput: { about: 'An item to archive or restore.' },
    ItemsFilter: {
      about: 'Which items. An item must meet all conditions.',
      fields: {
        category: 'Only of this category: the code of a built-in one, or the id of any.',
        storageLocationId: 'Only items with this usual place.',
        state: 'Only items in this stock state.',
        expiring: 'True: only items with a lot that is past its use-by or soon will be.',
        out: 'True: only items below par of which nothing is usable.',
        expired: 'True: only items with stock past its use-by.',
        owing: 'True: only items that owe stock, archived ones included.',
        withoutAllergens: 'True: only items without entered allergens.',
        withoutPrice: 'True: only items without a price, other than prepared ones.',
        archived:
          'True: only archived items; false: only active ones. Left out: active ones, or both with `owing`, `updatedSince` or `externalId`.',
      },
    },
    ItemConnection: { about: 'A page of items.' },
    InventorySummary: {
      fields: {
        items: 'How many items are active.',
        low: 'How many items are below their par.',
        over: 'How many items are above their maximum.',
        expiring: 'How many items have a lot that expires soon.',
      },
    },
    StockLot: {
      about: 'A quantity of an item with its own code, place, use-by and cost. All stock is in lots.',
      fields: {
        id: 'The id of the lot: a UUID, which never changes.',
        lotCode:
          'The code on the label: six letters and digits, or the number of a delivery and its line, such as D-0021-3.',
        quantity: 'The remaining quantity, in the unit of the item.',
        state: 'Its state.',
        useBy: 'The instant of its use-by; null without one.',
        expired: 'Whether the use-by is past.',
        expiring: "Whether the use-by is within the kitchen's warning time (Organization.expiringHours).",
        receivedAt: 'When it was received; null when it was made here.',
        preparedAt: 'When it was made; null when it was bought.',
        openedAt: 'When it was opened; null until then.',
        frozenAt: 'When it was frozen; null when it never was.',
        thawedAt: 'When it was thawed; null when it never was.',
        quarantineReason: 'Why it is in quarantine; null when it is not.',
        parentLotId: 'The lot that it was split off from; null when it was not.',
        deliveryId: 'The id of the delivery that it came with; null when it has another origin.',
        deliveryNumber: 'The number of that delivery; null without one.',
        supplierName: 'Who delivered it; null without a delivery.',
        deliveryLineId: 'The delivery line that it came with; null when it has another origin.',
        prepTaskId: 'The prep task that made it; null when it was not made here.',
      },
    },
    ChangeLotStateInput: {
      about: 'A lot to open, freeze or thaw.',
      fields: {
        id: 'The id of the lot.',
        quantity: 'A part to split off and change, in the unit of the item; left out, the whole lot.',
      },
    },
    MoveLotInput: {
      about: 'A lot to move.',
      fields: {
        id: 'The id of the lot.',
        quantity: 'A part to split off and change, in the unit of the item; left out, the whole lot.',
        storageLocationId: 'Its new place; null for none.',
      },
    },
    QuarantineLotInput: {
      about: 'A lot to put into quarantine.',
      fields: {
        id: 'The id of the lot.',
        quantity: 'A part to split off and change, in the unit of the item; left out, the whole lot.',
        reason: 'Why.',
      },
    },
    ReleaseLotInput: {
      about: 'A lot to release from quarantine.',
      fields: { id: 'The id of the lot.', reason: 'Why.' },
    },
    SplitLotInput: {
      about: 'A part of a lot to split off into a new lot.',
      fields: {
        id: 'The id of the lot.',
        quantity: 'How much to split off, in the unit of the item; less than the whole lot.',
      },
    },
    StockLotEvent: {
      fields: {
        id: 'The id of the event: a UUID.',
        actorName: 'The name of the person who did it; null for the server itself.',
      },
    },
    StockMovement: {
      about: 'A row of the append-only stock ledger.',
      fields: {
        id: 'The id of the movement: a UUID.',
        type: 'The kind of movement.',
        quantity: 'How much came in, or (negative) went out; in the unit of the item.',
        reason: 'Why; null without a reason.',
        byName: 'The name of the person who did it; null for the server itself.',
        byUserId: 'The id of the person who did it; null for the server itself.',
        occurredAt: 'When it happened; a correction has the date of what it corrects.',
        reversesId: 'The movement that this one reverses; null when it reverses none.',
        settlesId: 'The owed movement that this one settles; null when it settles none.',
        sourceId: 'The id of what caused it; null without a source.',
        sourceType: 'The kind of what caused it: prep_task, waste_entry, delivery, adjustment or lot; null otherwise.',
      },
    },
    StockMovementConnection: { about: 'A page of the ledger of an item.' },
    AdjustStockInput: {
      about:
        'Sets the stock of an item or of one lot to a counted quantity, or changes it by a difference. A count of the whole item also settles what is owed.',
      fields: {
        countedQuantity: 'The counted quantity, in the unit of the item; instead of `difference`.',
        difference:
          'How much more, or (negative) less, there is, in the unit of the item; instead of `countedQuantity`.',
        lotId: 'The lot that was counted; the whole item when left out.',
        useBy:
          'The use-by of found stock, which then becomes a new lot; left out, it is added to the lot that expires first.',
        reason: 'Why the stock is corrected.',
      },
    },
    ReverseMovementInput: {
      about: 'A correction of stock to reverse.',
      fields: { id: 'The id of the movement.', reason: 'Why it is reversed.' },
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
    LedgerBreak: { fields: { lotCode: 'The lot that differs; null for the item as a whole.' } },
  },
  arguments: {
    'Query.items.sort': 'The order.',
    'Query.stockLotByCode.code': 'The code on the label.',
  },
};
