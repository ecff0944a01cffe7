import 'reflect-metadata';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../platform/config.ts';
import type { ResetLink } from '../features/auth/passwords/reset.service.ts';
import { embeddedPepper } from '../embedded-postgres/embedded.ts';
import type { Transferred } from '../platform/database/transfer/export-format.ts';
import type { SchemaUse } from '../platform/database/migrate.ts';
import { createAdmin, resetPassword } from './accounts.ts';
import { askPassword } from './ask-password.ts';
import { checkKitchens, listKitchens } from './kitchens.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { createBackup, exportTo, importFrom, DEFAULT_KEEP, restoreFrom } from './transfer.ts';

const HELP = `For the people who run a Brigade server. It works on the database that the server uses (DATABASE_URL, or the
embedded one in DATA_DIR), while the server runs and while it does not.

  list                                      every kitchen, its code and its admins
  check                                     proves that the stock of every kitchen adds up from its ledger
  reset-password USERNAME [--password]      prints a link that sets a new password once; with --password asks for it
  create-admin USERNAME --name NAME (--kitchen NAME | --organization ID-OR-CODE) [--password]
                                            makes an admin of a new kitchen, or of one that is there
  export FILE                               writes the whole server into one file, also while it runs
  import FILE                               fills an empty database, embedded or DATABASE_URL, from such a file
  backup [FOLDER] [--keep N]                an export named after this moment, in DATA_DIR/backups unless a folder is named;
                                            keeps the last ${DEFAULT_KEEP}, or N
  restore FILE                              puts a backup in place of everything in the embedded database, also while the
                                            server runs; what was there is kept in a file beside it

These files hold password hashes: keep them like passwords.`;

interface Call extends OpenDatabase {
  readonly config: Config;
  /** The word after the command; empty without one. */
  readonly word: string;
  readonly options: Options;
}

interface Options {
  readonly name: string | undefined;
  readonly kitchen: string | undefined;
  readonly organization: string | undefined;
  readonly password: boolean | undefined;
  readonly keep: string | undefined;
}

interface Command {
  /** Returns the exit code. */
  readonly run: (call: Call) => Promise<number>;
  /** The argument of the command, if any. */
  readonly argument: 'nothing' | 'one username' | 'one file' | 'a folder or nothing';
  readonly mayCreate?: boolean;
  /**
   * Only the version that the server runs, by default: a command does not migrate what a server of an earlier version may be
   * using. An export is of whatever schema is there, so that it can be made before an update.
   */
  readonly schema?: SchemaUse;
  readonly embeddedOnly?: boolean;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function list({ database }: Call): Promise<number> {
  const kitchens = await listKitchens(database);
  for (const { name, id, code, members, admins, demo } of kitchens) {
    print(
      `${name}${demo ? ' (demo)' : ''}: code ${code}, ${members} people, admins ${admins.join(', ') || 'none'}, id ${id}`,
    );
  }
  if (kitchens.length === 0) print('There is no kitchen yet. "create-admin" makes one.');
  return 0;
}

async function check({ database }: Call): Promise<number> {
  let wrong = 0;
  for (const { name, items, lots, movements, breaks, valuesAgree } of await checkKitchens(database)) {
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

async function reset({ database, config, word: username, options }: Call): Promise<number> {
  const link = await resetPassword(database, username, options.password ? await askPassword() : null);
  print(link ? linkText(config, username, link) : `${username} has a new password and is signed out everywhere.`);
  return 0;
}

async function create({ database, config, word: username, options }: Call): Promise<number> {
  const { name = username, kitchen, organization, password } = options;
  const newPassword = password ? await askPassword() : null;
  const link = await createAdmin(database, { username, name, kitchen, organization, password: newPassword });
  print(`${username} is an admin now.`);
  if (link) print(linkText(config, username, link));
  return 0;
}

function linkText(config: Config, username: string, { path, expiresAt }: ResetLink): string {
  const origin = config.publicUrl ?? `http://${config.host}:${config.port}`;
  return `With this link ${username} sets a new password, once and until ${expiresAt.toISOString()}:\n${origin}${path}`;
}

async function exportAll(call: Call): Promise<number> {
  const file = resolve(call.word);
  print(
    `Exported ${amountOf(await exportTo(call, file))} to ${file}. It holds password hashes: keep it like a password.`,
  );
  print('PINs work on the other server when its PIN_PEPPER is the one of this server.');
  const { databaseUrl, dataDir, pinPepper } = call.config;
  if (!databaseUrl && !pinPepper && embeddedPepper(dataDir)) {
    print(`Here it was made by itself: "pinPepper" in ${resolve(dataDir, 'database.json')}.`);
  }
  return 0;
}

async function importAll(call: Call): Promise<number> {
  print(`Imported ${amountOf(await importFrom(call, resolve(call.word)))}.`);
  return check(call);
}

async function backup(call: Call): Promise<number> {
  const keep = Number(call.options.keep ?? DEFAULT_KEEP);
  if (!Number.isInteger(keep) || keep < 1) throw new Error('--keep is a whole number of 1 or more.');
  const created = await createBackup(call, resolve(call.word || join(call.config.dataDir, 'backups')), keep);
  const removed = created.removed > 0 ? ` Removed ${created.removed} older.` : '';
  print(`Backed up ${amountOf(created)} to ${created.file}.${removed}`);
  return 0;
}

async function restore(call: Call): Promise<number> {
  const { before, ...found } = await restoreFrom(call, resolve(call.word), call.config.dataDir);
  print(`Restored ${amountOf(found)}. What was there before is in ${before}.`);
  return check(call);
}

function amountOf({ kitchens, rows }: Transferred): string {
  return `${kitchens} ${kitchens === 1 ? 'kitchen' : 'kitchens'}, ${rows} rows`;
}

const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['list', { run: list, argument: 'nothing' }],
  ['check', { run: check, argument: 'nothing' }],
  ['reset-password', { run: reset, argument: 'one username' }],
  ['create-admin', { run: create, argument: 'one username', mayCreate: true }],
  ['export', { run: exportAll, argument: 'one file', schema: 'any' }],
  ['import', { run: importAll, argument: 'one file', mayCreate: true, schema: 'migrated' }],
  ['backup', { run: backup, argument: 'a folder or nothing', schema: 'any' }],
  ['restore', { run: restore, argument: 'one file', mayCreate: true, embeddedOnly: true, schema: 'migrated' }],
]);

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      kitchen: { type: 'string' },
      organization: { type: 'string' },
      password: { type: 'boolean' },
      keep: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const [name = '', word = '', ...rest] = positionals;
  const command = commands.get(name);
  if (!command || values.help) {
    print(HELP);
    return values.help ? 0 : 2;
  }
  if (!fits(command, word) || rest.length > 0)
    throw new Error(`"${name}" takes ${command.argument}. --help shows more.`);
  const config = readConfig();
  const log = (line: string): void => void process.stderr.write(`${line}\n`);
  const { mayCreate = false, embeddedOnly = false, schema = 'same' } = command;
  const open = await openDatabase({ config, log, mayCreate, embeddedOnly, schema });
  const { name: personName, kitchen, organization, password, keep } = values;
  try {
    return await command.run({
      ...open,
      config,
      word,
      options: { name: personName, kitchen, organization, password, keep },
    });
  } finally {
    await open.close();
  }
}

function fits({ argument }: Command, word: string): boolean {
  if (argument === 'a folder or nothing') return true;
  return (argument === 'nothing') === (word === '');
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
