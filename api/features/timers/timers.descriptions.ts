import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    Query: {
      fields: {
        timers:
          'The timers of the kitchen that run, are paused or ring: the next to ring first, paused ones last. At most 60.',
      },
    },
    Mutation: {
      fields: {
        startTimer:
          'Starts a timer, which every screen of the kitchen shows and rings. At most 20 of one person and 60 of a kitchen run at once.',
        extendTimer: 'Adds time to a timer, a minute by default; a ringing one counts again from now.',
        pauseTimer: 'Pauses a running timer; a paused one stays paused.',
        resumeTimer: 'Lets a paused timer count on; a running one runs on.',
        stopTimer: 'Stops a timer, or silences it on every screen when it rings; one that has ended stays as it is.',
      },
    },
    Timer: {
      about: 'A timer of the kitchen. It rings from `endsAt` on until somebody stops it, four hours at most.',
      fields: {
        label: 'What it is for, such as the name of a recipe; null for a timer without a name.',
        step: 'The number of the step of the recipe, from 1; null without one.',
        prepTaskId: 'The id of the prep task; null without one.',
        key: 'What the screen that started it made up to recognize it; null without one.',
        startedById: 'The id of the person or device who started it.',
        startedByName: 'Who started it; null on public displays.',
        startedAt: 'When it was started.',
        durationSeconds: 'What it was started with, in seconds.',
        addedSeconds: 'What was added since, in seconds.',
        endsAt: 'When it rings or began to ring; null while it is paused.',
        pausedAt: 'When it was paused; null while it is not.',
        remainingSeconds: 'What is left while it is paused, in seconds; null while it is not.',
        doneAt:
          'When it was silenced after it had rung, or ended because nobody answered; null while neither happened.',
        cancelledAt: 'When it was stopped before it rang; null when it was not.',
        stoppedById: 'The id of who stopped it; null while nobody has, and when the server ended it.',
      },
    },
    StartTimerInput: {
      about: 'A timer to start.',
      fields: {
        durationSeconds: 'After how many seconds it rings: 1 to 86,400, a day.',
        label: 'What it is for, at most 120 characters; the name of the recipe or of the task when left out.',
        recipeId: 'The id of the recipe that it is for.',
        step: 'The number of the step of the recipe, from 1; only with a recipe.',
        prepTaskId: 'The id of the prep task that it is for.',
        elapsedSeconds:
          'How many of the seconds have passed already, on a screen that was offline; less than the duration.',
        key: 'Made up by the caller, at most 64 characters: a second start with the same key returns the same timer.',
      },
    },
    TimerInput: { about: 'A timer.', fields: { id: 'The id of the timer.' } },
    ExtendTimerInput: {
      about: 'Time to add to a timer.',
      fields: {
        id: 'The id of the timer.',
        seconds: 'How many seconds; 60 when left out. At most a day is left afterwards.',
      },
    },
  },
};
