/** Files that take minutes or nearly so, longest first: begun last, they would keep one worker waiting for the other. */
const long = [
  'inventory/kitchen-days',
  'database/seed/seed',
  'api/faults',
  'live/replicas',
  'cli/brigade',
  'api/rolling-restart',
  'api/stale-version',
  'api/tenant-wall',
  'api/junk',
];

const place = ({ path }) => {
  const found = long.findIndex((name) => path.includes(`${name}.test.`));
  return found < 0 ? long.length : found;
};

/** The order in which Jest runs the files: the long ones, then the others by name. */
export default class LongestFirst {
  sort(tests) {
    return [...tests].sort((one, other) => place(one) - place(other) || one.path.localeCompare(other.path));
  }

  shard(tests) {
    return tests;
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
