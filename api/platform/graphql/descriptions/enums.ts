import type { TypeTexts } from './words.ts';

/** Enumerations and their values; those of devices are in kitchen.ts. */
export const enumTexts: TypeTexts = {
  Allergen: {
    about: 'The 14 allergens of Regulation (EU) 1169/2011, annex II.',
    fields: {
      celery: 'Celery.',
      crustaceans: 'Crustaceans, such as prawns and crab.',
      egg: 'Eggs.',
      fish: 'Fish.',
      gluten: 'Cereals that contain gluten: wheat, rye, barley, oats.',
      lupin: 'Lupin.',
      milk: 'Milk, lactose included.',
      molluscs: 'Molluscs, such as mussels and squid.',
      mustard: 'Mustard.',
      nuts: 'Tree nuts.',
      peanut: 'Peanuts.',
      sesame: 'Sesame seeds.',
      soy: 'Soybeans.',
      sulphites: 'Sulphur dioxide and sulphites above 10 mg/kg.',
    },
  },
  AnswerResult: {
    about: 'How a reading of a line check compares with its limits.',
    fields: { pass: 'Within the limits.', fail: 'Out of the limits.', na: 'Not applicable today.' },
  },
  ConversionSource: {
    about: 'How a conversion between units is known.',
    fields: { manual: 'Written down by a person.', learned: 'Learned from one weighing.' },
  },
  CostGapReason: {
    about: 'Why a cost is unknown.',
    fields: {
      no_price: 'The ingredient has no price yet.',
      no_conversion: 'The unit of the recipe does not convert to the unit of the price.',
      no_ingredients: 'The recipe has no ingredients.',
    },
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
  Jurisdiction: {
    about: 'Whose rules date food.',
    fields: {
      FDA_2022: 'The FDA Food Code of 2022.',
      UK: 'The guidance of the United Kingdom.',
      CUSTOM: "The kitchen's own number of days, Organization.dateMarkDays.",
    },
  },
  Language: { about: 'A language of the screens.', fields: { en: 'English.', es: 'Spanish.' } },
  LineCheckAssignmentType: {
    about: 'Who may run line checks.',
    fields: {
      universal: 'Everyone.',
      by_role: 'The roles in lineCheckRolesAllowed.',
      by_user: 'The people in lineCheckUserIds.',
    },
  },
  LineCheckFrequency: {
    about: 'How often a line check is due.',
    fields: {
      daily: 'Once a day, at its first time.',
      shift: 'Once a shift, at its first time in it, and at times outside every shift.',
      custom: 'At all of its times.',
    },
  },
  LineCheckItemKind: {
    about: 'What is read or answered.',
    fields: {
      temperature: 'A temperature, with limits in °C and °F.',
      number: 'A number, with limits in a unit of its own.',
      yes_no: 'Yes or no, of which one passes.',
      text: 'Free text; it has no limits.',
    },
  },
  LineCheckStatus: {
    about: 'Where a run of a line check stands.',
    fields: {
      scheduled: 'Due later; it cannot be started yet.',
      open: 'May be started.',
      in_progress: 'Started, not submitted.',
      submitted: 'Done.',
      missed: 'Not submitted before it closed.',
    },
  },
  LiveEventType: {
    about: 'What a message of the change feed is. New ones may come: ignore those that you do not know.',
    fields: {
      CAUGHT_UP: 'Everything up to `seq` has been told; what follows happens now.',
      DELIVERY_RECEIVED: 'A delivery was confirmed and is in stock.',
      DELIVERY_UPDATED: 'A delivery that is not in stock yet changed.',
      DEVICE_UPDATED: 'A display or tablet changed.',
      GAP: 'Too much was missed to be told, or some of it is gone: read everything anew. It goes on after `seq`.',
      INVENTORY_UPDATED: 'The stock of an item moved, or the item was edited.',
      LINE_CHECK_UPDATED: 'A run of a line check changed.',
      NOTIFICATION_RECEIVED: 'There is a new notification.',
      ORGANIZATION_UPDATED: 'The settings of the kitchen changed, or its stations, shifts, units and the like.',
      PING: "The heartbeat, at once and every 15 seconds, with the server's time and the web build it serves.",
      PREP_TASK_UPDATED: 'A prep task changed.',
      RECIPE_UPDATED: 'A recipe changed.',
      USER_UPDATED: 'A person changed.',
    },
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
  NotificationFilter: { about: 'Which notifications.', fields: { all: 'All.', unread: 'Only unread ones.' } },
  NotificationType: {
    about: 'What a notification is about.',
    fields: {
      overstock: 'An item is above its maximum.',
      low_stock: 'An item is below its par.',
      expiring: 'Stock is past its use-by, or soon will be.',
      waste_alert: 'Waste above the alert amount.',
      suggestion: 'Something to consider.',
      other: 'Anything else, such as missed line checks or people waiting.',
    },
  },
  PrepTaskStatus: {
    about: 'Where a prep task stands.',
    fields: {
      pending: 'Not started.',
      in_progress: 'Being made.',
      on_hold: 'Started, and put on hold.',
      completed: 'Done; what was made is in stock.',
      skipped: 'Left out, with a reason.',
      cancelled: 'Taken off the list.',
    },
  },
  Priority: {
    about: 'How urgent something is.',
    fields: { low: 'Low.', medium: 'Medium, the usual one.', high: 'High.', urgent: 'Urgent: before all others.' },
  },
  RecipeKind: {
    about: 'What a recipe makes.',
    fields: { menu: 'A dish that is sold.', prep: 'Something that goes into stock and into other recipes.' },
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
  Role: {
    about: 'What a person may do. Each role may do what the ones before it may.',
    fields: {
      cook: 'Works on the prep list, logs waste, opens and moves lots, and runs line checks.',
      manager: 'Plans, receives, counts, edits recipes and items, and reads reports and costs.',
      admin: 'Manages people, devices and settings.',
    },
  },
  RoundingRule: {
    about: 'How what is to be made is rounded to whole batches.',
    fields: { up: 'Up.', nearest: 'To the nearest.', down: 'Down.' },
  },
  StationKind: {
    about: 'What is done at a station.',
    fields: {
      prep: 'Preparation.',
      line: 'Cooking during service.',
      pass: 'Plating and handing over.',
      receiving: 'Receiving deliveries.',
      dish: 'Washing up.',
    },
  },
  StockState: {
    about: 'How the usable stock of an item stands against its par and maximum.',
    fields: { low: 'Below par.', ok: 'Between par and maximum.', over: 'Above the maximum.' },
  },
  StorageKind: {
    about: 'What kind of place stock is kept in.',
    fields: {
      walk_in: 'A walk-in refrigerator.',
      reach_in: 'A reach-in refrigerator.',
      freezer: 'A freezer.',
      dry: 'A dry store.',
      line: 'At the line, ready for service.',
    },
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
  TemperatureUnit: { about: 'The unit of a temperature.', fields: { C: 'Degrees Celsius.', F: 'Degrees Fahrenheit.' } },
  UnitUseKind: {
    about: 'Where a unit stands that does not convert to the unit of its item.',
    fields: {
      recipe_line: 'An ingredient of a recipe.',
      recipe_yield: 'What a recipe makes.',
      par_line: 'A line of the par sheet.',
      task: 'A prep task.',
    },
  },
  UserFilter: {
    about: 'Which people.',
    fields: {
      all: 'Everyone.',
      waiting: 'Waiting for verification.',
      active: 'At work.',
      former: 'Rejected or deactivated.',
    },
  },
  UserStatus: {
    about: "A person's standing. Only active people who are verified may work.",
    fields: {
      active: 'May sign in; may work once verified.',
      deactivated: 'Left: may not sign in any more.',
      rejected: 'Was not verified: may not sign in.',
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
  Weekday: {
    about: 'A day of the week.',
    fields: {
      mon: 'Monday.',
      tue: 'Tuesday.',
      wed: 'Wednesday.',
      thu: 'Thursday.',
      fri: 'Friday.',
      sat: 'Saturday.',
      sun: 'Sunday.',
    },
  },
};
