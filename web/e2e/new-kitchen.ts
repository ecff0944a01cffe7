import { type APIRequestContext, type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { Role } from '#schema/vocabulary.ts';
import { endpoints } from '../platform/paths.ts';
import { graphql, freshUsername, idsIn, password } from './people.ts';

/** A signed-in member of the kitchen, in a browser of their own. */
export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly id: string;
  readonly name: string;
}

/** A time zone in which it is this hour of the day. */
function zoneAt(hour: number): string {
  const later = (hour - new Date().getUTCHours() + 24) % 24;
  const ahead = later > 12 ? later - 24 : later;
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

const noon = 12;

/** A different address for each kitchen, to avoid the registration limit. */
function anyAddress(): string {
  return `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;
}

async function register(browser: Browser, baseURL: string | undefined, name: string, fields: object): Promise<Person> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const { request } = context;
  const answer = await request.post(endpoints.register, {
    headers: { 'x-forwarded-for': anyAddress() },
    data: { name, username: freshUsername('e2e'), password, language: 'en', timeZone: zoneAt(noon), ...fields },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const [id = ''] = idsIn(await answer.json());
  return { context, request, id, name, page: await context.newPage() };
}

/** A kitchen for one test at noon, where nobody else changes rows or causes toasts. */
export class NewKitchen {
  readonly #people: Person[];

  private constructor(
    private readonly browser: Browser,
    readonly baseURL: string | undefined,
    readonly admin: Person,
  ) {
    this.#people = [admin];
  }

  /** On the shared product, or on one of the test; at noon, so that no test crosses the kitchen's rollover, or at another hour. */
  static async open(browser: Browser, baseURL?: string, hour = noon): Promise<NewKitchen> {
    const fields = { role: 'admin', organizationName: 'Test Kitchen', timeZone: zoneAt(hour) };
    return new NewKitchen(browser, baseURL, await register(browser, baseURL, 'Olivia Marsh', fields));
  }

  /** The current registration code. */
  async code(): Promise<string> {
    const answer = JSON.stringify(await graphql(this.admin.request, '{ organizationCode }'));
    return /BRIGADE-[A-Z0-9]{8}/.exec(answer)?.[0] ?? '';
  }

  /** Registers a member with the code, verified by default. */
  async join(name: string, role: Exclude<Role, 'admin'>, verified = true): Promise<Person> {
    const person = await register(this.browser, this.baseURL, name, { role, organizationCode: await this.code() });
    this.#people.push(person);
    if (verified) await this.do('verifyUser', 'VerifyUserInput', { id: person.id, role });
    return person;
  }

  /** Runs a mutation as the admin: `do('addPrepTask', 'AddPrepTaskInput', {…})`. Returns the new row's id. */
  async do(mutation: string, inputType: string, input: object): Promise<string> {
    const query = `mutation ($input: ${inputType}!) { ${mutation}(input: $input) { id } }`;
    const [id = ''] = idsIn(await graphql(this.admin.request, query, { input }));
    return id;
  }

  /** Closes the browsers of all but the admin: open screens of earlier tests would still refetch after every change. */
  async leave(): Promise<void> {
    for (const { context } of this.#people.splice(1)) await context.close();
  }

  async close(): Promise<void> {
    for (const { context } of this.#people) await context.close();
  }
}
