import { limits } from '#schema/limits.ts';
import { suggestionTypes } from './par-suggestions.descriptions.ts';
import { recurringTypes } from './recurring-tasks.descriptions.ts';
import { planTypes } from './prep-plan.descriptions.ts';
import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    BoardRecipe: {
      about: 'The recipe of a prep task as a display shows it: no prices and no notes.',
      fields: {
        recipeId: 'The id of the recipe.',
        quantity: 'What the amounts make, in `unit`.',
        isPlanned:
          'Whether that is the amount of the task; false when it does not convert to the unit of the recipe, and the amounts are of one batch.',
        ingredients: 'The ingredients, in their order.',
        steps: 'The steps, in their order.',
      },
    },
    BoardIngredient: {
      about: 'An ingredient on a display.',
      fields: {
        name: 'The name of the item or of the recipe.',
        quantity: 'How much for the amount of the task, in `unit`.',
        prepAction: 'How it is prepared, such as diced; null without one.',
      },
    },
    BoardStep: {
      about: 'A step of a recipe on a display.',
      fields: {
        text: 'What to do, in English; empty when it was only written in Spanish.',
        textEs: 'The same in Spanish; null while nobody has entered it.',
        minutes: 'How many minutes it takes; null when none were entered.',
      },
    },
    Query: {
      fields: {
        boardRecipe:
          'The recipe of a prep task at the amount of the task, without prices; null for a task without one. A public display reads it only while the task is open.',
        kitchenEvents: 'The special days from a month ago on, earliest first; at most 200.',
        prepTask: 'One prep task.',
        prepTaskStatus: "How far today's prep is.",
      },
    },
    Mutation: {
      fields: {
        acceptParSuggestion: 'Changes the pars of a line to those that are suggested.',
        dismissParSuggestion: 'Dismisses a suggestion until its figures change, or shows it again.',
        addKitchenEvent: 'Adds a special day.',
        updateKitchenEvent: 'Changes a special day.',
        removeKitchenEvent: 'Removes a special day; returns its id.',
        addRecurringTask: 'Adds a recurring task; today gets its task at once, unless its time has passed.',
        updateRecurringTask: 'Changes a recurring task for the days to come.',
        pauseRecurringTask: 'Pauses a recurring task, so that days get no task, or resumes it.',
        archiveRecurringTask: 'Archives or restores a recurring task.',
        addPrepItem: 'Adds a line to the par sheet.',
        addPrepList: 'Adds a prep list.',
        addPrepTask: 'Adds a task that is not from the par sheet.',
        archivePrepItem: 'Archives or restores a line of the par sheet.',
        archivePrepList: 'Archives or restores a prep list.',
        assignPrepTask: 'Assigns a task to a person, or frees it.',
        assignPrepTasks: 'Assigns several open tasks to one person, or frees them: all of them or none.',
        sharePrepTasks: 'Assigns several open tasks, each to its own person: all of them or none.',
        buildPrepList: 'Plans the tasks of a day from the par sheet. Lines that have one get no other.',
        cancelPrepTask: 'Cancels a task.',
        claimPrepTask: 'Assigns a free task to the viewer.',
        completePrepTask: 'Completes a task: ingredients leave the stock, and what was made goes in.',
        holdPrepTask: 'Puts a started task on hold.',
        notePrepTask: 'Writes a note on a task.',
        releasePrepTask: "Frees one's own task.",
        reopenPrepTask: 'Reopens a task on the day it ended. Cooks reopen what was skipped, or what they completed.',
        resumePrepTask: 'Resumes a task that is on hold.',
        skipPrepTask: 'Skips a task, with a reason.',
        startPrepTask: 'Starts a task.',
        undoPrepBuild: 'Takes the tasks of a build off the list again, as long as nobody has begun or has them.',
        updatePars: 'Changes the pars of many lines of the par sheet: of all, or of none.',
        updatePrepItem: 'Changes a line of the par sheet.',
        updatePrepList: 'Changes a prep list.',
        updatePrepTask: 'Changes a task.',
      },
    },
    Subscription: {
      fields: {
        prepTaskUpdated: 'A prep task that changed.',
      },
    },
    PrepTaskStatus: {
      about: 'The status of a prep task.',
      fields: {
        pending: 'Not started.',
        in_progress: 'Being made.',
        on_hold: 'Started, and put on hold.',
        completed: 'Done; what was made is in stock.',
        skipped: 'Left out, with a reason.',
        cancelled: 'Canceled.',
      },
    },
    RoundingRule: {
      about: 'How the quantity to make is rounded to whole batches.',
      fields: { up: 'Up.', nearest: 'To the nearest.', down: 'Down.' },
    },
    PrepTaskPrerequisite: {
      about: 'A task that must be finished before another one.',
      fields: { prepTaskId: 'Its id.', name: 'What it makes.' },
    },
    PrepTask: {
      about: 'Something to make on one business day.',
      fields: {
        recurringTaskId:
          'The id of the recurring task that it was added for: it makes nothing, and its quantity says nothing. Null for any other task.',
        recurringKind: 'What its recurring task is for; null for any other task.',
        instructions: 'How it is done, as the recurring task had it; null without any.',
        needsNote: 'Whether it is only done with a note.',
        needsPhoto: 'Whether it is only done with a photo.',
        thawItemId: 'The item that it takes out of the freezer to thaw; null for a task that makes something.',
        thawFor: 'The business day that the thawed food is for; null for a task that makes something.',
        carriesOver: 'Whether it stays on the lists of the following days while it is unfinished.',
        id: 'The id of the task: a UUID, the same for ever.',
        name: 'What is made.',
        status: 'Its status.',
        priority: 'How urgent it is.',
        targetQuantity: 'How much is to be made, in `unit`.',
        actualQuantity: 'How much was made, in `unit`; null until it is completed.',
        unit: 'The unit of the quantities of this task.',
        dueAt: 'When it is due.',
        leadMinutes: 'How long it takes, in minutes; null when nobody said.',
        latestStartAt:
          'When it must be started at the latest: the lead time before it is due, or before a task that waits for it must be started; null while unknown.',
        itemId: 'The item that goes into stock when it is completed; null when none does.',
        prepItemId: 'The line of the par sheet that it was planned from; null when it was added by hand.',
        lotId: 'The lot that it made; null until it is completed, and when it makes no stock.',
        runNo: 'Which task of its line it is on its day: 2 when more was needed after the first.',
        holderId:
          'The id of who has it: of the assignee, else of the person who started it; null while it is free and once it has ended.',
        holderName: 'The name of who has it; null while it is free and once it has ended.',
        requestedById: 'The id of who requested it while working; null when it was planned.',
        requestedByName: 'Who requested it while working; null when it was planned.',
        assigneeId: 'Whose task it is; null while it is free.',
        assigneeName: 'The name of whose task it is; null while it is free.',
        onHandAtPlan: 'What was on hand when it was planned, in `unit`; null when it was added by hand.',
        parAtPlan: 'The par when it was planned, in `unit`; null when it was added by hand.',
        startedAt: 'When it was started; null until then.',
        startedById: 'The id of who started it; null until then.',
        startedByName: 'Who started it; null until then.',
        heldAt: 'When it was put on hold; null while it is not.',
        heldSeconds: 'How many seconds it was on hold before, in all.',
        completedAt: 'When it was completed; null until then.',
        completedById: 'The id of who completed it; null until then.',
        completedByName: 'Who completed it; null until then.',
        previousAt: 'When its present status was set; null while it is as planned.',
        skipReason: 'Why it was skipped; null when it was not.',
      },
    },
    PrepTaskEvent: {
      about: 'Something that happened to a prep task.',
      fields: { id: 'The id of the event: a UUID.' },
    },
    PrepStatus: {
      about: "How far today's prep is.",
      fields: {
        completed: 'How many tasks are completed.',
        inProgress: 'How many tasks are being made.',
        late: 'How many tasks are past due and not completed.',
        onHold: 'How many tasks are on hold.',
        pending: 'How many tasks are not started.',
        total: 'How many tasks there are, without skipped and cancelled ones.',
      },
    },
    PrepTaskInput: { about: 'A prep task to act on.', fields: { id: 'The id of the task.' } },
    PrepTasksFilter: {
      about: 'Which prep tasks. Conditions are combined: all must hold.',
      fields: {
        date: 'The business day; today when left out.',
        stationId: 'Only of this station.',
        prepListId: 'Only of this prep list.',
        statuses: 'Only those with one of these statuses.',
      },
    },
    CompletePrepTaskInput: {
      about: 'A task that is done. Its ingredients leave the stock, and what was made goes in.',
      fields: {
        id: 'The id of the task.',
        actualQuantity: 'How much was made, in the unit of the task. 0 needs a note.',
        confirm: 'True confirms an amount far above the planned one.',
        note: 'A note.',
        overrideReason: 'Why a manager allows expired ingredients.',
      },
    },
    SkipPrepTaskInput: { about: 'A task to leave out.', of: 'PrepTask', fields: { reason: 'Why it is skipped.' } },
    AssignPrepTaskInput: {
      about: 'Whose task it is.',
      fields: { id: 'The id of the task.', assigneeId: 'The id of the person; null frees the task.' },
    },
    PrepTaskVersionInput: { about: 'One of the tasks to assign.', of: 'PrepTask' },
    PrepTaskShareInput: {
      about: 'Whose one of the tasks becomes.',
      of: 'PrepTask',
      fields: { assigneeId: 'The id of the person; null frees the task.' },
    },
    SharePrepTasksInput: {
      about: 'Whose tasks they become, one by one.',
      fields: { tasks: `The tasks, with the versions that were read; 1 to ${limits.tasksTogetherMax}.` },
    },
    AssignPrepTasksInput: {
      about: 'Whose tasks they are.',
      fields: {
        tasks: `The tasks, with the versions that were read; 1 to ${limits.tasksTogetherMax}.`,
        assigneeId: 'The id of the person; null frees the tasks.',
      },
    },
    PrepColleague: {
      about: 'Somebody to whom a task can be handed over.',
      fields: {
        id: 'The id of the person: a UUID.',
        name: 'The name of the person.',
        role: 'The role of the person.',
        openTasks: "How many unfinished tasks of today's list are theirs.",
      },
    },
    HandOverPrepTaskInput: {
      about: 'A task for a colleague.',
      fields: { id: 'The id of the task.', assigneeId: 'The id of the colleague; an active person.' },
    },
    TakeOverPrepTaskInput: {
      about: 'A task to take from the colleague who has it.',
      fields: {
        id: 'The id of the task.',
        fromId: 'The id of the person who is expected to have it. With it, a task that another person has is refused.',
      },
    },
    RequestPrepTaskInput: {
      about: 'A task of today that is needed: more of what another task makes, a made item or recipe, or just a name.',
      of: 'PrepTask',
      fields: {
        moreOfId: 'The id of the task of which more is needed; name, recipe and item are then those of that task.',
        name: 'What is made; the name of the recipe or the item when left out.',
        recipeId: 'The recipe by which it is made.',
        itemId: 'The item that goes into stock when it is completed.',
        stationId: 'The station where it is made; that of the other task or of the recipe when left out.',
        targetQuantity: 'How much is needed, in `unit`.',
        unit: 'The unit of the quantity; that of the other task, the item or the recipe when left out.',
        runningOut:
          'True when it is running out: the task has high priority, and managers see the notification at once.',
        anyway:
          'True to add it although somebody has requested the same today and nobody has begun it; otherwise that is refused, with the path `anyway`.',
      },
    },
    NotePrepTaskInput: {
      about: 'A note on a task.',
      fields: {
        id: 'The id of the task.',
        note: 'The note; an empty one removes it.',
        noteBefore:
          'The note as the person saw it; null for none. When somebody has written another one since, the write is refused. Left out, it replaces any note.',
      },
    },
    AddPrepTaskInput: {
      about: 'A task that is not from the par sheet.',
      of: 'PrepTask',
      fields: {
        name: 'What is made; the name of the recipe or the item when left out.',
        date: 'The business day; today when left out.',
        recipeId: 'The recipe by which it is made.',
        itemId: 'The item that goes into stock when it is completed.',
        stationId: 'The station where it is made.',
        prepListId: 'The prep list it belongs to; the default list when left out.',
        assigneeId: 'Whose task it is; free when left out.',
        targetQuantity: 'How much is to be made, in `unit`.',
        unit: 'The unit of the quantity; that of the item or recipe when left out.',
        leadMinutes: 'Minutes from the start until it is ready.',
        priority: 'How urgent it is; medium when left out.',
      },
    },
    UpdatePrepTaskInput: {
      about: 'Changes to a task. What is left out stays as it is.',
      of: 'PrepTask',
      fields: {
        id: 'The id of the task.',
        targetQuantity: 'How much is to be made, in the unit of the task.',
        leadMinutes: 'Minutes from the start until it is ready.',
        stationId: 'The station where it is made.',
      },
    },
    ...planTypes,
    ...suggestionTypes,
    ...recurringTypes,
  },
  arguments: {
    'Query.boardRecipe.prepTaskId': 'The id of the prep task.',
    'Query.prepItems.itemId': 'Only the lines of this item; of all when left out.',
    'Query.prepItems.date': 'The business day for which it is calculated; today when left out.',
  },
};
