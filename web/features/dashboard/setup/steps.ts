import { paths, to } from '../../../platform/paths.ts';
import type { SetupGuideQuery } from '../admin.generated.ts';

type Setup = SetupGuideQuery['setupChecklist'];

/** What a kitchen needs, in the order in which it is entered, and how much there is. */
export function stepsOf(setup: Setup) {
  return [
    { key: 'storage', count: setup.storageLocations, path: to.kitchen('storage') },
    { key: 'stations', count: setup.stations, path: to.kitchen('stations') },
    { key: 'shifts', count: setup.shifts, path: to.kitchen('shifts') },
    { key: 'items', count: setup.items, path: paths.inventory },
    { key: 'suppliers', count: setup.suppliers, path: to.receivingTab('suppliers') },
    { key: 'recipes', count: setup.recipes, path: paths.recipes },
    { key: 'par', count: setup.prepItems, path: to.tasksTab('par') },
    { key: 'lineChecks', count: setup.lineChecks, path: to.tasksTab('templates') },
    // Without the admin, who reads this.
    { key: 'staff', count: Math.max(0, setup.staff - 1), path: to.usersTab('invites') },
  ] as const;
}

export type SetupStep = ReturnType<typeof stepsOf>[number];

/** The step to do next: the first unfinished one, postponed ones last; undefined when all are done. */
export function nextStep(steps: readonly SetupStep[], later: readonly string[]): SetupStep | undefined {
  const open = steps.filter(({ count }) => count === 0);
  return open.find(({ key }) => !later.includes(key)) ?? open[0];
}

/** Whether a page is the one of a step: the same path, and what the step's address says besides it. */
export function isPageOf({ path }: SetupStep, { pathname, search }: { pathname: string; search: string }): boolean {
  const [stepPath = '', stepSearch = ''] = path.split('?');
  const params = new URLSearchParams(search);
  return (
    pathname === stepPath && [...new URLSearchParams(stepSearch)].every(([name, value]) => params.get(name) === value)
  );
}
