import { isOpenPrepTask } from '#schema/vocabulary.ts';
import type { PrepRowFragment } from '../prep.generated.ts';

export type LoadedTask = Pick<
  PrepRowFragment,
  'id' | 'version' | 'status' | 'stationId' | 'holderId' | 'leadMinutes' | 'dueAt'
>;

/** What open tasks still take. */
export interface Load {
  readonly count: number;
  /** Of those whose duration is known. */
  readonly minutes: number;
  /** How many have no known duration. */
  readonly unknown: number;
}

/** The load of the open ones among these tasks; a running task counts in full. */
export function loadOf(tasks: readonly Pick<LoadedTask, 'status' | 'leadMinutes'>[]): Load {
  const open = tasks.filter(({ status }) => isOpenPrepTask(status));
  return {
    count: open.length,
    minutes: open.reduce((sum, { leadMinutes }) => sum + (leadMinutes ?? 0), 0),
    unknown: open.filter(({ leadMinutes }) => leadMinutes === null).length,
  };
}

/** Whether it can be shared out. */
export const isFree = ({ status, holderId }: Pick<LoadedTask, 'status' | 'holderId'>): boolean =>
  status === 'pending' && holderId === null;

/** For a task without a known duration: as the server assumes for its latest start. */
const ASSUMED_MINUTES = 60;

interface Worker {
  readonly id: string;
  readonly stationId: string | null;
}

/** A task and its proposed assignee. */
export interface Share<Task> {
  readonly task: Task;
  readonly personId: string;
}

/**
 * Distributes the pending, unassigned ones of these tasks among people: the longest first, each to the person with the smallest
 * load. The load counts what a person holds (ADR 0064: assigned to them, or started by them) of `all` tasks of the day. A task
 * of a station goes to people of that station; without a station, or when it has no people, to anybody.
 */
export function shareOut<Task extends LoadedTask>(
  tasks: readonly Task[],
  all: readonly LoadedTask[],
  people: readonly Worker[],
): readonly Share<Task>[] {
  const minutesOf = ({ leadMinutes }: LoadedTask) => leadMinutes ?? ASSUMED_MINUTES;
  const load = new Map(people.map(({ id }) => [id, 0]));
  const give = (id: string, minutes: number) => load.set(id, (load.get(id) ?? 0) + minutes);
  for (const task of all) {
    if (task.holderId !== null && isOpenPrepTask(task.status)) give(task.holderId, minutesOf(task));
  }
  const free = tasks.filter(isFree);
  const longestFirst = free.toSorted(
    (one, other) => minutesOf(other) - minutesOf(one) || Date.parse(one.dueAt) - Date.parse(other.dueAt),
  );
  return longestFirst.flatMap((task) => {
    const ofStation = people.filter(({ stationId }) => stationId === task.stationId && stationId !== null);
    const [first, ...others] = ofStation.length > 0 ? ofStation : people;
    if (!first) return [];
    const least = others.reduce(
      (best, person) => ((load.get(person.id) ?? 0) < (load.get(best.id) ?? 0) ? person : best),
      first,
    );
    give(least.id, minutesOf(task));
    return { task, personId: least.id };
  });
}
