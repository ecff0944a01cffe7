import { Migration } from '@mikro-orm/migrations';

interface Message {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number | Message>>;
}
const msg = (key: string, params: Message['params'] = {}): Message => ({ key, params });

const joined = (messages: readonly Message[], key: string): Message | null =>
  messages.length === 0 ? null : messages.reduce((first, second) => msg(key, { first, second }));

/** Null when one of them was not recognized. */
function all(messages: readonly (Message | null)[]): Message[] | null {
  const found = messages.filter((message) => message !== null);
  return found.length === messages.length ? found : null;
}

/** `Cod 1 kg, Hake 2 kg, Sole 1 kg and 4 more`. What is listed reads the same in every language. */
function listIn(text: string): string | Message {
  const [, list, count] = /^(.+, .+, .+) and (\d+) more$/s.exec(text) ?? [];
  return list === undefined ? text : msg('text.andMore', { list, count: Number(count) });
}

/** `Tidewater Fish, D-0021: 3 lines. Short: Cod 1 kg. Refused: Sole 2 kg.` */
function receivedDelivery(text: string): Message | null {
  const found = /^(.+?), (\S+): (\d+) lines?\.(?: Short: (.+?)\.)?(?: Refused: (.+)\.)?$/s.exec(text);
  if (!found) return null;
  const [, supplier = '', number = '', count = '', short, refused] = found;
  const lines =
    count === '1'
      ? msg('delivery.oneLine', { supplier, number })
      : msg('delivery.lines', { supplier, number, count: Number(count) });
  return joined(
    [
      lines,
      ...(short === undefined ? [] : [msg('delivery.short', { list: listIn(short) })]),
      ...(refused === undefined ? [] : [msg('delivery.refused', { list: listIn(refused) })]),
    ],
    'text.sentences',
  );
}

/** `5 kg of Cod cannot be taken from what may be used: lot K7QF3A (2 kg) expired on 21 Nov 2026, 10:00. Throw it …` */
function expiredStock(text: string): Message | null {
  const found =
    /^(\S+ \S+) of (.+?) cannot be taken from what may be used: (.+?)(?: and (\d+) more)?\. Throw it away, or a manager allows it with a reason\.$/s.exec(
      text,
    );
  if (!found) return null;
  const [, amount = '', name = '', listed = '', more] = found;
  const lots = all(listed.split(/, (?=lot )/).map(expiredLot));
  const list = lots && joined(lots, 'text.list');
  if (!list) return null;
  const shown = more === undefined ? list : msg('text.andMore', { list, count: Number(more) });
  return msg('stock.onlyExpired', { amount, name, lots: shown });
}

function expiredLot(text: string): Message | null {
  const [, code, amount = '', date = ''] = /^lot (\S+) \((.+)\) expired on (.+)$/s.exec(text) ?? [];
  return code === undefined ? null : msg('stock.expiredLot', { code, amount, date });
}

const reasons: Readonly<Record<string, string>> = {
  'its yield is unknown': 'prep.yieldUnknown',
  'the amount is unknown': 'prep.amountUnknown',
  'its recipes contain each other': 'prep.recipesCircle',
  'its recipe is unknown': 'prep.recipeUnknown',
};

function reasonIn(text: string): Message | null {
  const key = reasons[text];
  if (key !== undefined) return msg(key);
  const [, from, to = ''] = /^(.+) does not convert to (.+)$/.exec(text) ?? [];
  if (from !== undefined) return msg('unit.doesNotConvert', { from, to });
  const [, ofVolume, weight = ''] = /^(.+) converts to (.+) only with a density$/.exec(text) ?? [];
  return ofVolume === undefined ? null : msg('unit.needsDensity', { from: ofVolume, to: weight });
}

/** `Cream was not booked for Sauce: its yield is unknown.` */
function countNeeded(text: string): Message | null {
  const [, task, problem = ''] = /^The recipe of (.+) could not be taken out of stock: (.+)\.$/s.exec(text) ?? [];
  if (task !== undefined) {
    const reason = reasonIn(problem);
    return reason && msg('prep.recipeNotBooked', { task, reason });
  }
  const [, item, ofTask = '', why = ''] = /^(.+) was not booked for (.+): (.+)\.$/s.exec(text) ?? [];
  const reason = reasonIn(why);
  return item === undefined || !reason ? null : msg('prep.itemNotBooked', { item, task: ofTask, reason });
}

const VALUE = String.raw`yes|no|-?\d[^,:]*`;
const LIMIT = 'allowed .+? to .+?|limit .+? or below|limit .+? or above|no limit';
const firstReading = new RegExp(String.raw`^(.+?): (${VALUE})(?:, (${LIMIT}))?\. (.+)$`, 's');
const laterReadings = new RegExp(
  String.raw` (?=\d+ more readings\.|Then not applicable\.|Then (?:${VALUE}): (?:in|out of) range\.)`,
);
const laterReading = new RegExp(String.raw`^Then (${VALUE}): (in range\.$|out of range\. )(.*)$`, 's');

/** `Walk-in: 8.4 °C, limit 5 °C or below. Ana: Service called. Then 4 °C: in range.` */
function failedReading(text: string): Message | null {
  const [, name, value = '', limit, rest = ''] = firstReading.exec(text) ?? [];
  if (name === undefined) return null;
  const [acted = '', ...later] = rest.split(laterReadings);
  const actions = actionsIn(acted);
  const readings = all(later.map(followUp));
  if (!actions || !readings) return null;
  const measured =
    limit === undefined ? valueIn(value) : msg('text.list', { first: valueIn(value), second: limitIn(limit) });
  return joined([msg('check.firstReading', { name, value: measured, actions }), ...readings], 'text.sentences');
}

function followUp(text: string): Message | null {
  const [, count] = /^(\d+) more readings\.$/.exec(text) ?? [];
  if (count !== undefined) return msg('check.moreReadings', { count: Number(count) });
  if (text === 'Then not applicable.') return msg('check.thenNotApplicable');
  const [, value, verdict = '', acted = ''] = laterReading.exec(text) ?? [];
  if (value === undefined) return null;
  if (verdict.startsWith('in')) return msg('check.thenInRange', { value: valueIn(value) });
  const actions = actionsIn(acted);
  return actions && msg('check.thenOutOfRange', { value: valueIn(value), actions });
}

/** Several actions stay one text, because a name with an action reads the same in every language. */
function actionsIn(text: string): Message | null {
  const [, nobody] = /^(.+?): no action yet\.$/s.exec(text) ?? [];
  if (nobody !== undefined) return msg('check.noAction', { name: nobody });
  const [, name, action = ''] = /^(.+?): (.+)\.$/s.exec(text) ?? [];
  return name === undefined ? null : msg('check.action', { name, action });
}

function valueIn(text: string): Message {
  return text === 'yes' || text === 'no' ? msg(`check.${text}`) : msg('text.plain', { text });
}

function limitIn(text: string): Message {
  const [, min, max = ''] = /^allowed (.+) to (.+)$/.exec(text) ?? [];
  if (min !== undefined) return msg('check.allowed', { min, max });
  const [, value, side] = /^limit (.+) or (below|above)$/.exec(text) ?? [];
  if (value === undefined) return msg('check.noLimit');
  return msg(side === 'below' ? 'check.limitBelow' : 'check.limitAbove', { value });
}

/** By the beginning of the dedupe key, which names the kind of a notification. */
const recognize: Readonly<Record<string, (text: string) => Message | null>> = {
  'delivery:': receivedDelivery,
  'prep_expired:': expiredStock,
  'count_needed:': countNeeded,
  'line_check_failed:': failedReading,
};

/** Rows per statement. */
const BATCH = 1_000;

/**
 * Notifications whose text is composed of several sentences or of a list get key and params, too: deliveries with shortages or
 * refusals, refusals because of expired stock, counts needed, and readings out of range. In English stay readings of free
 * text, because nothing shows where they end; reasons for a count that no pattern here matches; and expiring stock from before
 * its sentence named the lot. They are deleted with their age.
 */
export class ComposedNotifications extends Migration {
  override async up(): Promise<void> {
    // The owner of the table reads and writes across kitchens here.
    await this.execute('alter table "notification" no force row level security');
    for (const [prefix, messageOf] of Object.entries(recognize)) await this.convert(prefix, messageOf);
    await this.execute('set constraints all immediate');
    await this.execute('alter table "notification" force row level security');
  }

  private async convert(prefix: string, messageOf: (text: string) => Message | null): Promise<void> {
    const rows = await this.execute(
      'select id, message from notification where message_content is null and starts_with(dedupe_key, ?)',
      [prefix],
    );
    const found = rows.flatMap(({ id, message }) => {
      const content = messageOf(String(message));
      return content ? [{ id: String(id), content }] : [];
    });
    for (let from = 0; from < found.length; from += BATCH) {
      await this.execute(
        `update notification set message_content = found.content
          from jsonb_to_recordset(?::jsonb) as found (id uuid, content jsonb) where found.id = notification.id`,
        [JSON.stringify(found.slice(from, from + BATCH))],
      );
    }
  }
}
