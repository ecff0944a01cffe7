import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const readingTexts = {
  number: 'The number that was read, in the unit of the item; null when it is not a number.',
  yes: 'The answer, yes (true) or no (false); null when it is not a yes/no question.',
  temperature: 'The temperature as it was read, in `temperatureUnit`; null when it is not a temperature.',
  temperatureUnit: 'The unit of the temperature; null when it is not a temperature.',
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
  passAnswer: 'The answer that passes, yes (true) or no (false); null when it is not a yes/no question.',
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
        acknowledgeLineCheck: 'Records that a manager has seen to the readings out of range of a run.',
        answerLineCheck: 'Records one reading of a line check.',
        archiveLineCheckTemplate: 'Archives or restores a line check.',
        noteMissedLineCheck: 'Records why a line check was missed.',
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
        by_user: 'The users in lineCheckUserIds.',
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
      about: 'The status of a run of a line check.',
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
        id: 'The id of the run: a UUID, which never changes.',
        templateId: 'The id of the line check that this is a run of.',
        status: 'Its status.',
        opensAt: 'When it may be started.',
        dueAt: 'When it is due.',
        closesAt: 'When it is missed, if it is not submitted by then.',
        itemCount: 'The number of items to check.',
        startedAt: 'When it was started; null until then.',
        startedById: 'The id of the person who started it; null until then.',
        startedByName: 'The name of the person who started it; null until then.',
        submittedAt: 'When it was submitted, never before its last reading or action; null until then.',
        submissionReceivedAt:
          'When the server received the submission, later than `submittedAt` if it had to wait for the network; null until then, and for older ones.',
        submittedById: 'The id of the person who submitted it; null until then.',
        submittedByName: 'The name of the person who submitted it; null until then.',
        missedReason: 'Why it was missed; null when it was not, or no reason is recorded.',
        acknowledgedAt:
          'When a manager saw to its readings out of range; null until then, and again with the next one.',
        acknowledgedById: 'The id of the manager who saw to them; null until then.',
        acknowledgedByName: 'The name of the manager who saw to them; null until then.',
        acknowledgementNote: 'What the manager wrote about it; null without a note.',
      },
    },
    LineCheckSheet: {
      about: 'A run with its items and their readings.',
      fields: { id: 'The id of the run.', check: 'The run.', entries: 'The items to check, in order; at most 60.' },
    },
    LineCheckEntry: {
      about: 'One item to check, and its readings in this run.',
      fields: { item: 'The item to check.', last: 'The last reading in an earlier run; null when there is none.' },
    },
    LineCheckAnswer: {
      about: 'A reading or answer. It is never changed: a later one is a re-check.',
      fields: {
        ...readingTexts,
        text: 'The text; null when it is not a text.',
        id: 'The id of the reading: a UUID.',
        lineCheckId: 'The id of the run.',
        templateItemId: 'The id of the item that was checked.',
        answeredAt: 'When it was read.',
        byName: 'The name of the person who read it.',
        byUserId: 'The id of the person who read it.',
        temperatureC: 'The temperature in °C; null when it is not a temperature.',
      },
    },
    LastAnswer: {
      about: 'The last reading of the same item in an earlier run.',
      fields: { ...readingTexts, answeredAt: 'When it was read.', byName: 'The name of the person who read it.' },
    },
    LineCheckAction: {
      about: 'A corrective action for a reading out of range.',
      fields: {
        id: 'The id of the action: a UUID.',
        action: 'The corrective action as text.',
        actedAt: 'When it was recorded.',
        answerId: 'The id of the reading.',
        byName: 'The name of the person who recorded it.',
        byUserId: 'The id of the person who recorded it.',
      },
    },
    LineCheckTemplate: {
      about: 'A line check with its items and due times.',
      fields: {
        id: 'The id of the line check: a UUID, which never changes.',
        frequency: "How often it is due; null for the kitchen's setting.",
        dueTimes: 'When it is due on its days, as 24-hour HH:MM in the time zone of the kitchen; 1 to 24 times.',
        weekdays: 'The days on which it is due; empty: every day.',
        openMinutes: 'How many minutes before the due time it can be started; 0 to 360.',
        graceMinutes: 'How many minutes after the due time it is late, before it is missed; 5 to 720.',
        items: 'The items to check, in order; at most 60.',
      },
    },
    LineCheckTemplateItem: {
      about: 'One item to check.',
      fields: {
        ...limitTexts,
        id: 'The id of the item: a UUID; editing the line check does not change it.',
        templateId: 'The id of the line check.',
        kind: 'What is read or answered.',
        critical: 'Whether a reading out of range is dangerous: managers are notified at once.',
        correctiveActions: 'Actions to choose from when it is out of range; at most 12.',
        correctiveActionsEs:
          'The same actions in Spanish, at the same positions; empty text where there is none. Records keep the text of `correctiveActions`.',
        allowNotApplicable: 'Whether it can be answered with not applicable.',
        photoOnFail: 'Whether a photo of a reading out of range is requested. It can be submitted without one.',
      },
    },
    LineCheckItemInput: {
      about: 'One item to check.',
      of: 'LineCheckTemplateItem',
      fields: { id: 'The id of an existing item; left out for a new one. Existing items not sent are removed.' },
    },
    AddLineCheckTemplateInput: { about: 'A new line check.', of: 'LineCheckTemplate' },
    UpdateLineCheckTemplateInput: { about: 'The complete new state of the line check.', of: 'LineCheckTemplate' },
    ArchiveLineCheckTemplateInput: { about: 'A line check to archive or restore.' },
    StartLineCheckInput: { about: 'A run to start.', fields: { id: 'The id of the run.' } },
    SubmitLineCheckInput: {
      about: 'A run to submit. Everything must be answered, and every reading out of range must have an action.',
      fields: { id: 'The id of the run.' },
    },
    AcknowledgeLineCheckInput: {
      about: 'The run that a manager has seen to.',
      fields: {
        id: 'The id of the run.',
        note: 'What was done about it; null for no note.',
        failedCount: 'How many readings out of range were seen; refused when there are more. Any number when left out.',
      },
    },
    NoteMissedLineCheckInput: {
      about: 'Why a run was missed.',
      fields: { id: 'The id of the run.', reason: 'Why it was missed.' },
    },
    AnswerLineCheckInput: {
      about: 'A reading or answer, as entered. Only the fields of the item’s kind are stored.',
      fields: {
        lineCheckId: 'The id of the run.',
        itemId: 'The id of the item that is checked.',
        notApplicable: 'True when the item does not apply today; a critical item then needs its reason in `note`.',
        temperature: 'The temperature as it was read, in `temperatureUnit`.',
        temperatureUnit: "The unit of the temperature; the kitchen's own when left out.",
        number: 'The number that was read, in the unit of the item.',
        yes: 'The answer, yes (true) or no (false).',
        text: 'The text.',
        correctiveAction: 'The corrective action for a reading out of range.',
        note: 'A note.',
      },
    },
    RecordLineCheckActionInput: {
      about: 'A corrective action for a reading out of range.',
      fields: {
        answerId: 'The id of the reading.',
        action: 'The corrective action.',
      },
    },
  },
  arguments: {
    'Query.lineChecks.date': 'The business day; today, with what is open of other days, when left out.',
  },
};
