import type { z } from 'zod';
import { extendTimerInput, startTimerInput, timerInput } from '#schema/inputs/timers.ts';
import { msg } from '#schema/messages.ts';
import { SECOND } from '#schema/milliseconds.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { add, find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, fieldError } from '../../platform/errors.ts';
import { markResolved } from '../notifications/notification-marks.writes.ts';
import { PrepTask } from '../prep/tasks/prep-task.entity.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import * as policy from './timer.policy.ts';
import { Timer } from './timer.entity.ts';
import { unansweredKey } from './timer.notifications.ts';
import type { TimerView } from './timer.view.ts';
import { changeTimer, publishTimer, refuseTooMany, reloadTimer } from './timer.writes.ts';
import { findTimers, listTimers } from './timers.queries.ts';

/** What a timer is extended by when the input names no seconds. */
const USUAL_EXTENSION_SECONDS = 60;

type StartTimer = z.output<typeof startTimerInput>;

/** The timers of the kitchen that run, are paused or ring. */
export async function timers(ctx: Context): Promise<TimerView[]> {
  const viewer = authorize(ctx, 'timers.board');
  return ctx.read((db) => listTimers(db, viewer));
}

export async function timersById(ctx: Context, ids: readonly string[]): Promise<TimerView[]> {
  const viewer = authorize(ctx, 'timers.board');
  return ctx.read((db) => findTimers(db, viewer, ids));
}

/** Starts a timer, once for each key of a person. */
export async function startTimer(ctx: Context, rawInput: InputOf<typeof startTimerInput>): Promise<TimerView> {
  const viewer = authorize(ctx, 'timers.work');
  const input = parse(startTimerInput, rawInput);
  return ctx.write('timer.started', input, async (tx) => {
    const { key = null, durationSeconds, elapsedSeconds } = input;
    const same = key === null ? null : await tx.em.findOne(Timer, { startedById: viewer.id, key });
    if (same) return reloadTimer(tx, viewer, same.id);
    const subject = await subjectOf(tx, input);
    await refuseTooMany(tx, viewer.id);
    const elapsed = elapsedSeconds ?? 0;
    if (elapsed >= durationSeconds) throw fieldError('elapsedSeconds', msg('timer.overAlready'));
    const startedAt = new Date(tx.now.getTime() - elapsed * SECOND);
    const endsAt = new Date(startedAt.getTime() + durationSeconds * SECOND);
    const timer = add(tx, Timer, { ...subject, key, durationSeconds, startedById: viewer.id, startedAt, endsAt });
    await publishTimer(tx, timer);
    return reloadTimer(tx, viewer, timer.id);
  });
}

/** Adds time to a timer; a ringing one is silent and counts again. Two people who add at once add twice. */
export async function extendTimer(ctx: Context, rawInput: InputOf<typeof extendTimerInput>): Promise<TimerView> {
  const viewer = authorize(ctx, 'timers.work');
  const input = parse(extendTimerInput, rawInput);
  return ctx.write('timer.extended', input, async (tx) => {
    let before: Date | null = null;
    const row = await changeTimer(tx, viewer, input, never, (timer) => {
      refuseEnded(timer);
      before = timer.endsAt;
      policy.extend(timer, input.seconds ?? USUAL_EXTENSION_SECONDS, tx.now);
    });
    await markResolved(tx, unansweredKey(row.id, before));
    return row;
  });
}

/** Pauses a running timer; a paused one stays paused. */
export async function pauseTimer(ctx: Context, input: InputOf<typeof timerInput>): Promise<TimerView> {
  return act(ctx, 'timer.paused', input, isPaused, (tx, timer) => {
    refuseEnded(timer);
    policy.pause(timer, tx.now);
  });
}

/** Resumes a paused timer; a running one runs on. */
export async function resumeTimer(ctx: Context, input: InputOf<typeof timerInput>): Promise<TimerView> {
  const isRunning = (timer: Timer) => !policy.hasEnded(timer) && timer.endsAt !== null;
  return act(ctx, 'timer.resumed', input, isRunning, (tx, timer) => {
    refuseEnded(timer);
    policy.resume(timer, tx.now);
  });
}

/** Stops a timer, or silences it when it rings; a stopped one stays as it is. */
export async function stopTimer(ctx: Context, rawInput: InputOf<typeof timerInput>): Promise<TimerView> {
  const viewer = authorize(ctx, 'timers.work');
  const input = parse(timerInput, rawInput);
  return ctx.write('timer.stopped', input, async (tx) => {
    const row = await changeTimer(tx, viewer, input, policy.hasEnded, (timer) => policy.end(timer, tx.actorId, tx.now));
    await markResolved(tx, unansweredKey(row.id, row.endsAt));
    return row;
  });
}

function act(
  ctx: Context,
  action: string,
  rawInput: InputOf<typeof timerInput>,
  isSettled: (timer: Timer) => boolean,
  apply: (tx: Transaction, timer: Timer) => void,
): Promise<TimerView> {
  const viewer: Viewer = authorize(ctx, 'timers.work');
  const input = parse(timerInput, rawInput);
  return ctx.write(action, input, (tx) => changeTimer(tx, viewer, input, isSettled, (timer) => apply(tx, timer)));
}

const never = (): boolean => false;

function isPaused(timer: Timer): boolean {
  return !policy.hasEnded(timer) && timer.endsAt === null;
}

function refuseEnded(timer: Timer): void {
  if (policy.hasEnded(timer)) throw conflict(msg('timer.stopped'));
}

/** What the timer is for. Throws NOT_FOUND for a recipe or task that the kitchen does not have. */
async function subjectOf(tx: Transaction, { label, recipeId, step, prepTaskId }: StartTimer) {
  if (step && !recipeId) throw fieldError('step', msg('timer.stepWithoutRecipe'));
  const recipe = recipeId ? await find(tx, Recipe, 'recipe', recipeId) : null;
  const task = prepTaskId ? await find(tx, PrepTask, 'task', prepTaskId) : null;
  return {
    label: label ?? recipe?.name ?? task?.name ?? null,
    recipeId: recipe?.id ?? null,
    step: step ?? null,
    prepTaskId: task?.id ?? null,
  };
}
