import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Exit code and output of a command. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const TIMEOUT = 60_000;

/** Compiled once for all processes that the tests start. */
export const compileCache = `${root}/node_modules/.cache/compiled`;

/** Runs the built `npm run brigade -- …` with these settings and standard input. */
export async function runCommand(
  args: readonly string[],
  environment: Record<string, string>,
  input = '',
): Promise<Ended> {
  const child = spawn(process.execPath, ['dist/api/cli/brigade.js', ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...environment },
    timeout: TIMEOUT,
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (text: Buffer) => (stdout += text.toString()));
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, stdout, stderr };
}
