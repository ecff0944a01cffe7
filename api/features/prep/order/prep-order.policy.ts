import { Decimal } from 'decimal.js';
import type { Need } from '../../recipes/book/explosion.policy.ts';
import { latestStart } from '../tasks/prep-task-times.policy.ts';

/** A task with what it draws from stock. */
export interface UsingTask {
  readonly id: string;
  readonly needs: readonly Need[];
}

/** An unfinished task that puts an item into stock. */
export interface MakingTask {
  readonly id: string;
  readonly itemId: string | null;
  readonly dueAt: Date;
}

/** Usable stock in the item's unit, by item id; nothing of those that are missing. */
export type Stock = ReadonlyMap<string, Decimal.Value>;

/**
 * The tasks that must be finished before this one: for each prepared ingredient of which less is usable than it needs, the
 * first of the unfinished tasks that make it. An ingredient that nobody makes is not waited for.
 */
export function prerequisites<Making extends MakingTask>(
  task: UsingTask,
  making: readonly Making[],
  stock: Stock,
): Making[] {
  return task.needs.flatMap(({ itemId, quantity }) => {
    if (new Decimal(stock.get(itemId) ?? 0).gte(quantity)) return [];
    const makers = making.filter((maker) => maker.itemId === itemId && maker.id !== task.id);
    return makers.toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime()).slice(0, 1);
  });
}

/** A task to plan: all of its item that is missing is made by tasks of the same plan. */
export interface PlannedTask extends UsingTask, MakingTask {
  readonly leadMinutes: number | null;
}

/**
 * When each task must be begun at the latest, by task id: its lead time before it is due, or before the latest start of the
 * first task that waits for it.
 */
export function latestStarts(tasks: readonly PlannedTask[], stock: Stock): ReadonlyMap<string, Date> {
  const waiting = new Map<string, PlannedTask[]>();
  for (const task of tasks) {
    for (const { id } of prerequisites(task, tasks, stock)) waiting.set(id, [...(waiting.get(id) ?? []), task]);
  }
  const starts = new Map<string, number>();
  const startOf = (task: PlannedTask): number => {
    const known = starts.get(task.id);
    if (known !== undefined) return known;
    const startFor = (due: number) => latestStart(new Date(due), task.leadMinutes).getTime();
    // Recipes cannot contain themselves; this ends the recursion if one does anyway.
    starts.set(task.id, startFor(task.dueAt.getTime()));
    const needed = (waiting.get(task.id) ?? []).map(startOf);
    const start = startFor(Math.min(task.dueAt.getTime(), ...needed));
    starts.set(task.id, start);
    return start;
  };
  return new Map(tasks.map((task) => [task.id, new Date(startOf(task))]));
}
