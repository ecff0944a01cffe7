import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lineCheckReportFigures, prepReportFigures } from '#schema/report-figures.ts';
import { Client } from '../../testing/client.ts';
import { DEMO_TIMEOUT, startDemoApi, type TestApi } from '../../testing/start-api.ts';
import { Kitchen } from '../../testing/factories.ts';

let api: TestApi;
let manager: Client;
let days: string;

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  api = await startDemoApi();
  manager = await demoClient('manager');
  days = `from: "${day(-28)}", to: "${day(0)}"`;
}, DEMO_TIMEOUT);
afterAll(() => api.stop());

async function demoClient(role: 'cook' | 'manager'): Promise<Client> {
  const client = new Client(api);
  await client.post('/api/demo-login', { role });
  return client;
}

type Figures = Readonly<Record<string, string | number | null>>;
const camel = (figure: string) => figure.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const idText = (id: unknown) => (typeof id === 'string' ? `"${id}"` : 'null');

/** How many rows are behind a figure, all pages together. */
async function countBehind(list: string, filter: string): Promise<number> {
  let count = 0;
  for (let after = ''; ;) {
    const page = `${days}, filter: { ${filter} }, first: 100${after}`;
    const answer = await manager.request<Record<string, Page>>(
      `{ ${list}(${page}) { nodes { id } pageInfo { hasNextPage endCursor } } }`,
    );
    const { nodes, pageInfo } = answer[list] ?? { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };
    count += nodes.length;
    if (!pageInfo.hasNextPage) return count;
    after = `, after: "${pageInfo.endCursor}"`;
  }
}
interface Page {
  readonly nodes: readonly { readonly id: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const sum = (rows: readonly Figures[], field: string) => rows.reduce((total, row) => total + Number(row[field]), 0);

describe('the number of rows behind a figure is the figure', () => {
  test.each(prepReportFigures)('prep: %s, in all, of a station and of a person', async (figure) => {
    const field = camel(figure);
    const { prepReport } = await manager.request<{ prepReport: Record<'days' | 'stations' | 'people', Figures[]> }>(
      `{ prepReport(${days}) { days { ${field} } stations { id ${field} } people { id ${field} } } }`,
    );
    expect(await countBehind('prepReportTasks', `figure: ${figure}`)).toBe(sum(prepReport.days, field));
    for (const { id, [field]: count } of prepReport.stations.slice(0, 3))
      expect(await countBehind('prepReportTasks', `figure: ${figure}, stationId: ${idText(id)}`)).toBe(count);
    for (const { id, [field]: count } of prepReport.people.slice(0, 3))
      expect(await countBehind('prepReportTasks', `figure: ${figure}, personId: ${idText(id)}`)).toBe(count);
  });

  test.each([
    ['entries', 'entries'],
    ['unknown_costs', 'unknownCosts'],
  ])('waste: %s, in all, of a reason and of an item', async (figure, field) => {
    const { wasteReport } = await manager.request<{ wasteReport: Record<'days' | 'reasons' | 'items', Figures[]> }>(
      `{ wasteReport(${days}) { days { ${field} } reasons { id ${field} } items { id ${field} } } }`,
    );
    expect(await countBehind('wasteReportEntries', `figure: ${figure}`)).toBe(sum(wasteReport.days, field));
    for (const { id, [field]: count } of wasteReport.reasons.slice(0, 3))
      expect(await countBehind('wasteReportEntries', `figure: ${figure}, reasonId: ${idText(id)}`)).toBe(count);
    for (const { id, [field]: count } of wasteReport.items.slice(0, 3))
      expect(await countBehind('wasteReportEntries', `figure: ${figure}, itemId: ${idText(id)}`)).toBe(count);
  });

  test.each(lineCheckReportFigures.filter((figure) => figure !== 'failed'))(
    'line checks: %s, in all and of a check',
    async (figure) => {
      const field = camel(figure);
      const { lineCheckReport } = await manager.request<{ lineCheckReport: Record<'days' | 'checks', Figures[]> }>(
        `{ lineCheckReport(${days}) { days { ${field} } checks { id ${field} } } }`,
      );
      expect(await countBehind('lineCheckReportRuns', `figure: ${figure}`)).toBe(sum(lineCheckReport.days, field));
      for (const { id, [field]: count } of lineCheckReport.checks.slice(0, 3))
        expect(await countBehind('lineCheckReportRuns', `figure: ${figure}, templateId: ${idText(id)}`)).toBe(count);
    },
  );

  test('line checks: the failed readings of the runs behind add up to the figure', async () => {
    const runs = `lineCheckReportRuns(${days}, filter: { figure: failed }, first: 100) { nodes { failedCount } }`;
    const seen = await manager.request<{
      lineCheckReport: { days: Figures[] };
      lineCheckReportRuns: { nodes: Figures[] };
    }>(`{ lineCheckReport(${days}) { days { failedReadings } } ${runs} }`);
    const figure = sum(seen.lineCheckReport.days, 'failedReadings');
    expect(figure).toBeGreaterThan(0);
    expect(sum(seen.lineCheckReportRuns.nodes, 'failedCount')).toBe(figure);
  });
});

const lists = [
  ['prepReportTasks', 'figure: planned', 'stationId'],
  ['wasteReportEntries', 'figure: entries', 'reasonId'],
  ['lineCheckReportRuns', 'figure: due', 'templateId'],
] as const;

describe.each(lists)('%s', (list, figure, group) => {
  test('is refused for cooks', async () => {
    const cook = await demoClient('cook');
    expect(await cook.refused(`{ ${list}(${days}, filter: { ${figure} }) { nodes { id } } }`)).toBe('FORBIDDEN');
  });

  test('is empty for another kitchen', async () => {
    const outsider = await (await Kitchen.create(api)).signIn('manager');
    expect(await outsider.request(`{ ${list}(${days}, filter: { ${figure} }) { nodes { id } } }`)).toEqual({
      [list]: { nodes: [] },
    });
  });

  test('has no rows of a malformed id', async () => {
    expect(await countBehind(list, `${figure}, ${group}: "' or true --"`)).toBe(0);
  });

  test('refuses a period of more than two years', async () => {
    const years = `from: "2024-01-01", to: "2026-11-10", filter: { ${figure} }`;
    expect(await manager.refused(`{ ${list}(${years}) { nodes { id } } }`)).toBe('VALIDATION_FAILED');
  });
});
