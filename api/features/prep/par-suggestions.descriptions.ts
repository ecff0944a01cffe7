import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

/** The types of suggested pars. */
export const suggestionTypes: Descriptions['types'] = {
  ParSuggestion: {
    about:
      'What the last 28 business days say about the par of a line of the par sheet: a suggestion, or why there is none.',
    fields: {
      id: 'The id of the line: a UUID.',
      parByWeekday: 'Seven figures, Monday first: the present pars, in the unit of the item.',
      suggestedByWeekday:
        'Seven figures, Monday first: the suggested pars, in the unit of the item, the present one where nothing else is suggested; null without a suggestion.',
      dismissed: 'Whether a manager dismissed this suggestion. It returns when a figure differs by a tenth.',
      reason: 'Why there is no suggestion; null when there is one.',
      stationName: 'The name of the station where it is made; null without one.',
      knownDays: 'How many of the 28 days have a record of the item that is complete.',
      emptyDays: 'On how many of the 28 days nothing of the item is on record.',
      ranOutDays: 'On how many of the 28 days use left nothing, or less than nothing: owed.',
      made: 'How much was made, in the unit of the item.',
      used: 'How much was sold, used in recipes and found missing by counts, in the unit of the item; null when the record of a day has only a part of it.',
      wasted: 'How much was thrown away, in the unit of the item.',
      wastedPercent: 'The part of what was made that was thrown away, in percent; null when nothing was made.',
      weekdays: 'The arithmetic of seven weekdays, Monday first; empty when the line never has a suggestion.',
    },
  },
  ParSuggestionWeekday: {
    about: 'The arithmetic of one weekday: the most that was used × the factor, rounded up.',
    fields: {
      par: 'The present par, in the unit of the item.',
      suggested: 'The suggested par, in the unit of the item; null when none is.',
      cause: 'Why it is suggested; null without a suggestion.',
      coverDays:
        'For how many days the par must be enough: until the next weekday with a par, as far as a batch is good.',
      days: 'The days of this weekday that count, newest first; those that are known in part or special days are left out.',
      most: 'The most that was used, in the unit of the item; null without days that count.',
      factor: 'The number by which it is multiplied: 1.1 when it ran out on the busiest day, else 1.',
    },
  },
  ParSuggestionDay: {
    about: 'A past day of a weekday.',
    fields: {
      date: 'The business day.',
      used: 'What was used on it, and on the days after it that the par must cover, in the unit of the item.',
      ranOut: 'Whether it ran out on one of them.',
    },
  },
  NoSuggestionReason: {
    about: 'Why a line has no suggestion.',
    fields: {
      not_enough_history: 'No weekday has three days that are known.',
      fits: 'It neither ran out, nor was much of it thrown away above what was used.',
      par_not_reached: 'It ran out, but no day used more than its par: less was made, or the par was raised since.',
      follows_use: 'Its par follows the expected use.',
      several_lists: 'The item is on several lists, and what each of them uses is not recorded apart.',
      thawed: 'It is taken out of the freezer: what was left of the thawed part is not on record.',
      no_par: 'No weekday has a par.',
    },
  },
  SuggestionCause: {
    about: 'Why another par is suggested.',
    fields: {
      ran_out: 'It ran out on the weekday.',
      wasted: 'A tenth or more of what was made was thrown away, and it did not run out on the weekday.',
    },
  },
  AcceptParSuggestionInput: {
    about: 'The suggestion to accept.',
    fields: {
      id: 'The id of the line.',
      parByWeekday:
        'The suggested pars as they were read, in the unit of the item. When something else is suggested by now, it is refused.',
    },
  },
  DismissParSuggestionInput: {
    about: 'The suggestion to dismiss, or to show again.',
    fields: {
      id: 'The id of the line.',
      dismissed: 'Whether it is dismissed until its figures change; false shows it again.',
    },
  },
};
