/** In bytes. */
export const MEGABYTE = 1_000_000;

/** Limits from the specification and the design. Times in milliseconds unless named otherwise. */
export const limits = {
  organizationCodePrefix: 'BRIGADE',
  organizationCodeLength: 8,
  usernameMin: 3,
  usernameMax: 32,
  nameMax: 120,
  /** Longest code and name of a unit. */
  unitNameMax: 40,
  /** Decimal places of a quantity, of a par and of stock. */
  quantityPlaces: 4,
  /** Highest price of one unit, minor units. */
  unitCostMax: 99_999_999,
  unitsMax: 100,
  conversionsMax: 50,
  /** Tolerance of a new conversion against existing ones, as a share. */
  conversionTolerance: '0.005',
  unconvertibleMax: 200,
  /** How many names an error message lists. */
  namedBlocksMax: 8,
  itemCategoriesMax: 100,
  personNameMax: 80,
  noteMax: 2_000,
  /** Why something was done. */
  reasonMax: 300,
  emailMax: 254,
  phoneMax: 40,
  accountNumberMax: 60,
  invoiceNumberMax: 60,
  /** A unit that is printed beside a number of a line check. */
  unitLabelMax: 20,
  /** How many registered people may wait for verification in one kitchen. */
  waitingPeopleMax: 50,
  /** People of a kitchen that may be added by files, those who left included. */
  peopleMax: 1_000,
  passwordMin: 12,
  passwordMax: 128,
  /** Validity of a password reset link. */
  resetLinkLife: 86_400_000,
  sessionsListed: 100,
  nudgeDayMin: 1,
  nudgeDayMax: 28,
  nudgeNoticeDays: 2,
  recipeSearchMin: 2,
  recipeSearchDebounce: 500,
  recipeSearchResults: 20,
  /** Results of each kind in the search over all features. */
  searchResultsPerKind: 5,
  toastDuration: 5_000,
  toastRemoveDelay: 1_000_000,
  toastSwipeThreshold: 50,
  recipeToastDuration: 3_000,
  copiedDuration: 3_000,
  logoutRedirect: 1_000,
  reconnectNotice: 5_000,
  socketNormalClose: 1_000,
  pingInterval: 15_000,
  staleAfter: 10_000,
  /** Sockets, and subscriptions over any transport, that are open at once. */
  socketsPerSession: 10,
  socketsPerOrganization: 2_000,
  streamsPerSession: 100,
  streamsPerOrganization: 10_000,
  /** Operations and subscriptions that one graphql-ws socket has open at once. */
  operationsPerSocket: 50,
  /** Labels of a lot that are printed at once. */
  labelCopiesMax: 50,
  qrWidth: 220,
  qrMargin: 2,
  notificationListHeight: 300,
  helpContentOffset: 220,
  smallScreen: 640,
  /** The most days of use that a par covers. */
  coverDaysMax: 14,
  thawDaysMax: 5,
  /** Lines of the par sheet. */
  parLinesMax: 500,
  /** The most tasks of one built list. */
  builtTasksMax: 1_000,
  /** Special days from a month ago on. */
  kitchenEventsMax: 200,
  /** Highest factor of a special day. */
  eventFactorMax: 10,
  undoWindow: 10_000,
  /** Counts of stock that are open or in review at once. */
  openCountsMax: 20,
  /** Quantities of one line of a count, such as cases, single pieces and a weight. */
  countPartsMax: 12,
  /** Rows of a count's sheet: 5,000 items, each in three places. */
  countRowsMax: 15_000,
  /** A sum as typed on the keypad, such as 3*12+4. */
  countSumMax: 60,
  countPercentMax: 999,
  /** A control that replaces another one at the same position is inactive for this long, so that a double tap does not hit it. */
  doubleTap: 700,
  /** How far a completed quantity may exceed the plan before the cook must confirm, in percent of the target. */
  actualQuantityConfirmPercent: 150,
  /** Longest connection page, whatever `first` is. */
  pageMax: 100,
  pageDefault: 50,
  /** Maximum of ids of one `nodes`. */
  nodesMax: 100,
  /** Maximum length of an external id. */
  externalIdMax: 100,
  /** Maximum of linked rows of one kind that are loaded at once. */
  linkedRowsMax: 25_000,
  /** Maximum size of a request body, in bytes. */
  bodyMax: 1_048_576,
  pricePerMonthDollars: 90,
  initialsLength: 2,
  quantityMax: 999_999,
  /** An amount that is entered, and the sales of a line, a dish or a day, minor units: the largest `Int` of GraphQL. */
  moneyMax: 2_147_483_647,
  /** The value of a row of the ledger, minor units: 40 kg at 30,000.00 pesos is an ordinary delivery. */
  stockValueMax: 999_999_999_999,
  linesMax: 200,
  suppliersMax: 500,
  /** How many items one change of many takes. */
  itemsTogetherMax: 500,
  /** Tasks assigned in one request. */
  tasksTogetherMax: 100,
  supplierLeadDaysMax: 60,
  /** Price change at receiving that is highlighted, in percent. */
  priceAlertHighPercent: 10,
  recipeStepsMax: 60,
  /** Sub-recipes inside sub-recipes. */
  recipeDepthMax: 10,
  recipeMinutesMax: 10_080,
  /** Five years; for every shelf life. */
  shelfLifeHoursMax: 43_800,
  /** How long a prep task may take. */
  leadMinutesMax: 1_440,
  /** Recurring tasks of a kitchen. */
  recurringTasksMax: 200,
  wasteBackdateDays: 7,
  receivedBackdateDays: 7,
  /** How many business days back sales are recorded and corrected: a quarter. */
  salesBackdateDays: 92,
  /** Lines of one `recordSales`. */
  saleLinesMax: 500,
  /** Dishes of a menu. */
  menuDishesMax: 500,
  coversMax: 100_000,
  pluCodeMax: 40,
  pluCodesMax: 20,
  idempotencyHours: 72,
  /** How long ago a queued press may have been made: as long as its idempotency key is kept. */
  queuedHours: 72,
  /** A record that was received later than this after its act has both times. Milliseconds. */
  sentLate: 300_000,
  /** How far a device's clock may be ahead. Milliseconds. */
  clockTolerance: 300_000,
  expiringHoursMax: 336,
  notificationDays: 90,
  eventDays: 400,
  activityMax: 50,
  reportDaysMax: 731,
  /** Longest period of the HACCP log, which is printed and exported reading by reading. */
  logDaysMax: 92,
  /** Up to so many days a chart has a bar for each day; up to a year for each week, above for each month. */
  chartDaysMax: 92,
  chartWeeksDaysMax: 366,
  lineCheckItemsMax: 60,
  lineCheckTimesMax: 24,
  lineCheckOpenMinutesMax: 360,
  lineCheckGraceMinutesMax: 720,
  lineCheckTemplatesMax: 100,
  /** A line check is announced this long before it is due. */
  lineCheckSoon: 1_800_000,
  correctiveActionsMax: 12,
  /** More rows than any starter kitchen has. */
  starterRowsMax: 500,
  /** More names than any kitchen translates. */
  spanishNamesMax: 5_000,
  /** Maximum of readings of one item in one run, and of actions per reading. */
  lineCheckReadingsMax: 30,
  lineCheckActionsMax: 12,
  devicesMax: 20,
  deviceNameMax: 40,
  /** Validity of a pairing code, and polling interval of its screen. */
  pairingLife: 600_000,
  pairingInterval: 5_000,
  /** A device that was off for longer must be paired again. */
  deviceLife: 15_552_000_000,
  /** A device counts as online for this long after its last request. */
  deviceOnline: 150_000,
  deviceKeysMax: 40,
  pinTries: 5,
  pinLockMinutes: 15,
  /** How long a person acts on a display after entering a PIN. */
  pinActs: 60_000,
  /** How long a PIN that a manager hands out works, in milliseconds, unless it is entered before. */
  temporaryPin: 86_400_000,
  /** A shared tablet with an open recipe locks after at least this long. */
  recipeLockMinutes: 15,
  /** Maximum time that a shared tablet stays unlocked. */
  tabletSession: 43_200_000,
  /** Saved views: how many one person has, and how long their names and addresses are. */
  viewsPerPerson: 50,
  viewNameMax: 60,
  viewQueryMax: 1_000,
  /** How many timers run at once in one kitchen, and of those that one person or device started. */
  timersPerKitchen: 60,
  timersPerPerson: 20,
  /** The longest timer, in seconds. */
  /** Names on the 86 list of a day. */
  eightySixMax: 50,
  timerSecondsMax: 86_400,
  /** How long a timer rings before people are notified that nobody answers, and until it is ended. */
  timerUnanswered: 120_000,
  timerRingMax: 14_400_000,
  /** How many days ended timers are stored. */
  timerDays: 30,
  /** The largest photo that is read, in bytes and in pixels. */
  photoBytesMax: 12_000_000,
  photoPixelsMax: 50_000_000,
  /** The longer side of the two stored sizes, in pixels. */
  photoSide: 1_600,
  photoSmallSide: 320,
  photoCaptionMax: 200,
  photosPerRecipe: 40,
  /** Of one entry of waste, or one reading of a line check. */
  photosPerEntry: 6,
  /** Hours after a reading or a finished task in which it may get photos. */
  photoLaterHours: 24,
  /** Days until a file without a photo is deleted: until then a restored database still finds it. */
  photoFileDays: 30,
  /** Imports: the largest file in bytes, and what a workbook or archive may unpack to. */
  importBytesMax: 10_000_000,
  importUnpackedMax: 100_000_000,
  importRowsMax: 10_000,
  /** Lines of a file, with the empty ones between its rows. */
  importLinesMax: 100_000,
  /** People whom one file adds. */
  importPeopleMax: 200,
  importColumnsMax: 60,
  /** Characters of one cell. */
  importCellMax: 2_000,
  /** Characters of all cells of a file: a workbook may repeat one text in each. */
  importTextMax: 20_000_000,
  /** Imports of a kitchen that are checked, applied or undone at once: all kitchens share one queue. */
  importsRunningMax: 3,
  /** Recipes that a file of sales is matched with. */
  importRecipesMax: 10_000,
  /** Days in which an import can be undone; then its rows are deleted. */
  importDays: 90,
  /** Maximum of seconds that a new change feed may look back. */
  feedSinceMax: 300,
  /** Maximum of missed messages that are replayed; after more, clients reload everything. */
  catchUpMax: 1_000,
} as const;
