import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const readingTexts = {
  number: 'The number that was read, in the unit of the item; null when it is no number.',
  yes: 'The answer, yes (true) or no (false); null when it is no such question.',
  temperature: 'The temperature as it was read, in `temperatureUnit`; null when it is no temperature.',
  temperatureUnit: 'The unit of the temperature; null when it is no temperature.',
  result: 'How it compares with the limits.',
} as const;

export const limitTexts = {
  min: 'The lowest number that passes, in `unitLabel`; null for no limit.',
  max: 'The highest number that passes, in `unitLabel`; null for no limit.',
  minC: 'The lowest temperature that passes, in °C; null for no limit.',
  maxC: 'The highest temperature that passes, in °C; null for no limit.',
  minF: 'The same lowest temperature in °F; null for no limit.',
  maxF: 'The same highest temperature in °F; null for no limit.',
  unitLabel: 'The unit of the number, in words; null for none.',
  passAnswer: 'The answer that passes, of yes (true) and no (false); null when it is no such question.',
} as const;

export const descriptions: Descriptions = {
  types: {
    Query: {
      fields: {
        lineCheck: 'One run of a line check with its readings.',
        lineCheckTemplates: 'The line checks, in their order; at most 100.',
      },
    },
    Mutation: {
      fields: {
        addLineCheckTemplate: 'Adds a line check.',
        answerLineCheck: 'Records one reading of a line check.',
        archiveLineCheckTemplate: 'Takes a line check out of use, or puts it back in.',
        noteMissedLineCheck: 'Says why a line check was missed.',
        startLineCheck: 'Starts a run of a line check.',
        submitLineCheck: 'Submits a run of a line check.',
        updateLineCheckTemplate: 'Changes a line check.',
      },
    },
    Subscription: {
      fields: {
        lineCheckUpdated: 'A run of a line check that changed.',
      },
    },
    AnswerResult: {
      about: 'How a reading of a line check compares with its limits.',
      fields: { pass: 'Within the limits.', fail: 'Out of the limits.', na: 'Not applicable today.' },
    },
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
    LineCheck: {
      about: 'One run of a line check: a timed round of readings.',
      fields: {
        id: 'The id of the run: a UUID, the same for ever.',
        templateId: 'The id of the line check that this is a run of.',
        status: 'Where it stands.',
        opensAt: 'When it may be started.',
        dueAt: 'When it is due.',
        closesAt: 'When it is missed, if it is not submitted by then.',
        itemCount: 'How many things are to be checked.',
        startedAt: 'When it was started; null until then.',
        startedById: 'The id of who started it; null until then.',
        startedByName: 'Who started it; null until then.',
        submittedAt: 'When it was submitted; null until then.',
        submittedById: 'The id of who submitted it; null until then.',
        submittedByName: 'Who submitted it; null until then.',
        missedReason: 'Why it was missed; null when it was not, or nobody has said.',
      },
    },
    LineCheckSheet: {
      about: 'A run with everything that is to be checked and was read.',
      fields: { id: 'The id of the run.', check: 'The run.', entries: 'What is to be checked, in order; at most 60.' },
    },
    LineCheckEntry: {
      about: 'One thing to check, and its readings in this run.',
      fields: { item: 'What is to be checked.', last: 'The last reading in an earlier run; null when there is none.' },
    },
    LineCheckAnswer: {
      about: 'A reading or answer. It is never changed: a later one is a re-check.',
      fields: {
        ...readingTexts,
        text: 'What was written; null when it is no text.',
        id: 'The id of the reading: a UUID.',
        lineCheckId: 'The id of the run.',
        templateItemId: 'The id of the thing that was checked.',
        answeredAt: 'When it was read.',
        byName: 'Who read it.',
        byUserId: 'The id of who read it.',
        temperatureC: 'The temperature in °C; null when it is no temperature.',
      },
    },
    LastAnswer: {
      about: 'The last reading of the same thing in an earlier run.',
      fields: { ...readingTexts, answeredAt: 'When it was read.', byName: 'Who read it.' },
    },
    LineCheckAction: {
      about: 'What was done about a reading out of range.',
      fields: {
        id: 'The id of the action: a UUID.',
        action: 'What was done, in words.',
        actedAt: 'When it was recorded.',
        answerId: 'The id of the reading.',
        byName: 'Who did it.',
        byUserId: 'The id of who did it.',
      },
    },
    LineCheckTemplate: {
      about: 'A line check as it is to be done, with the times at which it is due.',
      fields: {
        id: 'The id of the line check: a UUID, the same for ever.',
        frequency: "How often it is due; null: as the kitchen's settings say.",
        dueTimes: 'When it is due on its days, as 24-hour HH:MM in the time zone of the kitchen; 1 to 24 times.',
        weekdays: 'The days on which it is due; empty: every day.',
        openMinutes: 'Minutes before it is due from which it may be started; 0 to 360.',
        graceMinutes: 'Minutes after it was due during which it is late, before it is missed; 5 to 720.',
        items: 'What is to be checked, in order; at most 60.',
      },
    },
    LineCheckTemplateItem: {
      about: 'One thing to check.',
      fields: {
        ...limitTexts,
        id: 'The id of the thing to check: a UUID; it stays when the line check is edited.',
        templateId: 'The id of the line check.',
        kind: 'What is read or answered.',
        critical: 'Whether a reading out of range is a danger: the right people are notified at once.',
        correctiveActions: 'Actions to choose from when it is out of range; at most 12.',
        allowNotApplicable: 'Whether it may be answered with not applicable.',
      },
    },
    LineCheckItemInput: {
      about: 'One thing to check.',
      of: 'LineCheckTemplateItem',
      fields: { id: 'The stored thing that this is; left out for a new one. Those not sent are taken off.' },
    },
    AddLineCheckTemplateInput: { about: 'A new line check.', of: 'LineCheckTemplate' },
    UpdateLineCheckTemplateInput: { about: 'The whole line check as it shall be.', of: 'LineCheckTemplate' },
    ArchiveLineCheckTemplateInput: { about: 'Takes a line check out of use, or puts it back in.' },
    StartLineCheckInput: { about: 'A run to start.', fields: { id: 'The id of the run.' } },
    SubmitLineCheckInput: {
      about: 'A run to submit. Everything must be answered, and every reading out of range must have an action.',
      fields: { id: 'The id of the run.' },
    },
    NoteMissedLineCheckInput: {
      about: 'Why a run was missed.',
      fields: { id: 'The id of the run.', reason: 'Why it was missed; at most 2,000 characters.' },
    },
    AnswerLineCheckInput: {
      about: 'A reading or answer, as entered. Only what belongs to the kind of the thing is kept.',
      fields: {
        lineCheckId: 'The id of the run.',
        itemId: 'The id of the thing that is checked.',
        notApplicable: 'True: it does not apply today.',
        temperature: 'The temperature as it was read, in `temperatureUnit`; at most two decimals.',
        temperatureUnit: "The unit of the temperature; the kitchen's own when left out.",
        number: 'The number that was read, in the unit of the thing.',
        yes: 'The answer, yes (true) or no (false).',
        text: 'What was written; at most 2,000 characters.',
        correctiveAction: 'What was done about a reading out of range; at most 120 characters.',
        note: 'A note; at most 2,000 characters.',
      },
    },
    RecordLineCheckActionInput: {
      about: 'What was done about a reading out of range.',
      fields: { answerId: 'The id of the reading.', action: 'What was done; at most 120 characters.' },
    },
  },
  arguments: {
    'Query.lineChecks.date': 'The business day; today when left out.',
  },
};
