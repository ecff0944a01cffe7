import { addDays, businessDate } from '#schema/business-day.ts';
import type { Item } from '../features/inventory/items/item.entity.ts';
import type { Client } from './client.ts';
import { Kitchen } from './factories.ts';
import { zoneWhereItIs } from './kitchen-clock.ts';
import type { TestApi } from './start-api.ts';

export interface SheetLine {
  readonly id: string;
  readonly itemName: string;
  readonly par: string;
  readonly parAssumed: boolean;
  readonly refillBelow: string | null;
  readonly expectedUse: string | null;
  readonly onHand: string;
  readonly planned: string;
  readonly short: string;
  readonly needed: string | null;
  readonly useful: string | null;
  readonly usefulUntil: string | null;
  readonly capped: boolean;
  readonly toMake: string;
  readonly runs: readonly string[];
}

export interface BuiltList {
  readonly enough: number;
  readonly alreadyPlanned: number;
  readonly roundedToNothing: readonly string[];
  readonly wouldExpire: readonly string[];
  readonly tasks: readonly { readonly id: string; readonly name: string; readonly targetQuantity: string }[];
}

interface DayTask {
  readonly id: string;
  readonly name: string;
  readonly targetQuantity: string;
  readonly runNo: number;
  readonly status: string;
}

export const buildList = `mutation ($input: BuildPrepListInput) { buildPrepList(input: $input) {
  enough alreadyPlanned roundedToNothing wouldExpire tasks { id name targetQuantity }
} }`;
export const undoBuild = 'mutation ($input: UndoPrepBuildInput!) { undoPrepBuild(input: $input) { removed kept } }';
export const addLine = 'mutation ($input: AddPrepItemInput!) { mutate: addPrepItem(input: $input) { id } }';

export const everyDay = (quantity: string): string[] => Array.from({ length: 7 }, () => quantity);

/** A kitchen in which it is nine in the morning, with a manager who plans. */
export class Planning {
  private constructor(
    readonly kitchen: Kitchen,
    readonly manager: Client,
    readonly clock: { readonly timeZone: string; readonly dayRollover: string },
  ) {}

  static async open(api: TestApi, timeZone: string = zoneWhereItIs(9)): Promise<Planning> {
    const clock = { timeZone, dayRollover: '04:00' };
    const kitchen = await Kitchen.create(api, clock);
    return new Planning(kitchen, await kitchen.signIn('manager'), clock);
  }

  day(ahead: number): string {
    return addDays(businessDate(this.clock, new Date()), ahead);
  }

  async mutate(name: string, input: object, type: string, client: Client = this.manager): Promise<string> {
    const document = `mutation ($input: ${type}!) { mutate: ${name}(input: $input) { id } }`;
    return (await client.request<{ mutate: { id: string } }>(document, { input })).mutate.id;
  }

  /** A line of the par sheet for a new item, with par 10 unless the line says otherwise. */
  async line(line: object = {}, item: Partial<Item> = {}, onHand = '0'): Promise<{ id: string; item: Item }> {
    const made = await this.kitchen.item({ name: 'Sauce', kind: 'prep', unit: 'l', tcsClass: 'none', ...item }, onHand);
    const input = { itemId: made.id, parByWeekday: everyDay('10'), ...line };
    return { id: await this.mutate('addPrepItem', input, 'AddPrepItemInput'), item: made };
  }

  async sheet(ahead = 0): Promise<SheetLine[]> {
    const read = `query ($date: LocalDate) { prepItems(date: $date) { id itemName par parAssumed refillBelow expectedUse
      onHand planned short needed useful usefulUntil capped toMake runs } }`;
    return (await this.manager.request<{ prepItems: SheetLine[] }>(read, { date: this.day(ahead) })).prepItems;
  }

  async build(input: object = {}, client: Client = this.manager): Promise<BuiltList> {
    return (await client.request<{ buildPrepList: BuiltList }>(buildList, { input })).buildPrepList;
  }

  async undo(input: object, client: Client = this.manager): Promise<{ removed: number; kept: string[] }> {
    const answer = await client.request<{ undoPrepBuild: { removed: number; kept: string[] } }>(undoBuild, { input });
    return answer.undoPrepBuild;
  }

  /** The tasks of a day that are not cancelled, as `Sauce 10`. */
  async planned(date: string): Promise<string[]> {
    return (await this.tasks(date)).map(({ name, targetQuantity }) => `${name} ${targetQuantity}`);
  }

  async tasks(date: string): Promise<DayTask[]> {
    const read = `query ($filter: PrepTasksFilter) { prepTasks(filter: $filter) {
      id name targetQuantity runNo status } }`;
    return (await this.manager.request<{ prepTasks: DayTask[] }>(read, { filter: { date } })).prepTasks;
  }
}
