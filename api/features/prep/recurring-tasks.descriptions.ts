import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

/** The types of recurring tasks. */
export const recurringTypes: Descriptions['types'] = {
  RecurringTask: {
    about:
      'What is to be done on certain days, such as opening, closing and cleaning. Each day gets a task of its own on the prep list.',
    fields: {
      id: 'The id of the recurring task: a UUID.',
      name: 'The name of its tasks.',
      kind: 'What it is for.',
      stationId: 'The station of its tasks; null without one.',
      prepListId: 'The prep list of its tasks; null for the default list.',
      weekdays: 'The weekdays on which it is due, Monday first; null when it has a day of the month.',
      monthDay:
        'The day of the month, 1 to 31, on which it is due: the last day of shorter months; null when it has weekdays.',
      monthOccurrence:
        'With weekdays: `first` or `last` for only the first or last day of each month that is one of them; null for every week.',
      dueTime: 'When its tasks are due, as 24-hour HH:MM. A time before the rollover is in the night after the day.',
      minutes: 'How many minutes it takes.',
      needsNote: 'Whether its tasks are only done with a note.',
      needsPhoto: 'Whether its tasks are only done with a photo.',
      carriesOver: 'Whether a task that was not done stays on the lists of the following days.',
      instructions: 'How it is done; null without any.',
      pausedAt: 'When it was paused: no tasks are added since; null while it is not paused.',
    },
  },
  RecurringKind: {
    about: 'What a recurring task is for.',
    fields: {
      opening: 'Opening the kitchen.',
      closing: 'Closing the kitchen.',
      cleaning: 'Cleaning.',
      other: 'Anything else.',
    },
  },
  MonthOccurrence: {
    about: 'Which day of a month, of those that are one of some weekdays.',
    fields: { first: 'The first.', last: 'The last.' },
  },
  AddRecurringTaskInput: { about: 'A new recurring task, with weekdays or a day of the month.', of: 'RecurringTask' },
  UpdateRecurringTaskInput: {
    about: 'A recurring task as it is to be from now on; what is left out is removed. Tasks that were added stay.',
    of: 'RecurringTask',
  },
  PauseRecurringTaskInput: {
    about: 'Pauses or resumes a recurring task.',
    fields: { paused: 'Whether it is paused; false resumes it.' },
  },
  ArchiveRecurringTaskInput: { about: 'Archives or restores a recurring task.' },
};
