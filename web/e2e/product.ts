import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
// A changed web app is built first, which takes minutes on a busy machine.
const startTimeout = 300_000;

/** The product as run by `npm start`, on its own port and data directory. It can be stopped and restarted. */
export class Product {
  private server: ChildProcess | null = null;

  private constructor(
    private readonly port: number,
    private readonly dataDir: string,
    private readonly smtpUrl: string,
    private readonly demo: boolean,
  ) {}

  /**
   * Builds what changed and starts; resolves once it is ready. `demo`: with the demo kitchen, which takes most of the time of
   * a start. `smtpUrl`: where it sends its mail; none by default.
   */
  static async open({ demo = false, smtpUrl = '' } = {}): Promise<Product> {
    const dataDir = await mkdtemp(join(tmpdir(), 'brigade-e2e-'));
    const product = new Product(await freePort(), dataDir, smtpUrl, demo);
    try {
      await product.start();
    } catch (error) {
      await product.close();
      throw error;
    }
    return product;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts it on its existing data directory. */
  async start(): Promise<void> {
    const own = {
      PORT: String(this.port),
      DATA_DIR: this.dataDir,
      LOG_LEVEL: 'warn',
      // Links in mail need an address; without mail it is what the browser uses.
      PUBLIC_URL: this.smtpUrl && this.url,
      SMTP_URL: this.smtpUrl,
      MAIL_FROM: this.smtpUrl && 'Brigade <brigade@example.org>',
      DATABASE_URL: '',
      DEMO: String(this.demo),
      TRUST_PROXY: '1',
      // The receivers of tests are on this machine.
      WEBHOOK_ALLOW_PRIVATE: 'true',
    };
    this.server = spawn(process.execPath, ['tools/start.mjs'], {
      cwd: root,
      env: { ...process.env, ...own },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    await ready(this.server, `${this.url}/readyz`);
  }

  /** Stops it and keeps its data. */
  async stop(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exit = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await exit;
  }

  /** Stops it and deletes its data. */
  async close(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

async function ready(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + startTimeout;
  while (Date.now() < deadline) {
    if (server.exitCode !== null)
      throw new Error(`The product ended with code ${server.exitCode} before it was ready.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('The product was not ready in time.');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port.');
  return address.port;
}
