import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import type { Store } from '../database/store.ts';
import type { ResetLink } from '../auth/reset.service.ts';
import { createAdmin, resetPassword } from './accounts.ts';
import { askPassword } from './ask-password.ts';
import { checkKitchens, listKitchens } from './kitchens.ts';
import { openStore } from './open-store.ts';

const HELP = `For the people who run a Brigade server. It works on the database that the server uses (DATABASE_URL, or the
embedded one in DATA_DIR), while the server runs and while it does not.

  list                                      every kitchen, its code and its admins
  check                                     proves that the stock of every kitchen adds up from its ledger
  reset-password USERNAME [--password]      prints a link that sets a new password once; with --password asks for it
  create-admin USERNAME --name NAME (--kitchen NAME | --organization ID-OR-CODE) [--password]
                                            makes an admin of a new kitchen, or of one that is there`;

interface Call {
  readonly store: Store;
  readonly config: Config;
  readonly username: string;
  readonly options: Options;
}

interface Options {
  readonly name: string | undefined;
  readonly kitchen: string | undefined;
  readonly organization: string | undefined;
  readonly password: boolean | undefined;
}

interface Command {
  /** Answers the exit code. */
  readonly run: (call: Call) => Promise<number>;
  readonly needsUsername: boolean;
  readonly mayCreate: boolean;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function list({ store }: Call): Promise<number> {
  const kitchens = await listKitchens(store);
  for (const { name, id, code, people, admins, demo } of kitchens) {
    print(
      `${name}${demo ? ' (demo)' : ''}: code ${code}, ${people} people, admins ${admins.join(', ') || 'none'}, id ${id}`,
    );
  }
  if (kitchens.length === 0) print('There is no kitchen yet. "create-admin" makes one.');
  return 0;
}

async function check({ store }: Call): Promise<number> {
  let wrong = 0;
  for (const { name, items, lots, movements, breaks, valuesAgree } of await checkKitchens(store)) {
    const ok = breaks.length === 0 && valuesAgree;
    if (!ok) wrong += 1;
    print(
      `${name}: ${items} items, ${lots} lots, ${movements} movements: ${ok ? 'everything adds up' : 'does not add up'}.`,
    );
    for (const { itemName, lotCode, kind, expected, found } of breaks) {
      print(`  ${itemName}${lotCode ? `, lot ${lotCode}` : ''}: ${kind} is ${found}, the ledger says ${expected}.`);
    }
    if (!valuesAgree) print('  The value of the stock is not the sum of the ledger.');
  }
  return wrong === 0 ? 0 : 1;
}

async function reset({ store, config, username, options }: Call): Promise<number> {
  const link = await resetPassword(store, username, options.password ? await askPassword() : null);
  print(link ? linkText(config, username, link) : `${username} has a new password and is signed out everywhere.`);
  return 0;
}

async function create({ store, config, username, options }: Call): Promise<number> {
  const { name = username, kitchen, organization, password } = options;
  const given = password ? await askPassword() : null;
  const link = await createAdmin(store, { username, name, kitchen, organization, password: given });
  print(`${username} is an admin now.`);
  if (link) print(linkText(config, username, link));
  return 0;
}

function linkText(config: Config, username: string, { path, expiresAt }: ResetLink): string {
  const origin = config.publicUrl ?? `http://${config.host}:${config.port}`;
  return `With this link ${username} sets a new password, once and until ${expiresAt.toISOString()}:\n${origin}${path}`;
}

const commands: ReadonlyMap<string, Command> = new Map([
  ['list', { run: list, needsUsername: false, mayCreate: false }],
  ['check', { run: check, needsUsername: false, mayCreate: false }],
  ['reset-password', { run: reset, needsUsername: true, mayCreate: false }],
  ['create-admin', { run: create, needsUsername: true, mayCreate: true }],
]);

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      kitchen: { type: 'string' },
      organization: { type: 'string' },
      password: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [word = '', username = '', ...rest] = positionals;
  const command = commands.get(word);
  if (!command || values.help) {
    print(HELP);
    return values.help ? 0 : 2;
  }
  if (command.needsUsername === (username === '') || rest.length > 0) {
    throw new Error(`"${word}" takes ${command.needsUsername ? 'one username' : 'no name'}. --help tells more.`);
  }
  const config = readConfig();
  const log = (line: string): void => void process.stderr.write(`${line}\n`);
  const { store, close } = await openStore({ config, log, mayCreate: command.mayCreate });
  const { name, kitchen, organization, password } = values;
  try {
    return await command.run({ store, config, username, options: { name, kitchen, organization, password } });
  } finally {
    await close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
