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

const place = ({ path }) => {
  const found = long.findIndex((name) => path.includes(`${name}.test.`));
  return found < 0 ? long.length : found;
};

/** Orders Jest's test files: the slow ones first, then the others by name. */
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
