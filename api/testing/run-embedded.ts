import { startEmbedded } from '../embedded-postgres/embedded.ts';

/** A server process that is nothing but its database, for the tests that kill servers: prints one JSON line when it is up, ends on SIGTERM. */
const [dataDir = ''] = process.argv.slice(2);
const say = (line: object): boolean => process.stdout.write(`${JSON.stringify(line)}\n`);

try {
  const embedded = await startEmbedded({ dataDir, port: 4321, log: (text) => void say({ log: text }) });
  process.once('SIGTERM', () => void embedded.stop().then(() => process.exit(0)));
  say({ url: embedded.url, adminUrl: embedded.adminUrl });
  setInterval(() => undefined, 60_000);
} catch (error) {
  say({ refused: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
