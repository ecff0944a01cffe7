/** What a recurring task is for. */
export const recurringKinds = ['opening', 'closing', 'cleaning', 'other'] as const;
export type RecurringKind = (typeof recurringKinds)[number];

/** Which of a month's days with one of some weekdays. */
export const monthOccurrences = ['first', 'last'] as const;
export type MonthOccurrence = (typeof monthOccurrences)[number];

/** Why a line of the par sheet has no suggestion. */
export const noSuggestionReasons = [
  'not_enough_history',
  'fits',
  'par_not_reached',
  'follows_use',
  'several_lists',
  'thawed',
  'no_par',
] as const;
export type NoSuggestionReason = (typeof noSuggestionReasons)[number];

/** Why another par is suggested for a weekday. */
export const suggestionCauses = ['ran_out', 'wasted'] as const;
export type SuggestionCause = (typeof suggestionCauses)[number];
