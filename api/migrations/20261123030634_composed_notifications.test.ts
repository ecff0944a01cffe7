import { beforeAll, describe, expect, test } from 'vitest';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { inEnglish, type Message } from '#schema/messages.ts';
import { entities } from '../features.ts';
import { ormOptions } from '../platform/database/connect.ts';
import { emptyDatabase } from '../testing/start-api.ts';

/** The keys of a message and of its params, outermost first. */
function keysIn({ key, params }: Message): string[] {
  return [key, ...Object.values(params).flatMap((param) => (typeof param === 'object' ? keysIn(param) : []))];
}

type Old = readonly [kind: string, message: string, keys: readonly string[]];
const lot = (code: string) => `lot ${code} (2 kg) expired on 21 Nov 2026, 10:00`;
const refused = (lots: string) =>
  `5 kg of Cod of the day cannot be taken from what may be used: ${lots}. Throw it away, or a manager allows it with a reason.`;

const recognized: readonly Old[] = [
  [
    'delivery',
    'Tidewater Fish, D-0021: 1 line. Short: Cod 1 kg.',
    ['text.sentences', 'delivery.oneLine', 'delivery.short'],
  ],
  [
    'delivery',
    'Smith, Jones & Co, D-0022: 6 lines. Short: Cod 1 kg, Hake 2 kg, Sole 1 kg and 2 more. Refused: Milk 4 l.',
    ['text.sentences', 'text.sentences', 'delivery.lines', 'delivery.short', 'text.andMore', 'delivery.refused'],
  ],
  ['prep_expired', refused(lot('K7QF3A')), ['stock.onlyExpired', 'stock.expiredLot']],
  [
    'prep_expired',
    refused(`${lot('A')}, ${lot('B')}, ${lot('C')} and 3 more`),
    [
      'stock.onlyExpired',
      'text.andMore',
      'text.list',
      'text.list',
      'stock.expiredLot',
      'stock.expiredLot',
      'stock.expiredLot',
    ],
  ],
  [
    'count_needed',
    'The recipe of Demi-glace could not be taken out of stock: its recipes contain each other.',
    ['prep.recipeNotBooked', 'prep.recipesCircle'],
  ],
  [
    'count_needed',
    'Cream was not booked for Sauce: l converts to kg only with a density.',
    ['prep.itemNotBooked', 'unit.needsDensity'],
  ],
  [
    'line_check_failed',
    'Reach-in 1: cooked chicken: 7.1 °C, limit 5 °C or below. Ana Torres: no action yet.',
    ['check.firstReading', 'text.list', 'text.plain', 'check.limitBelow', 'check.noAction'],
  ],
  [
    'line_check_failed',
    'Sanitizer: 600 ppm, allowed 200 ppm to 400 ppm. Ana: Diluted? Yes. Bo: Measured again. 2 more readings. Then not applicable. Then 500 ppm: out of range. Bo: Diluted. Then 300 ppm: in range.',
    [
      'text.sentences',
      'text.sentences',
      'text.sentences',
      'text.sentences',
      'check.firstReading',
      'text.list',
      'text.plain',
      'check.allowed',
      'check.action',
      'check.moreReadings',
      'check.thenNotApplicable',
      'check.thenOutOfRange',
      'text.plain',
      'check.action',
      'check.thenInRange',
      'text.plain',
    ],
  ],
  [
    'line_check_failed',
    'Hands washed: no. Ana: Washed. Then yes: in range.',
    ['text.sentences', 'check.firstReading', 'check.no', 'check.action', 'check.thenInRange', 'check.yes'],
  ],
];
const unrecognized: readonly [kind: string, message: string][] = [
  ['line_check_failed', 'Smell: a bit sour, and warm. Ana: Thrown away.'],
  ['count_needed', 'Cream was not booked for Sauce: nobody knows why.'],
  ['expiring', '2 kg may no longer be served.'],
];

describe('notifications of several sentences, stored before messages had keys', () => {
  const stored = new Map<string, Message | null>();

  beforeAll(async () => {
    const kitchen = uuidv7();
    const url = await emptyDatabase();
    const orm = await MikroORM.init(ormOptions(url, entities));
    await orm.migrator.up({ to: '20261122140000_messages' });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`select set_config('app.organization', '${kitchen}', false)`);
    await client.query(
      `insert into organization (id, organization_id, name, country) values ($1, $1, 'Old kitchen', 'GB')`,
      [kitchen],
    );
    for (const [kind, message] of [...recognized, ...unrecognized]) {
      const id = uuidv7();
      await client.query(
        `insert into notification (id, organization_id, version, created_at, updated_at, type, title, message, dedupe_key)
          values ($1, $2, 1, now(), now(), 'other', 'Old', $3, $4)`,
        [id, kitchen, message, `${kind}:${id}`],
      );
    }
    await orm.migrator.up();
    const { rows } = await client.query<{ message: string; message_content: Message | null }>(
      'select message, message_content from notification',
    );
    for (const row of rows) stored.set(row.message, row.message_content);
    await client.end();
    await orm.close();
  }, 60_000);

  test.each(recognized)('of kind %s get key and params: %s', (_kind, message, keys) => {
    const content = stored.get(message);
    expect(content && keysIn(content)).toEqual(keys);
  });

  test.each(recognized)('of kind %s read the same in English: %s', (_kind, message) => {
    const content = stored.get(message);
    expect(content && inEnglish(content)).toBe(message);
  });

  test.each(unrecognized)('of kind %s that cannot be recognized stay a text: %s', (_kind, message) => {
    expect(stored.get(message)).toBeNull();
  });
});
