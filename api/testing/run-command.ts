import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** How a command ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const PATIENCE = 60_000;

/** Runs `npm run brigade -- …` as it is built, with these settings and this standard input. */
export async function runCommand(
  args: readonly string[],
  environment: Record<string, string>,
  input = '',
): Promise<Ended> {
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/api/cli/brigade.js', ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...environment },
    timeout: PATIENCE,
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (text: Buffer) => (stdout += text.toString()));
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, stdout, stderr };
}
