import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { installPackages, newNode, root } from './install.mjs';

/**
 * `npm start`: installs what is missing, builds what changed, serves. Runs on Node 20 and without any package.
 * `--dev` serves from the sources and watches them; `--bench` runs the speed comparison; `--brigade` runs a command of the
 * people who run a server, with what follows it.
 */
const programs = {
  '--dev': ['tools/dev.mjs'],
  '--bench': ['--enable-source-maps', '--import', '@swc-node/register/esm-register', 'bench/run.ts'],
  '--brigade': ['--enable-source-maps', 'dist/api/cli/brigade.js'],
  '--serve': ['--enable-source-maps', 'dist/api/main.js'],
};

const given = process.argv.slice(2);
const mode = given.find((argument) => argument in programs) ?? '--serve';
// Everything after `--brigade` belongs to the command.
const passed = mode === '--brigade' ? given.slice(given.indexOf(mode) + 1) : [];
try {
  installPackages();
  // The servers to compare with are large, and nothing else needs them.
  if (mode === '--bench') installPackages(join(root, 'bench', 'peers'));
  if (mode !== '--dev') await build();
  run([...programs[mode], ...passed]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** Hands over to Node 24: it gets each stop signal once, and its end is our end. */
function run(program) {
  // A group of its own, because a terminal sends Ctrl-C to every process of ours and npm passes it on once more.
  const detached = process.platform !== 'win32' && mode !== '--brigade';
  const child = spawn(newNode(), program, { cwd: root, stdio: 'inherit', detached });
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

/** npm that is stopped by SIGTERM, or killed, ends without a word to us. */
function stopWithParent(stop) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 250);
  watch.unref();
}
