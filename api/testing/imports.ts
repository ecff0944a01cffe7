import { expect } from 'vitest';
import { importShape, type ImportJson } from '#schema/rest.ts';
import { jobs, queues } from '../features.ts';
import { JobRunner } from '../platform/jobs/runner.ts';
import type { Client } from './client.ts';
import type { TestApi } from './start-api.ts';

/** Imports run in the queue, which is polled once a second. */
const STEP_WAIT = 60_000;

/** An import as tests read it. */
export interface ImportedFile {
  readonly id: string;
  readonly state: string;
  readonly newCount: number;
  readonly changedCount: number;
  readonly sameCount: number;
  readonly errorCount: number;
  readonly noteCount: number;
  readonly matchCount: number;
  readonly confirmCount: number;
  readonly doneCount: number;
  readonly problemText: string | null;
  readonly problemContent: { readonly key: string } | null;
}

const FIELDS =
  'id state newCount changedCount sameCount errorCount noteCount matchCount confirmCount doneCount problemText problemContent';

/** Runs the queue of imports. Resolves to what stops it. */
export async function runImports(api: TestApi): Promise<() => Promise<void>> {
  const runner = new JobRunner(api.app, jobs, api.databaseUrl, queues);
  await runner.start();
  return () => runner.stop();
}

/** Sends a file. */
export async function sendFile(
  client: Client,
  kind: string,
  file: string | Buffer,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string; read: () => ImportJson }> {
  const response = await fetch(`${client.api.url}/api/imports?kind=${kind}&fileName=list.csv`, {
    method: 'POST',
    headers: { ...client.credentials, 'content-type': 'application/octet-stream', ...headers },
    body: typeof file === 'string' ? file : new Uint8Array(file),
  });
  const text = await response.text();
  return { status: response.status, text, read: () => importShape.parse(JSON.parse(text)) };
}

/** Reads a file, and tries its rows by the guessed columns. */
export async function checkFile(client: Client, kind: string, file: string | Buffer): Promise<ImportedFile> {
  const sent = await sendFile(client, kind, file);
  expect({ status: sent.status, text: sent.text }).toMatchObject({ status: 200 });
  const { id, fields, hasHeadings } = sent.read();
  return step(client, 'checkImport', { id, fields, hasHeadings });
}

/** Starts a step and waits until it has ended. */
export async function step(
  client: Client,
  name: 'checkImport' | 'applyImport' | 'undoImport',
  input: Record<string, unknown>,
): Promise<ImportedFile> {
  const type = { checkImport: 'CheckImportInput', applyImport: 'ApplyImportInput', undoImport: 'UndoImportInput' }[
    name
  ];
  await client.request(`mutation ($input: ${type}!) { ${name}(input: $input) { id } }`, { input });
  return settled(client, String(input['id']));
}

/** The import, once it no longer runs. */
export async function settled(client: Client, id: string): Promise<ImportedFile> {
  return expect
    .poll(() => readImport(client, id), { timeout: STEP_WAIT, interval: 50 })
    .toSatisfy(({ state }: ImportedFile) => !['checking', 'applying', 'undoing'].includes(state))
    .then(() => readImport(client, id));
}

export async function readImport(client: Client, id: string): Promise<ImportedFile> {
  const { importBatch } = await client.request<{ importBatch: ImportedFile }>(
    `query ($id: ID!) { importBatch(id: $id) { ${FIELDS} } }`,
    { id },
  );
  return importBatch;
}

/** Checks and applies a file that has no errors. */
export async function importFile(client: Client, kind: string, file: string | Buffer): Promise<ImportedFile> {
  const { id } = await checkFile(client, kind, file);
  return step(client, 'applyImport', { id, onlyGood: false });
}

export interface ReadRow {
  readonly number: number;
  readonly outcome: string | null;
  readonly problems: readonly { readonly field: string | null; readonly text: string }[];
  readonly notes: readonly { readonly text: string }[];
  readonly changes: readonly {
    readonly field: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
}

/** The rows of an import: its first hundred. */
export async function rowsOf(client: Client, importId: string, outcome: string | null = null): Promise<ReadRow[]> {
  const { importRows } = await client.request<{ importRows: { nodes: ReadRow[] } }>(
    `query ($filter: ImportRowsFilter!) { importRows(filter: $filter, first: 100) {
      nodes { number outcome problems { field text } notes { text } changes { field before after } } } }`,
    { filter: { importId, outcome } },
  );
  return importRows.nodes;
}

/** What is wrong with an import: `2 name: …`. */
export async function problemsOf(client: Client, importId: string): Promise<string[]> {
  const rows = await rowsOf(client, importId, 'error');
  return rows.flatMap(({ number, problems }) => problems.map(({ field, text }) => `${number} ${field}: ${text}`));
}

/** Every row of a kind as CSV. */
export async function exported(client: Client, kind: string): Promise<string> {
  const answer = await client.get(`/api/exports/${kind}`);
  expect(answer.status).toBe(200);
  return answer.text;
}
