import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { installPackages, root } from './install.mjs';

/**
 * `npm test`: installs what is missing, runs every check and test, continues after a failure, and prints a summary.
 * `npm test -- --only api,web` runs the named steps only. The last line is `N passed, N failed`: tests one by one, checks as one each.
 */
const reports = mkdtempSync(join(tmpdir(), 'brigade-reports-'));
const reportOf = (name) => join(reports, `${name}.json`);
const againOf = (name) => `${name}-again`;
const vitestReport = (name) => ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`];

/** At most so many failed files are retried: more are not flaky tests but a real failure. `npm test` names the retried tests. */
const REPEATED_FILES_MAX = 5;

/** Quick and independent checks run two at a time; the others run alone. */
const quick = [
  { name: 'format', script: 'check:format' },
  { name: 'lint', script: 'check:lint' },
  { name: 'types', script: 'check:types' },
  { name: 'boundaries', script: 'check:boundaries' },
  { name: 'unused', script: 'check:unused' },
  { name: 'guards', script: 'check:guards' },
  { name: 'feature', script: 'check:feature' },
  { name: 'drift', script: 'check:drift' },
  { name: 'build', script: 'build' },
];
const slow = [
  { name: 'size', script: 'check:size' },
  { name: 'api', script: 'test:api', args: vitestReport('api'), count: countVitest },
  { name: 'web', script: 'test:web', args: vitestReport('web'), count: countVitest },
  { name: 'browser', script: 'test:e2e', args: ['--reporter=list,json'], count: countPlaywright, prepare: useBrowser },
];

const selected = selection();
const started = Date.now();
const results = [];
try {
  installPackages();
  await inPairs(quick.filter(isSelected));
  for (const step of slow.filter(isSelected)) results.push(await run(step));
  summarize();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}

function selection() {
  const onlyAt = process.argv.indexOf('--only');
  if (onlyAt < 0) return undefined;
  const names = (process.argv[onlyAt + 1] ?? '').split(',');
  const existing = [...quick, ...slow].map(({ name }) => name);
  const unknown = names.filter((name) => !existing.includes(name));
  if (unknown.length === 0) return names;
  console.error(`There is no step ${unknown.join(', ')}. The steps are ${existing.join(', ')}.`);
  process.exit(1);
}

function isSelected({ name }) {
  return !selected || selected.includes(name);
}

async function inPairs(steps) {
  const queue = steps.map((step, place) => ({ step, place }));
  const done = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) done[next.place] = await run(next.step);
  };
  await Promise.all([worker(), worker()]);
  results.push(...done);
}

/** Runs one step and prints its result; on failure also its output. */
async function run(step) {
  const { name, count } = step;
  const begun = Date.now();
  let { code, output } = await npm(step);
  const files = code !== 0 && count === countVitest ? failedFiles(name) : [];
  if (files.length > 0 && files.length <= REPEATED_FILES_MAX) {
    const args = [...vitestReport(againOf(name)), ...files];
    const second = await npm({ ...step, args });
    code = second.code;
    output += second.output;
  }
  const tests = count?.(name);
  const failed = tests ? Math.max(tests.failed, code === 0 && tests.passed > 0 ? 0 : 1) : Number(code !== 0);
  const passed = tests ? tests.passed : Number(code === 0);
  const seconds = (Date.now() - begun) / 1000;
  if (failed > 0) console.log(`\n--- ${name} failed ---\n${output.trim()}\n--- end of ${name} ---\n`);
  console.log(`${failed > 0 ? 'failed' : 'passed'}  ${name.padEnd(11)} ${seconds.toFixed(1).padStart(6)} s`);
  return { name, passed, failed, seconds, counted: Boolean(tests), again: tests?.again ?? [] };
}

async function npm({ script, args = [], prepare }) {
  let output = '';
  try {
    const env = { ...process.env, NO_COLOR: '1', ...prepare?.() };
    const command = ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])];
    const child = spawn('npm', command, { cwd: root, env, shell: process.platform === 'win32' });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const code = await new Promise((done, fail) => child.once('error', fail).once('close', done));
    return { code, output };
  } catch (error) {
    return { code: 1, output: `${output}\n${error.message}` };
  }
}

function useBrowser() {
  return { CHROME_PATH: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('browser') };
}

/** The tests of a step; of the files with a second try, those of the second. */
function countVitest(name) {
  const first = readReport(name);
  if (!first) return { passed: 0, failed: 1 };
  const repeated = new Map((readReport(againOf(name))?.testResults ?? []).map((file) => [file.name, file]));
  const files = first.testResults.map((file) => repeated.get(file.name) ?? file);
  const passed = files.flatMap((file) => file.assertionResults.filter(({ status }) => status === 'passed')).length;
  const again = first.testResults
    .filter((file) => isFailed(file) && !isFailed(repeated.get(file.name) ?? file))
    .flatMap((file) => failuresOf(file).map((title) => `${relative(root, file.name)}: ${title}`));
  return { passed, failed: files.flatMap(failuresOf).length, again };
}

/** The names of a file's failed tests, or of the file that did not run. */
function failuresOf(file) {
  if (!isFailed(file)) return [];
  const failed = file.assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  return failed.length > 0 ? failed : ['the file itself'];
}

function isFailed({ status }) {
  return status === 'failed';
}

function failedFiles(name) {
  return (readReport(name)?.testResults ?? []).filter(isFailed).map((file) => file.name);
}

function countPlaywright(name) {
  const report = readReport(name);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const again = specsOf(report)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`);
  return { passed: expected + flaky, failed: unexpected + report.errors.length, again };
}

/** The tests of a suite of Playwright's report, and of the suites within it. */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(reportOf(name), 'utf8'));
  } catch {
    return undefined;
  }
}

function summarize() {
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${'step'.padEnd(12)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'time'.padStart(10)}`);
  for (const { name, passed, failed, seconds, counted } of results) {
    const kind = counted ? `${name} tests` : name;
    console.log(
      `${kind.padEnd(12)}${String(passed).padStart(8)}${String(failed).padStart(8)}${`${seconds.toFixed(1)} s`.padStart(10)}`,
    );
  }
  const minutes = (Date.now() - started) / 60_000;
  console.log(`${'all'.padEnd(28)}${`${minutes.toFixed(1)} min`.padStart(10)}\n`);
  for (const test of results.flatMap(({ again }) => again)) console.log(`passed at the second try: ${test}`);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  if (total('failed') > 0 || results.length === 0) process.exitCode = 1;
}
