import { localDateTime } from './business-day.ts';
import { currencyPlaces } from './currency.ts';
import { textMessages } from './messages/text.ts';
import { commonMessages } from './messages/common.ts';
import { fieldsMessages } from './messages/fields.ts';
import { thingsMessages } from './messages/things.ts';
import { authMessages } from './messages/auth.ts';
import { usersMessages } from './messages/users.ts';
import { organizationsMessages } from './messages/organizations.ts';
import { devicesMessages } from './messages/devices.ts';
import { tokensMessages } from './messages/tokens.ts';
import { webhooksMessages } from './messages/webhooks.ts';
import { inventoryMessages } from './messages/inventory.ts';
import { categoriesMessages } from './messages/categories.ts';
import { unitsMessages } from './messages/units.ts';
import { deliveriesMessages } from './messages/deliveries.ts';
import { prepMessages } from './messages/prep.ts';
import { recipesMessages } from './messages/recipes.ts';
import { wasteMessages } from './messages/waste.ts';
import { salesMessages } from './messages/sales.ts';
import { reportsMessages } from './messages/reports.ts';
import { documentsMessages } from './messages/documents.ts';
import { exportsMessages } from './messages/exports.ts';
import { lineChecksMessages } from './messages/line-checks.ts';
import { photosMessages } from './messages/photos.ts';
import { countsMessages } from './messages/counts.ts';
import { timersMessages } from './messages/timers.ts';
import { handoversMessages } from './messages/handovers.ts';
import { starterKitchensMessages } from './messages/starter-kitchens.ts';
import { importsMessages } from './messages/imports.ts';
import { viewsMessages } from './messages/views.ts';
import { notificationsMessages } from './messages/notifications.ts';

/**
 * All messages of the server in English: a key, and a sentence with `{params}`. Programs use the English sentence or the
 * key; the web app has the same keys in other languages.
 */
export const english = {
  ...textMessages,
  ...commonMessages,
  ...fieldsMessages,
  ...thingsMessages,
  ...authMessages,
  ...usersMessages,
  ...organizationsMessages,
  ...devicesMessages,
  ...tokensMessages,
  ...webhooksMessages,
  ...inventoryMessages,
  ...categoriesMessages,
  ...unitsMessages,
  ...deliveriesMessages,
  ...prepMessages,
  ...recipesMessages,
  ...wasteMessages,
  ...salesMessages,
  ...reportsMessages,
  ...lineChecksMessages,
  ...photosMessages,
  ...countsMessages,
  ...timersMessages,
  ...handoversMessages,
  ...starterKitchensMessages,
  ...viewsMessages,
  ...notificationsMessages,
  ...importsMessages,
  ...documentsMessages,
  ...exportsMessages,
} as const;

export type MessageKey = keyof typeof english;

/** A param: text and numbers unchanged, a message in the reader's language. */
export type MessageParam = string | number | Message;

/** A message of the server, or a part of one. Sent and stored in this form. */
export interface Message {
  readonly key: MessageKey;
  readonly params: Readonly<Record<string, MessageParam>>;
}

type GapsOf<Template extends string> = Template extends `${string}{${infer Gap}}${infer Rest}`
  ? Gap | GapsOf<Rest>
  : never;
type ParamsOf<Key extends MessageKey> = { readonly [Gap in GapsOf<(typeof english)[Key]>]: MessageParam };

/** Creates a message with all params of its sentence. */
export function msg<Key extends MessageKey>(
  key: Key,
  ...[params]: [GapsOf<(typeof english)[Key]>] extends [never] ? [] : [params: ParamsOf<Key>]
): Message {
  return { key, params: params ?? {} };
}

/** The text of the message in one language. */
export function rendered({ key, params }: Message, templates: Readonly<Record<MessageKey, string>>): string {
  return templates[key].replaceAll(/\{(\w+)\}/g, (_gap, name: string) => {
    const value = params[name];
    return typeof value === 'object' ? rendered(value, templates) : String(value ?? '');
  });
}

export function inEnglish(message: Message): string {
  return rendered(message, english);
}

/** A quantity with its unit. */
export function amountOf(quantity: string | number, unit: string): Message {
  return msg('text.amount', { quantity, unit });
}

/** A date of the kitchen, `2026-11-25`, which people read in their own format. */
export function dateOf(date: string): Message {
  return msg('text.date', { date });
}

/** An instant, as English text and as the kitchen's time, which people read in their own formats. */
export function momentOf(at: Date, timeZone: string): Message {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return { key: 'text.moment', params: { text: format.format(at), local: localDateTime(timeZone, at) } };
}

/** An amount in minor units of a currency, as English text and for readers' own formats. */
export function moneyOf(minorUnits: string | number, currency: string): Message {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const text = format.format(Number(minorUnits) / 10 ** currencyPlaces(currency));
  return { key: 'text.money', params: { text, minorUnits, currency } };
}

/** A word in both languages, such as the heading of a column. */
export function wordOf({ en, es }: Readonly<Record<'en' | 'es', string>>): Message {
  return { key: 'text.word', params: { text: en, es } };
}

type Joiner = 'text.list' | 'text.series' | 'text.sentences';

/** Text that is the same in every language, such as user input. */
export const plain = (text: string): Message => msg('text.plain', { text });

/** Several messages as one: a list with commas, a series with semicolons, or sentences. */
export function joined(joiner: Joiner, messages: readonly Message[]): Message {
  const [first = msg('text.nothing'), ...rest] = messages;
  return rest.reduce((before, second) => msg(joiner, { first: before, second }), first);
}

/** A list of the first few, with the number of the others. */
export function listOf(shown: readonly Message[], more: number): Message {
  const list = joined('text.list', shown);
  return more > 0 ? msg('text.andMore', { list, count: more }) : list;
}

/** A kind of thing, as named in sentences. */
export type Thing = ThingIn<MessageKey>;
type ThingIn<Key> = Key extends `thing.${infer Name}` ? Name : never;
/** A kind of thing with a user-defined name. */
export type NamedThing = NamedIn<MessageKey>;
type NamedIn<Key> = Key extends `one.${infer Name}` ? Name : never;

export const thing = (name: Thing): Message => ({ key: `thing.${name}`, params: {} });
