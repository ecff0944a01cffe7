/** Enumerations for database, GraphQL, validation and client. Tuples are in display order. */
export const roles = ['cook', 'manager', 'admin'] as const;
export type Role = (typeof roles)[number];

/** A user's status in the organization. Only verified `active` users have access. */
export const userStatuses = ['active', 'deactivated', 'rejected'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** Lists of users: waiting for verification, active, or deactivated. */
export const userFilters = ['all', 'waiting', 'active', 'former'] as const;
export type UserFilter = (typeof userFilters)[number];

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export const temperatureUnits = ['C', 'F'] as const;
export type TemperatureUnit = (typeof temperatureUnits)[number];

/** The units that a kitchen measures in: kilograms and litres, or pounds and quarts. */
export const measureSystems = ['metric', 'us'] as const;
export type MeasureSystem = (typeof measureSystems)[number];

/** How times of day are shown: 2:05 PM, or 14:05. */
export const hourClocks = ['h12', 'h24'] as const;
export type HourClock = (typeof hourClocks)[number];

/** The starter kitchens, in the order of the screen. */
export const starterKitchenCodes = ['bistro', 'pizzeria', 'cafe', 'burger', 'bakery', 'commissary'] as const;
export type StarterKitchenCode = (typeof starterKitchenCodes)[number];

/** What a starter kitchen consists of, in the order in which it is added. */
export const starterGroups = ['stations', 'storage', 'shifts', 'items', 'recipes', 'par_lines', 'line_checks'] as const;
export type StarterGroup = (typeof starterGroups)[number];

export const stationKinds = ['prep', 'line', 'pass', 'receiving', 'dish'] as const;
export type StationKind = (typeof stationKinds)[number];

export const storageKinds = ['walk_in', 'reach_in', 'freezer', 'dry', 'line'] as const;
export type StorageKind = (typeof storageKinds)[number];

export const itemKinds = ['raw', 'prep', 'supply'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** Temperature control for safety: which receiving rule an item falls under (FDA Food Code 3-202.11). */
export const tcsClasses = ['none', 'cold', 'hot', 'frozen', 'eggs', 'shellfish', 'milk'] as const;
export type TcsClass = (typeof tcsClasses)[number];

/** The code of a unit of quantity: built in (units.ts), or the kitchen's own. */
export type Unit = string;

/** The 14 allergens of Regulation (EU) 1169/2011, annex II. */
export const allergens = [
  'celery',
  'gluten',
  'crustaceans',
  'egg',
  'fish',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'nuts',
  'peanut',
  'sesame',
  'soy',
  'sulphites',
] as const;
export type Allergen = (typeof allergens)[number];

/**
 * Types of rows of the stock ledger. `sale_use`: what the dishes sold used, by their recipes. `transfer_*`: a lot or a part of
 * it moved to another location or lot. `settle`: owed stock deducted from later receipts. `revalue`: the cost of a lot
 * corrected; its quantity is 0.
 */
export const movementTypes = [
  'opening',
  'receive',
  'prep_in',
  'prep_out',
  'sale_use',
  'waste',
  'transfer_out',
  'transfer_in',
  'count_adjust',
  'settle',
  'revalue',
  'reversal',
] as const;
export type MovementType = (typeof movementTypes)[number];

/** What causes rows of the stock ledger; a row's source is one of these and its id. */
export const movementSources = [
  'prep_task',
  'menu_sale',
  'waste_entry',
  'delivery',
  'adjustment',
  'lot',
  'count_line',
] as const;
export type MovementSource = (typeof movementSources)[number];

/** Jurisdiction for date marking; `CUSTOM` uses the kitchen's own number of days. The rules are in food-code.ts. */
export const jurisdictions = ['FDA_2022', 'UK', 'CUSTOM'] as const;
export type Jurisdiction = (typeof jurisdictions)[number];

export const lotStates = ['available', 'opened', 'frozen', 'thawed', 'depleted', 'quarantined', 'discarded'] as const;
export type LotState = (typeof lotStates)[number];

/** An item's stock relative to its par and maximum. */
export const stockStates = ['low', 'ok', 'over'] as const;
export type StockState = (typeof stockStates)[number];

/** `period` is counted for a period's report; `spot` is not. `closing` counts prepared items and is posted at once. */
export const countKinds = ['period', 'spot', 'closing'] as const;
export const startedCountKinds = ['period', 'spot'] as const satisfies readonly CountKind[];
export type CountKind = (typeof countKinds)[number];

/** `posted` is in stock. A reversed one is in review again, or cancelled when it was never reviewed. */
export const countStatuses = ['open', 'in_review', 'posted', 'cancelled'] as const;
export type CountStatus = (typeof countStatuses)[number];

/** What was found: a quantity, nothing, or nobody looked. A line that is missing was not counted. */
export const countResults = ['counted', 'none', 'skipped'] as const;
export type CountResult = (typeof countResults)[number];

/** What to do with a count of somebody else in the same place. */
export const countMeetings = ['add', 'replace'] as const;
export type CountMeeting = (typeof countMeetings)[number];

export const itemSorts = ['name', 'state'] as const;
export type ItemSort = (typeof itemSorts)[number];

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** How a kitchen divides its year in reports. */
export const periodKinds = ['week', 'four_four_five', 'month'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** `posted` is in stock; `reversed` was posted and removed from stock again. */
export const deliveryStatuses = ['expected', 'draft', 'posted', 'reversed', 'cancelled'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Whether a supplier has given the credit for what was short or rejected. */
export const creditStates = ['open', 'received'] as const;
export type CreditState = (typeof creditStates)[number];

export const rejectReasons = ['temperature', 'damaged', 'short_dated', 'wrong_item', 'quality', 'not_ordered'] as const;
export type RejectReason = (typeof rejectReasons)[number];

export const recipeKinds = ['menu', 'prep'] as const;
export type RecipeKind = (typeof recipeKinds)[number];

/** Why a cost is unknown. */
export const costGapReasons = ['no_price', 'no_conversion', 'no_ingredients'] as const;
export type CostGapReason = (typeof costGapReasons)[number];

export const roundingRules = ['up', 'nearest', 'down'] as const;
export type RoundingRule = (typeof roundingRules)[number];

/** Where a line's par comes from: entered for each weekday, the day's expected use, or some days of expected use. */
export const parModes = ['weekday', 'forecast', 'days'] as const;
export type ParMode = (typeof parModes)[number];

/** Where the expected use of a day comes from: entered by a manager, sales and recipes, or recipes and counts. */
export const useSources = ['manual', 'sales', 'recorded'] as const;
export type UseSource = (typeof useSources)[number];

/** Why a past day is left out of the mean: nothing was used, a special day, use that was not counted, or sales that are not complete. */
export const droppedDayReasons = ['nothing_used', 'event', 'not_counted', 'sales_missing'] as const;
export type DroppedDayReason = (typeof droppedDayReasons)[number];

export const prepTaskStatuses = ['pending', 'in_progress', 'on_hold', 'completed', 'skipped', 'cancelled'] as const;
/** A task in one of these is unfinished. */
export const openPrepTaskStatuses = ['pending', 'in_progress', 'on_hold'] as const satisfies readonly PrepTaskStatus[];
export const isOpenPrepTask = (status: PrepTaskStatus): boolean => openPrepTaskStatuses.some((open) => open === status);
export type PrepTaskStatus = (typeof prepTaskStatuses)[number];

export const priorities = ['low', 'medium', 'high', 'urgent'] as const;
export type Priority = (typeof priorities)[number];

export const wasteGroups = ['spoilage', 'overproduction', 'prep_error', 'service', 'trim', 'damage', 'other'] as const;
export type WasteGroup = (typeof wasteGroups)[number];

export const lineCheckItemKinds = ['temperature', 'yes_no', 'number', 'text'] as const;
export type LineCheckItemKind = (typeof lineCheckItemKinds)[number];

/** `open` before its due time, `due` inside the window, `late` past due; `missed` once the window has closed unsubmitted. */
export const lineCheckStatuses = ['scheduled', 'open', 'in_progress', 'submitted', 'missed'] as const;
export type LineCheckStatus = (typeof lineCheckStatuses)[number];

/** What is open of a line check at the end of a day. `failed`: readings out of range that no manager has acknowledged. */
export const openCheckStates = ['failed', 'missed', 'unfinished'] as const;
export type OpenCheckState = (typeof openCheckStates)[number];

export const answerResults = ['pass', 'fail', 'na'] as const;
export type AnswerResult = (typeof answerResults)[number];

export const lineCheckAssignmentTypes = ['universal', 'by_role', 'by_user'] as const;
export type LineCheckAssignmentType = (typeof lineCheckAssignmentTypes)[number];

export const lineCheckFrequencies = ['daily', 'shift', 'custom'] as const;
export type LineCheckFrequency = (typeof lineCheckFrequencies)[number];

export const notificationTypes = ['overstock', 'low_stock', 'expiring', 'waste_alert', 'suggestion', 'other'] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const helpSections = ['getting-started', 'cook-guide', 'manager-guide', 'admin-guide'] as const;
export type HelpSection = (typeof helpSections)[number];

export const notificationFilters = ['all', 'unread'] as const;
export type NotificationFilter = (typeof notificationFilters)[number];

/** The kinds of row that a notification can be about, for a deep link. */
export const notificationSubjects = [
  'prep_task',
  'line_check',
  'recipe',
  'item',
  'delivery',
  'waste',
  'user',
  'webhook',
  'timer',
] as const;
export type NotificationSubject = (typeof notificationSubjects)[number];

/** The kinds of row that the search over all features finds, in the order of its results. Recipes have their own search. */
export const searchResultKinds = ['prep_task', 'line_check', 'item', 'lot', 'delivery', 'supplier', 'user'] as const;
export type SearchResultKind = (typeof searchResultKinds)[number];

/** The screens that have saved views. */
export const viewScreens = ['inventory', 'recipes', 'deliveries', 'tasks'] as const;
export type ViewScreen = (typeof viewScreens)[number];

/** The two sizes of every photo. */
export const photoSizes = ['large', 'small'] as const;
export type PhotoSize = (typeof photoSizes)[number];

/** A display shows the board; a tablet shows the cook's screens to the person who unlocks it. */
export const deviceKinds = ['display', 'tablet'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** Scopes of a device: read the board; start, hold and complete prep tasks. */
export const deviceScopes = ['display_read', 'prep_bump'] as const;
export type DeviceScope = (typeof deviceScopes)[number];

/** Scopes of an API token, further limited by its role. Costs are visible to roles that may see them. */
export const tokenScopes = [
  'prep_read',
  'prep_write',
  'inventory_read',
  'inventory_write',
  'recipes_read',
  'recipes_write',
  'deliveries_read',
  'deliveries_write',
  'waste_read',
  'waste_write',
  'sales_read',
  'sales_write',
  'checks_read',
  'checks_write',
  'notifications_read',
  'notifications_write',
  'reports_read',
  'audit_read',
  'kitchen_read',
  'kitchen_write',
  'users_read',
  'webhooks_manage',
] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** Status of an API token; `owner_inactive`: the person or service account that it acts for is not active. */
export const tokenStates = ['active', 'expired', 'revoked', 'owner_inactive'] as const;
export type TokenState = (typeof tokenStates)[number];

export const boardModes = ['prep', 'line_checks', 'stock', 'clock'] as const;
export type BoardMode = (typeof boardModes)[number];

export const boardThemes = ['auto', 'light', 'dark'] as const;
export type BoardTheme = (typeof boardThemes)[number];

/** Whether a digit only selects a tile, or acts on it at once. */
export const bumpStyles = ['select', 'direct'] as const;
export type BumpStyle = (typeof bumpStyles)[number];

/** How members are named on public displays. */
export const nameDisplays = ['none', 'initials', 'first_name'] as const;
export type NameDisplay = (typeof nameDisplays)[number];

/** A person who signs in; a device that acts for itself; a service account with API tokens. */
export const memberKinds = ['person', 'device', 'service'] as const;
export type MemberKind = (typeof memberKinds)[number];

/** Who may register on a server: anyone, only people with a kitchen's code, or nobody. */
export const registrationModes = ['open', 'code', 'closed'] as const;
export type RegistrationMode = (typeof registrationModes)[number];
