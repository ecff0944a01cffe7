/** The product's numbers, each where the specification or the screens' design fixes it. Times in milliseconds unless named otherwise. */
export const limits = {
  organizationCodePrefix: 'BRIGADE',
  organizationCodeLength: 8,
  usernameMin: 3,
  usernameMax: 32,
  nameMax: 120,
  /** Longest code and name of a unit. */
  unitNameMax: 40,
  /** Highest price of one unit, minor units. */
  unitCostMax: 99_999_999,
  unitsMax: 100,
  conversionsMax: 50,
  /** How far a new conversion may lie from what the others say, as a share. */
  conversionTolerance: '0.005',
  unconvertibleMax: 200,
  /** How many things a refusal names. */
  namedBlocksMax: 8,
  itemCategoriesMax: 100,
  personNameMax: 80,
  noteMax: 2_000,
  /** How many registered people may wait for verification in one kitchen. */
  waitingPeopleMax: 50,
  passwordMin: 12,
  passwordMax: 128,
  /** How long a link that sets a new password works. */
  resetLinkLife: 86_400_000,
  sessionsListed: 100,
  nudgeDayMin: 1,
  nudgeDayMax: 28,
  nudgeNoticeDays: 2,
  recipeSearchMin: 2,
  recipeSearchDebounce: 500,
  recipeSearchResults: 20,
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
  qrWidth: 220,
  qrMargin: 2,
  notificationListHeight: 300,
  helpContentOffset: 220,
  smallScreen: 640,
  undoWindow: 10_000,
  /** Two taps on the same button closer together than this are one, where a tap records something. */
  doubleTap: 400,
  /** How far a completed quantity may exceed the plan before the cook is asked to confirm, in percent of the target. */
  actualQuantityConfirmPercent: 150,
  /** Longest connection page, whatever `first` asks for. */
  pageMax: 100,
  pageDefault: 50,
  /** Most ids of one `nodes`. */
  nodesMax: 100,
  /** Longest id that another program may give a row. */
  externalIdMax: 100,
  /** Most rows of one kind that the objects beside ids lead to at once. */
  linkedRowsMax: 25_000,
  /** Biggest request body, in bytes. */
  bodyMax: 1_048_576,
  pricePerMonthDollars: 90,
  initialsLength: 2,
  quantityMax: 999_999,
  moneyMax: 99_999_999,
  linesMax: 200,
  suppliersMax: 500,
  supplierLeadDaysMax: 60,
  /** A price that moves this much at receiving is pointed out strongly, in percent. */
  priceAlertHighPercent: 10,
  recipeStepsMax: 60,
  /** Sub-recipes inside sub-recipes. */
  recipeDepthMax: 10,
  recipeMinutesMax: 10_080,
  /** Five years; for every shelf life. */
  shelfLifeHoursMax: 43_800,
  wasteBackdateDays: 7,
  receivedBackdateDays: 7,
  idempotencyHours: 72,
  expiringHoursMax: 336,
  notificationDays: 90,
  eventDays: 400,
  activityMax: 50,
  reportDaysMax: 92,
  lineCheckItemsMax: 60,
  lineCheckTimesMax: 24,
  lineCheckOpenMinutesMax: 360,
  lineCheckGraceMinutesMax: 720,
  lineCheckTemplatesMax: 100,
  /** A line check is announced this long before it falls due. */
  lineCheckSoon: 1_800_000,
  correctiveActionsMax: 12,
  /** Readings of one thing in one run, and actions recorded about one reading. */
  lineCheckReadingsMax: 30,
  lineCheckActionsMax: 12,
  devicesMax: 20,
  deviceNameMax: 40,
  /** A pairing code on a screen lives this long, and the screen asks this often whether it was approved. */
  pairingLife: 600_000,
  pairingInterval: 5_000,
  /** A device that was off for longer than this is paired again. */
  deviceLife: 15_552_000_000,
  /** A device that was heard of within this time counts as online. */
  deviceOnline: 150_000,
  deviceKeysMax: 40,
  pinTries: 5,
  pinLockMinutes: 15,
  /** How long a person acts on a display after their PIN. */
  pinActs: 60_000,
  /** The longest a person stays unlocked on a shared tablet. */
  tabletSession: 43_200_000,
  /** Messages that a gap may span; after a longer one everything is read anew. */
  catchUpMax: 1_000,
} as const;
