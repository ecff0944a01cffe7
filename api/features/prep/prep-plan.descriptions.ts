import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

/** The types of planning: lists, the par sheet, expected use and special days. */
export const planTypes: Descriptions['types'] = {
  PrepList: {
    about: 'A list of prep tasks with a time of its own, such as AM and PM.',
    fields: {
      dueTime: 'When its tasks are due unless their line has its own time, as 24-hour HH:MM.',
      buildTime:
        'When it is built by itself from the par sheet, as 24-hour HH:MM; a time before the rollover builds the day that begins. Null when only people build it.',
      builtDate: 'The business day that was last built by itself; null until then.',
      builtAt: 'When that was; null until then.',
      builtTasks: 'How many tasks that added, without those that were undone; null until then.',
    },
  },
  AddPrepListInput: {
    about: 'A new prep list.',
    of: 'PrepList',
    fields: { sort: 'The place in lists; at the end when left out.' },
  },
  UpdatePrepListInput: { about: 'Changes to a prep list. What is left out stays as it is.', of: 'PrepList' },
  ArchivePrepListInput: { about: 'Archives or restores a prep list.' },
  BuildPrepListInput: {
    about: 'What to plan.',
    fields: {
      date: 'The business day; today when left out.',
      prepListId: 'Only this prep list; all when left out.',
      prepItemIds: 'Only these lines of the par sheet, archived ones left out; all lines when left out. 1 to 1,000.',
    },
  },
  UndoPrepBuildInput: {
    about: 'The tasks of a build: those that it returned, or those of the last build of a list by itself.',
    fields: {
      taskIds: 'The ids of the tasks; 1 to 1,000.',
      prepListId: 'The list whose last build by itself is undone.',
    },
  },
  UndonePrepBuild: {
    about: 'What became of the tasks of a build that was undone.',
    fields: {
      removed: 'How many tasks were taken off the list.',
      kept: 'The names of tasks that stay: somebody has begun them, has them or has changed them.',
    },
  },
  BuiltPrepList: {
    about: 'What was planned from the par sheet.',
    fields: {
      tasks: 'The new tasks.',
      alreadyPlanned: 'How many lines already had a task.',
      enough: 'How many lines have enough on hand.',
      roundedToNothing: 'The names of lines whose shortfall is rounded to no batch.',
      wouldExpire: 'The names of lines of which less than par is made, or nothing: more would expire unused.',
    },
  },
  PrepItem: {
    about: 'A line of the par sheet: how much of an item is to be ready on each day.',
    fields: {
      id: 'The id of the line: a UUID, the same for ever.',
      parByWeekday: 'Seven figures, Monday first: how much is to be ready, in the unit of the item.',
      useByWeekday:
        'Seven figures of a manager, Monday first: how much is used, in the unit of the item. They come before the record; null without them.',
      batchQuantity: 'How much one batch makes, in the unit of the item; null when any amount can be made.',
      rounding: 'How the quantity to make is rounded to batches.',
      recipeId: 'The recipe by which it is made; null without one.',
      stationId: 'The station where it is made; null without one.',
      prepListName: 'The name of its prep list; null for the default list.',
      leadMinutes: 'Minutes from the start until it is ready.',
      parMode: 'Where its par comes from.',
      thawDays:
        'For what is thawed instead of made: how many days before its day it leaves the freezer, 0 to 5; null for what is made.',
      minDays: 'For the mode `days`: it is made when less than the use of this many days is there; null without it.',
      maxDays: 'For the mode `days`: it is made up to the use of this many days; null without it.',
      minQuantity: 'When anything is made, at least this much, in the unit of the item; null without a minimum.',
      maxQuantity:
        'The most that one task makes, in the unit of the item; null without one. More is made in several tasks.',
    },
  },
  ParMode: {
    about: 'Where the par of a line comes from.',
    fields: {
      weekday: 'Entered for each weekday.',
      forecast: 'The expected use of the day.',
      days: 'The expected use of some days: below that of `minDays` it is made up to that of `maxDays`.',
    },
  },
  UseSource: {
    about: 'Where an expected use comes from.',
    fields: {
      manual: 'A manager entered it for the weekday.',
      sales: 'The record of what was sold and of what recipes took.',
      recorded: 'The record of what recipes took and of what counts found missing; nothing of it was sold.',
    },
  },
  DroppedDayReason: {
    about: 'Why a past day does not count for the mean.',
    fields: {
      nothing_used: 'No use of that day is on record.',
      event: 'It was a special day.',
      sales_missing: 'The item is sold, and the sales of that day are not complete.',
      not_counted: 'Recipes are not all that takes the item, and it was not counted on that day and the day before.',
    },
  },
  UseForecastDay: {
    about: 'One of the last four same weekdays.',
    fields: {
      date: 'The business day.',
      used: 'What was used, in the unit of the item; null when the record has only a part of it.',
      dropped: 'Why the day does not count; null when it does.',
    },
  },
  UseForecast: {
    about:
      'What an item uses on a day by the record: the mean of the last four same weekdays, without days on which nothing was used (unless that is known of all four) and special days, × the factor of the day.',
    fields: {
      source: 'Which record; null while unknown.',
      days: 'The last four same weekdays, newest first.',
      mean: 'The mean of the days that count, in the unit of the item; null when none does.',
      factor: 'The factor of the day: the product of those of its special days, 1 without one.',
      events: 'The names of the special days of the day.',
      share: "The line's part of the day by its par, as a fraction: 1 unless the item is on several lists.",
      quantity: 'Mean × factor for the whole item, in its unit; null while unknown.',
    },
  },
  KitchenEvent: {
    about: 'A special day, such as a holiday or a festival, by which expected use is multiplied.',
    fields: {
      id: 'The id of the special day: a UUID.',
      date: 'The business day.',
      name: 'What is on.',
      factor: 'How busy it is: 1 like an ordinary day, 0 when the kitchen is closed, at most 10.',
    },
  },
  AddKitchenEventInput: { about: 'A new special day.', of: 'KitchenEvent' },
  UpdateKitchenEventInput: { about: 'Changes to a special day. What is left out stays.', of: 'KitchenEvent' },
  RemoveKitchenEventInput: { about: 'The special day to remove.', of: 'KitchenEvent' },
  AddPrepItemInput: {
    about: 'A new line of the par sheet.',
    of: 'PrepItem',
    fields: {
      prepListId: 'Its prep list; the default list when left out.',
      dueTime: 'When it is due, as 24-hour HH:MM; the time of its list when left out.',
      rounding: 'How the quantity to make is rounded to batches; up when left out.',
      sort: 'The place in lists; at the end when left out.',
    },
  },
  UpdateParsInput: {
    about: 'The new pars of lines of the par sheet.',
    fields: { lines: 'The lines; 1 to 500, each once.' },
  },
  LineParsInput: { about: 'The new pars of a line.', of: 'PrepItem' },
  UpdatePrepItemInput: { about: 'Changes to a line. What is left out stays as it is.', of: 'PrepItem' },
  ArchivePrepItemInput: { about: 'Archives or restores a line of the par sheet.' },
};
