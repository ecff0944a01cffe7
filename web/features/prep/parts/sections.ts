import type { PrepRowFragment } from '../prep.generated.ts';

/** The parts of a list, in the order a cook needs them. */
export const sectionNames = ['overdue', 'running', 'todo', 'free', 'done'] as const;
export type SectionName = (typeof sectionNames)[number];

export type Sections = Readonly<Record<SectionName, readonly PrepRowFragment[]>>;

/** Where a task belongs now. Running work stays together even when it is late; its row says so. */
export function sectionOf(task: PrepRowFragment, now: number): Exclude<SectionName, 'free'> {
  switch (task.status) {
    case 'completed':
    case 'skipped':
    case 'cancelled':
      return 'done';
    case 'in_progress':
    case 'on_hold':
      return 'running';
    case 'pending':
      return Date.parse(task.dueAt) < now ? 'overdue' : 'todo';
  }
}

/**
 * The tasks in their sections: earliest due first, the latest finished first. With `viewerId`, waiting tasks that nobody
 * has stand apart as free to take.
 */
export function sectionsOf(tasks: readonly PrepRowFragment[], now: number, viewerId?: string): Sections {
  const sections: Record<SectionName, PrepRowFragment[]> = { overdue: [], running: [], todo: [], free: [], done: [] };
  for (const task of tasks) {
    const section = sectionOf(task, now);
    const isFree = viewerId !== undefined && task.status === 'pending' && task.assigneeId === null;
    sections[isFree ? 'free' : section].push(task);
  }
  sections.done.sort((one, other) => finished(other) - finished(one));
  return sections;
}

function finished(task: PrepRowFragment): number {
  return Date.parse(task.completedAt ?? task.dueAt);
}

interface ListOwner {
  readonly prepListId: string;
  readonly prepListName: string | null;
}

/** The prep lists that have work in the list, by name. */
export function listsOf(tasks: readonly ListOwner[]): readonly { id: string; name: string }[] {
  const lists = new Map<string, string>();
  for (const { prepListId, prepListName } of tasks) if (prepListName !== null) lists.set(prepListId, prepListName);
  return [...lists].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name));
}

interface StationOwner {
  readonly stationId: string | null;
  readonly stationName: string | null;
}

/** The stations that have work in the list, by name. */
export function stationsOf(tasks: readonly StationOwner[]): readonly { id: string; name: string }[] {
  const stations = new Map<string, string>();
  for (const { stationId, stationName } of tasks) if (stationId && stationName) stations.set(stationId, stationName);
  return [...stations].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name));
}
