import { startEmbedded } from '../embedded-postgres/embedded.ts';

/** A server process with only its database, for tests that kill servers: prints one JSON line once started, ends on SIGTERM. */
const [dataDir = ''] = process.argv.slice(2);
const print = (line: object): boolean => process.stdout.write(`${JSON.stringify(line)}\n`);

try {
  const embedded = await startEmbedded({ dataDir, port: 4321, log: (text) => void print({ log: text }) });
  process.once('SIGTERM', () => void embedded.stop().then(() => process.exit(0)));
  print({ url: embedded.url, adminUrl: embedded.adminUrl });
  setInterval(() => undefined, 60_000);
} catch (error) {
  print({ refused: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
