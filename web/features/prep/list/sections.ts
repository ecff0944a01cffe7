import type { PrepRowFragment } from '../prep.generated.ts';

/** The sections of a list, in display order. */
export const sectionNames = ['overdue', 'running', 'todo', 'free', 'done'] as const;
export type SectionName = (typeof sectionNames)[number];

export type Sections = Readonly<Record<SectionName, readonly PrepRowFragment[]>>;

/** The section of a task at a moment. Running work stays in one section even when it is late. */
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

/** Whose list it is: a person, and the station where they work. */
export interface ListReader {
  readonly id: string;
  readonly stationId: string | null;
}

/** Whose tasks come first: the reader's own, those of their station, those of others. */
function nearness({ holderId, stationId }: PrepRowFragment, reader: ListReader): number {
  if (holderId === reader.id) return 0;
  return stationId !== null && stationId === reader.stationId ? 1 : 2;
}

/**
 * The tasks by section: earliest due first, in `done` latest completed first. With `viewerId`, unassigned pending tasks are
 * in the section `free`. With a reader, what is theirs and their station's comes first in each section.
 */
export function sectionsOf(
  tasks: readonly PrepRowFragment[],
  now: number,
  { viewerId, reader = null }: { readonly viewerId?: string | undefined; readonly reader?: ListReader | null } = {},
): Sections {
  const sections: Record<SectionName, PrepRowFragment[]> = { overdue: [], running: [], todo: [], free: [], done: [] };
  for (const task of tasks) {
    const section = sectionOf(task, now);
    const isFree = viewerId !== undefined && task.status === 'pending' && task.assigneeId === null;
    sections[isFree ? 'free' : section].push(task);
  }
  if (reader) {
    for (const name of sectionNames) sections[name].sort((a, b) => nearness(a, reader) - nearness(b, reader));
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

/** The prep lists of these tasks, by name. */
export function listsOf(tasks: readonly ListOwner[]): readonly { id: string; name: string }[] {
  const lists = new Map<string, string>();
  for (const { prepListId, prepListName } of tasks) if (prepListName !== null) lists.set(prepListId, prepListName);
  return [...lists].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name));
}

interface StationOwner {
  readonly stationId: string | null;
  readonly stationName: string | null;
}

/** The stations of these tasks, by name. */
export function stationsOf(tasks: readonly StationOwner[]): readonly { id: string; name: string }[] {
  const stations = new Map<string, string>();
  for (const { stationId, stationName } of tasks) if (stationId && stationName) stations.set(stationId, stationName);
  return [...stations].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The ids of the tasks of each section, in order. */
export type Layout = Readonly<Record<SectionName, readonly string[]>>;

export function layoutOf(sections: Sections): Layout {
  const ids = (name: SectionName) => sections[name].map(({ id }) => id);
  return { overdue: ids('overdue'), running: ids('running'), todo: ids('todo'), free: ids('free'), done: ids('done') };
}

/** The tasks in the places of an earlier layout; those that it does not have come last in their own section. */
export function withLayout(sections: Sections, layout: Layout): Sections {
  const tasks = new Map(sectionNames.flatMap((name) => sections[name].map((task) => [task.id, task] as const)));
  const placed = new Set(sectionNames.flatMap((name) => layout[name]));
  const rows = (name: SectionName) => [
    ...layout[name].flatMap((id) => tasks.get(id) ?? []),
    ...sections[name].filter(({ id }) => !placed.has(id)),
  ];
  return {
    overdue: rows('overdue'),
    running: rows('running'),
    todo: rows('todo'),
    free: rows('free'),
    done: rows('done'),
  };
}
