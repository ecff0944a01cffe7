import { describe, expect, test } from 'vitest';
import { durationsIn } from './durations.ts';

/** The matched texts and their seconds. */
const read = (text: string) => durationsIn(text).map(({ start, end, seconds }) => [text.slice(start, end), seconds]);

const minutes = 60;
const hours = 3_600;

describe('durations in the text of a step', () => {
  test.each([
    ['Simmer for 20 min.', '20 min', 20 * minutes],
    ['Cocer 20 minutos', '20 minutos', 20 * minutes],
    ['Rest 5 mins', '5 mins', 5 * minutes],
    ['Blanch 45 seconds', '45 seconds', 45],
    ['Escaldar 45 segundos', '45 segundos', 45],
    ['Stir 30 s', '30 s', 30],
    ['Bake 1 h', '1 h', hours],
    ['Reposar 1 hora', '1 hora', hours],
    ['Chill for 2 hours, covered', '2 hours', 2 * hours],
    ['Bake 1 h 30', '1 h 30', 90 * minutes],
    ['Bake 1h30 at 160 °C', '1h30', 90 * minutes],
    ['Bake 1 h 30 min', '1 h 30 min', 90 * minutes],
    ['Bake 1 hour and 15 minutes', '1 hour and 15 minutes', 75 * minutes],
    ['Hornear 1 hora y 15 minutos', '1 hora y 15 minutos', 75 * minutes],
    ['Cook 1 min 30 s', '1 min 30 s', 90],
    ['Braise 2 h 5 min 10 s', '2 h 5 min 10 s', 2 * hours + 5 * minutes + 10],
    ['Rest 1.5 hours', '1.5 hours', 90 * minutes],
    ['Reposar 1,5 horas', '1,5 horas', 90 * minutes],
    ['Rest 1½ hours', '1½ hours', 90 * minutes],
    ['Rest 1 1/2 hours', '1 1/2 hours', 90 * minutes],
    ['Rest 1/2 hour', '1/2 hour', 30 * minutes],
    ['Rest ½ h', '½ h', 30 * minutes],
    ['Rest half an hour', 'half an hour', 30 * minutes],
    ['Reposar media hora', 'media hora', 30 * minutes],
    ['Reposar una hora y media', 'una hora y media', 90 * minutes],
    ['Reposar hora y media', 'hora y media', 90 * minutes],
    ['Rest an hour and a half', 'an hour and a half', 90 * minutes],
    ['Rest one and a half hours', 'one and a half hours', 90 * minutes],
    ['Rest a quarter of an hour', 'a quarter of an hour', 15 * minutes],
    ['Reposar tres cuartos de hora', 'tres cuartos de hora', 45 * minutes],
    ['Toast for a minute', 'a minute', minutes],
    ['Cocer cinco minutos', 'cinco minutos', 5 * minutes],
    ['Give it a 10-minute rest', '10-minute', 10 * minutes],
    ['Hold for 24 hours', '24 hours', 24 * hours],
  ])('%s', (text, written, seconds) => {
    expect(read(text)).toEqual([[written, seconds]]);
  });

  test.each([
    ['Simmer 20-25 min', '20-25 min', 20 * minutes],
    ['Simmer 20 – 25 minutes', '20 – 25 minutes', 20 * minutes],
    ['Simmer 20 to 25 minutes', '20 to 25 minutes', 20 * minutes],
    ['Cocer de 20 a 25 minutos', '20 a 25 minutos', 20 * minutes],
    ['Simmer between 20 and 25 minutes', '20 and 25 minutes', 20 * minutes],
    ['Cocer entre 20 y 25 minutos', '20 y 25 minutos', 20 * minutes],
    ['Braise 1 to 2 hours', '1 to 2 hours', hours],
    ['Braise 45 min to 1 h', '45 min to 1 h', 45 * minutes],
    ['Braise 1 h - 1 h 30', '1 h - 1 h 30', hours],
    ['Fry 2 or 3 minutes', '2 or 3 minutes', 2 * minutes],
  ])('of a range the shorter one: %s', (text, written, seconds) => {
    expect(read(text)).toEqual([[written, seconds]]);
  });

  test('several in one text, each with its position', () => {
    expect(read('Sear 2 min, then braise 1 h 30 and rest 10 minutes.')).toEqual([
      ['2 min', 120],
      ['1 h 30', 5_400],
      ['10 minutes', 600],
    ]);
    expect(read('Boil 8 min or steam 12 min')).toEqual([
      ['8 min', 480],
      ['12 min', 720],
    ]);
    expect(read('Cuece 20 min a fuego lento y 5 min a fuego vivo')).toEqual([
      ['20 min', 1_200],
      ['5 min', 300],
    ]);
  });

  test.each([
    'Add 20 minced onions',
    'Heat to 75 °C min.',
    'Use 2 m of twine and 30 g of salt',
    'Prepare a second bowl',
    'Prepara un segundo bol',
    'Cut T20 minutely',
    'Cure for 48 hours',
    'Wait 0 min',
    'Add 1.000 minnows',
    '',
  ])('none in: %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  test('an amount after hours is not minutes', () => {
    expect(read('After 1 h 30 g of butter')).toEqual([['1 h', hours]]);
    expect(read('After 1 h 50 % of the stock')).toEqual([['1 h', hours]]);
    expect(read('After 1 h 30 s')).toEqual([['1 h 30 s', hours + 30]]);
  });
});
