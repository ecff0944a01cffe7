import type { Client } from './client.ts';
import type { Kitchen } from './factories.ts';

/** A reading in the form that tests compare. */
export interface ReadingSeen {
  readonly id: string;
  readonly result: string;
  readonly temperature: string | null;
  readonly byName: string;
  readonly actions: { readonly action: string; readonly byName: string }[];
}

export interface EntrySeen {
  readonly item: { readonly id: string; readonly name: string };
  readonly answer: ReadingSeen | null;
  readonly readings: ReadingSeen[];
  readonly openFailures: number;
}

export interface SheetSeen {
  readonly savedAnswerId: string | null;
  readonly check: {
    readonly id: string;
    readonly status: string;
    readonly failedCount: number;
    readonly failedItemCount: number;
    readonly openFailureCount: number;
    readonly notMeasuredCount: number;
  };
  readonly entries: EntrySeen[];
}

const READING = 'id result temperature byName actions { action byName }';
const SHEET = `savedAnswerId check { id status failedCount failedItemCount openFailureCount notMeasuredCount }
  entries { item { id name } answer { ${READING} } readings { ${READING} } openFailures }`;

/** A mutation of line checks that returns the whole sheet. */
export function checkMutation(name: string): string {
  return `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { done: ${name}(input: $input) { ${SHEET} } }`;
}

const fridge = { kind: 'temperature', maxC: '5', maxF: '41', critical: true, correctiveActions: ['Re-iced'] };

/** The line check that `beginCheck` starts: two critical fridges and a yes/no question. */
export const checkedItems = [
  { ...fridge, name: 'Fridge' },
  { ...fridge, name: 'Fish drawer' },
  { name: 'Boards clean', kind: 'yes_no' },
];

export class RunningCheck {
  constructor(
    readonly id: string,
    readonly items: readonly string[],
    private readonly client: Client,
  ) {}

  /** Records a reading in °C of one of the items. */
  async read(item: number, temperature: string, more: object = {}, client = this.client): Promise<SheetSeen> {
    const input = { lineCheckId: this.id, itemId: this.items[item], temperature, temperatureUnit: 'C', ...more };
    return (await client.request<{ done: SheetSeen }>(checkMutation('answerLineCheck'), { input })).done;
  }

  /** Answers a question. */
  async say(item: number, yes: boolean): Promise<SheetSeen> {
    const input = { lineCheckId: this.id, itemId: this.items[item], yes };
    return (await this.client.request<{ done: SheetSeen }>(checkMutation('answerLineCheck'), { input })).done;
  }

  /** Answers an item with not applicable, for a reason. */
  async passOver(item: number, note?: string): Promise<SheetSeen> {
    const input = { lineCheckId: this.id, itemId: this.items[item], notApplicable: true, note };
    return (await this.client.request<{ done: SheetSeen }>(checkMutation('answerLineCheck'), { input })).done;
  }

  /** Records the corrective action of a reading out of range. */
  async act(answerId: string | null | undefined, action: string, client = this.client): Promise<SheetSeen> {
    const input = { answerId, action };
    return (await client.request<{ done: SheetSeen }>(checkMutation('recordLineCheckAction'), { input })).done;
  }

  async submit(): Promise<SheetSeen> {
    return (
      await this.client.request<{ done: SheetSeen }>(checkMutation('submitLineCheck'), { input: { id: this.id } })
    ).done;
  }

  async sheet(): Promise<SheetSeen> {
    const query = `query ($id: ID!) { sheet: lineCheck(id: $id) { ${SHEET} } }`;
    return (await this.client.request<{ sheet: SheetSeen }>(query, { id: this.id })).sheet;
  }

  /** The error message of a mutation; undefined when it succeeded. */
  async refusal(name: string, input: object, client = this.client): Promise<string | undefined> {
    return (await client.graph(checkMutation(name), { input })).errors[0]?.message;
  }
}

/** Starts a line check of `checkedItems`, due in an hour. The kitchen's rollover must be far from now. */
export async function beginCheck(manager: Client, cook: Client): Promise<RunningCheck> {
  const hour = (new Date().getUTCHours() + 1) % 24;
  const input = {
    name: 'Dinner',
    dueTimes: [`${String(hour).padStart(2, '0')}:00`],
    weekdays: [],
    openMinutes: 120,
    graceMinutes: 60,
    items: checkedItems,
  };
  const add = `mutation ($input: AddLineCheckTemplateInput!) { made: addLineCheckTemplate(input: $input) { items { id } } }`;
  const { made } = await manager.request<{ made: { items: { id: string }[] } }>(add, { input });
  const { lineChecks } = await cook.request<{ lineChecks: { id: string }[] }>('{ lineChecks { id } }');
  const id = lineChecks[0]?.id ?? '';
  await cook.request('mutation ($input: StartLineCheckInput!) { startLineCheck(input: $input) { id } }', {
    input: { id },
  });
  return new RunningCheck(
    id,
    made.items.map((item) => item.id),
    cook,
  );
}

/** A rollover twelve hours away, so that "in an hour" is still the same business day. */
export function farRollover(): string {
  return `${String((new Date().getUTCHours() + 12) % 24).padStart(2, '0')}:00`;
}

/** The stored readings as plain rows, oldest first. */
export function storedReadings(kitchen: Kitchen): Promise<{ temperature: string | null }[]> {
  return kitchen.api.app.database.read(kitchen.id, (db) =>
    db.selectFrom('lineCheckAnswer').select('temperature').orderBy('answeredAt').orderBy('id').execute(),
  );
}
