import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest test files, longest first: started last, they would leave one worker idle. */
const long = [
  'inventory/kitchen-days',
  'app/faults',
  'app/tenant-isolation',
  'demo/seed/seed',
  'cli/transfer',
  'cli/brigade',
  'app/role-matrix',
  'starter-kitchens/starter-kitchens',
  'cli/restore',
  'database/migrate',
  'app/rolling-restart',
  'imports/imports',
  'sales/sales-import',
  'par-import/par-import',
  'import/recipes-import',
  'opening-stock/opening-stock',
  'reports/sales-month',
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
