import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { installPackages, newNode, root } from './install.mjs';

/**
 * `npm start`: installs what is missing, builds what changed, serves. Runs on Node 20 and without any package.
 * `--dev` serves from the sources and watches them; `--bench` runs the speed comparison, `--growth` the one of a small and a
 * large kitchen; `--brigade` runs an operator's command with the arguments after it.
 */
const programs = {
  '--dev': ['tools/dev.mjs'],
  '--bench': ['--enable-source-maps', '--import', '@swc-node/register/esm-register', 'bench/run.ts'],
  '--growth': ['--enable-source-maps', '--import', '@swc-node/register/esm-register', 'bench/growth.ts'],
  '--brigade': ['dist/api/cli/brigade.js'],
  '--serve': ['dist/api/main.js'],
};

const args = process.argv.slice(2);
const mode = args.find((argument) => argument in programs) ?? '--serve';
// Everything after `--brigade` belongs to the command.
const passed = mode === '--brigade' ? args.slice(args.indexOf(mode) + 1) : [];
try {
  // A command works beside a running server: it uses what is built, and replaces neither the files nor the packages of the server.
  const isReady = mode === '--brigade' && existsSync(join(root, ...programs[mode]));
  if (!isReady) installPackages();
  // The compared servers are large packages that nothing else needs.
  if (mode === '--bench') installPackages(join(root, 'bench', 'peers'));
  if (mode !== '--dev' && !isReady) await build();
  run([...programs[mode], ...passed]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** Runs the program on Node 24: forwards each stop signal once, and exits with it. */
function run(program) {
  // A separate process group, because a terminal sends Ctrl-C to all our processes and npm forwards it once more.
  const detached = process.platform !== 'win32' && mode !== '--brigade';
  // What was compiled before starts a fifth faster.
  const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'), ...process.env };
  const child = spawn(newNode(), program, { cwd: root, env, stdio: 'inherit', detached });
  let stopped = 0;
  const stop = (signal) => {
    if (Date.now() - stopped < 500) return;
    stopped = Date.now();
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  process.on('SIGHUP', () => stop('SIGTERM'));
  if (process.env.npm_lifecycle_event) stopWithParent(() => stop('SIGTERM'));
  child.once('error', (error) => {
    console.error(`The server could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** Detects the end of npm, which on SIGTERM or SIGKILL does not notify its children. */
function stopWithParent(stop) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 250);
  watch.unref();
}
