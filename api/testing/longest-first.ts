import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest test files, longest first: started last, they would leave one worker idle. */
const long = [
  'inventory/kitchen-days',
  'demo/seed/seed',
  'app/faults',
  'live/replicas',
  'cli/brigade',
  'app/rolling-restart',
  'app/stale-version',
  'app/tenant-isolation',
  'app/junk',
];

/** Orders the test files: the slow ones first, then the others by name. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => place(one) - place(other) || one.moduleId.localeCompare(other.moduleId));
  }
}

function place({ moduleId }: TestSpecification): number {
  const found = long.findIndex((name) => moduleId.includes(`${name}.test.`));
  return found < 0 ? long.length : found;
}
