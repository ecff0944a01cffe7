import { i18n } from '@lingui/core';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  amountOf,
  dateOf,
  english,
  inEnglish,
  joined,
  type Message,
  momentOf,
  moneyOf,
  msg,
  wordOf,
} from '#schema/messages.ts';
import '../kitchen/unit-texts.ts';
import { spanish } from './messages.es.ts';
import { keepOwnUnits } from './own-unit-names.ts';
import { loadEnglishMessages, loadSpanishMessages, serverText } from './server-messages.ts';

const placeholdersOf = (template: string) => [...new Set(template.match(/\{\w*\}/g))].toSorted().join(' ');
const texts = (message: Message) => serverText(inEnglish(message), message);

describe('the messages of the server', () => {
  test('have the same placeholders in both languages', () => {
    const different = Object.entries(english).filter(
      ([key, template]) => placeholdersOf(template) !== placeholdersOf(Reflect.get(spanish, key)),
    );
    expect(different).toEqual([]);
  });

  test('have the same keys in both languages', () => {
    expect(Object.keys(spanish).toSorted()).toEqual(Object.keys(english).toSorted());
    const empty = Object.entries(spanish).filter(([key, text]) => text === '' && key !== 'text.nothing');
    expect(empty).toEqual([]);
  });
});

describe('a unit that the kitchen has added', () => {
  beforeAll(() => Promise.all([loadSpanishMessages(), loadEnglishMessages()]));
  beforeEach(() => keepOwnUnits([{ code: 'hotel_pan', name: 'Gastronorm pan', nameEs: 'Bandeja GN' }]));
  afterEach(() => {
    i18n.activate('en');
    keepOwnUnits([]);
  });

  test.each([
    ['en', 'Soup owes 2 Gastronorm pan. Count it first.'],
    ['es', 'Soup debe 2 Bandeja GN. Cuéntalo antes.'],
  ])('has its name in messages, too: %s', (language, text) => {
    i18n.activate(language);
    expect(texts(msg('stock.owes', { name: 'Soup', amount: amountOf(2, 'hotel_pan') }))).toBe(text);
  });
});

describe('server messages in Spanish', () => {
  beforeAll(loadSpanishMessages);
  beforeEach(() => i18n.activate('es'));
  afterEach(() => i18n.activate('en'));

  test.each<[Message, string]>([
    [msg('stock.owes', { name: 'Butter', amount: amountOf(3, 'kg') }), 'Butter debe 3 kg. Cuéntalo antes.'],
    [
      msg('lot.pastUseBy', { code: 'K7QF3A', name: 'Cod', state: msg('lot.frozen') }),
      'El lote K7QF3A de Cod ha caducado y no puede quedar congelado. Tíralo.',
    ],
    [msg('import.fieldMissing', { name: wordOf({ en: 'Name', es: 'Nombre' }) }), 'Di qué columna es “Nombre”.'],
    [msg('common.notFound', { what: msg('thing.recipe') }), 'No se encuentra: receta.'],
    [
      msg('common.tooManyAttempts', { wait: msg('text.seconds', { count: 40 }) }),
      'Demasiados intentos. Vuelve a intentarlo en 40 segundos.',
    ],
    [
      joined('text.sentences', [
        msg('delivery.lines', { supplier: 'Tidewater Fish', number: 'D-0021', count: 3 }),
        msg('delivery.short', { list: 'Cod 1 kg' }),
      ]),
      'Tidewater Fish, D-0021: 3 líneas. Faltó: Cod 1 kg.',
    ],
    [
      msg('text.field', { field: 'first', problem: msg('common.howManyRows', { count: 100 }) }),
      'first: Pide de 1 a 100 filas.',
    ],
    [
      msg('stock.expiredLot', {
        code: 'K7QF3A',
        amount: amountOf('2.5', 'kg'),
        date: momentOf(new Date('2026-11-25T02:05:00Z'), 'America/New_York'),
      }),
      'lote K7QF3A (2,5 kg) caducó el 24 nov 2026, 21:05',
    ],
    [
      msg('waste.thrownAway', {
        cost: moneyOf(11_768, 'EUR'),
        date: dateOf('2026-11-25'),
        limit: moneyOf('10000', 'EUR'),
      }),
      'El mié, 25 nov se tiraron 117,68\u00A0€; el límite es 100,00\u00A0€.',
    ],
    [msg('check.dueAt', { name: 'Cámara', time: msg('text.clock', { time: '15:05' }) }), 'Cámara toca a las 15:05'],
    [msg('stock.owes', { name: 'Huevos', amount: amountOf('6.11764', 'ea') }), 'Huevos debe 6,118 ud. Cuéntalo antes.'],
    [
      msg('stock.stillOnHand', { amount: amountOf(12, 'fl_oz'), name: 'Cream' }),
      'Todavía hay 12 fl oz de Cream. Ponlo antes a cero con un recuento.',
    ],
  ])('%j', (message, expected) => {
    expect(texts(message)).toBe(expected);
  });

  test('stay English without a key, or with a key of a newer server', () => {
    expect(serverText('Words of a person.', null)).toBe('Words of a person.');
    expect(serverText('New words.', { key: 'newer.key', params: {} })).toBe('New words.');
    const inside = { key: 'text.field', params: { field: 'x', problem: { key: 'newer.key', params: {} } } };
    expect(serverText('x: New words.', inside)).toBe('x: New words.');
  });
});

describe('server messages in English', () => {
  beforeAll(loadEnglishMessages);

  test.each<[Message, string]>([
    [msg('stock.owes', { name: 'Cream', amount: amountOf(12, 'fl_oz') }), 'Cream owes 12 fl oz. Count it first.'],
    [msg('stock.owes', { name: 'Eggs', amount: amountOf('6.11764', 'ea') }), 'Eggs owes 6.118 ea. Count it first.'],
    [msg('stock.owes', { name: 'Stock', amount: amountOf('1250', 'l') }), 'Stock owes 1,250 L. Count it first.'],
    [
      msg('settings.monthlyCountIn', { days: 2, day: dateOf('2026-03-10') }),
      'The monthly inventory count is in 2 days, on Tue, Mar 10.',
    ],
    [msg('check.dueAt', { name: 'Cooler', time: msg('text.clock', { time: '15:05' }) }), 'Cooler is due at 3:05 PM'],
  ])('%j', (message, expected) => {
    expect(texts(message)).toBe(expected);
  });

  test('without a key stay as the server wrote them, with units as people write them', () => {
    expect(serverText('12 fl_oz of cream.', null)).toBe('12 fl oz of cream.');
  });
});
