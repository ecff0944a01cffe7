import { z } from 'zod';
import { limits } from '../limits.ts';
import { id, name, version } from './parts.ts';

const seconds = z.int().min(1).max(limits.timerSecondsMax);

/** Starts a timer. Without a label it gets the name of its recipe, or of its task. */
export const startTimerInput = z.strictObject({
  durationSeconds: seconds,
  label: name.nullish(),
  recipeId: id.nullish(),
  /** The number of the recipe's step, from 1. */
  step: z.int().min(1).max(limits.recipeStepsMax).nullish(),
  prepTaskId: id.nullish(),
  /** What has passed already on a screen that was offline; less than the duration. */
  elapsedSeconds: z.int().min(0).max(limits.timerSecondsMax).nullish(),
  /** Made up by the screen: a second start of the same person with the same key starts no second timer. */
  key: z.string().trim().min(1).max(64).nullish(),
});

/** A timer by id; a stale `version` is refused. */
export const timerInput = z.strictObject({ id, version: version.optional() });

/** Adds time, a minute by default. */
export const extendTimerInput = z.strictObject({ id, version: version.optional(), seconds: seconds.nullish() });
