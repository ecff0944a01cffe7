import { globSync, readFileSync } from 'node:fs';
import { i18n } from '@lingui/core';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { spanish } from './server-sentences.es.ts';
import { learnSpanish, told } from './server-sentences.ts';

beforeAll(learnSpanish);
beforeEach(() => i18n.loadAndActivate({ locale: 'es', messages: {} }));
afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

/** Not said on a screen: tests, the operator's commands, mails in their own languages, start and settings, logs, the database's own rooms, what every document is refused for, what is said of the calls. */
const silent =
  /test|api\/(cli|demo|embedded-postgres|migrations|main|app\/)|mail\/(mail-texts|send-mail)|platform\/(config|http\/limiter|live\/|jobs\/|database\/(?!work|claim|keyset))|platform\/graphql\/(?!connection|scalars|node)|platform\/rest\/(openapi|reference)/;

const files = globSync(['api/**/*.ts', 'schema/**/*.ts']).filter((file) => !file.includes('.test.'));

const sourceOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/(description:|about:|\.describe\(|new Error\()\s*(['`])(?:(?!\2)[^\\]|\\.)*\2/g, '');

/** Gaps without their names; neighbours, such as an amount and its unit, are one. */
const bare = (shape: string) => shape.replaceAll(/\$?\{[^}]*\}+( ?\$?\{[^}]*\}+)*/g, '{}');

/** A shape of its own takes up what follows a field's or a thing's name. */
const withoutHead = (sentence: string) => sentence.replace(/^(\w+|\{\}): /, '');

/** The sentences and titles in the server's sources, each without its full stop. */
function sentences(): string[] {
  const found = files
    .filter((file) => !silent.test(file))
    .flatMap((file) =>
      [
        ...sourceOf(file).matchAll(/'((?:[^'\\\n]|\\.)*\.)'|`((?:[^`\\]|\\.)*\.)`|title: (?:'([^'\n]+)'|`([^`]+)`)/g),
      ].map(([, ...texts]) => texts.find(Boolean)),
    );
  return found
    .flatMap((text) => bare(text ?? '').split(/(?<=\.) /))
    .map((sentence) => sentence.replace(/\.$/, ''))
    .filter((sentence) => /[a-z]/i.test(sentence));
}

describe('the server in Spanish', () => {
  test('has a shape for every sentence in its sources', () => {
    const shapes = new Set(Object.keys(spanish).map(bare));
    const said = sentences();
    expect(said.length).toBeGreaterThan(200);
    expect(said.filter((sentence) => ![sentence, withoutHead(sentence)].some((shape) => shapes.has(shape)))).toEqual(
      [],
    );
  });

  test('has no shape for what is no longer said, and every gap of one in the other', () => {
    const all = files
      .map(sourceOf)
      .join('\n')
      .replaceAll('in_progress', 'in progress')
      .replaceAll('on_hold', 'on hold');
    const forgotten = Object.keys(spanish).filter((shape) =>
      shape.split(/\{\w+\}/).some((words) => !all.includes(words.trim())),
    );
    expect(forgotten).toEqual([]);
    const gaps = (shape: string) => new Set([...shape.matchAll(/[{<](\w+)[>}]/g)].map(([, name]) => name));
    const lost = Object.entries(spanish).filter(
      ([english, other]) => ![...gaps(other)].every((gap) => gaps(english).has(gap)),
    );
    expect(lost).toEqual([]);
  });

  test.each([
    ['Butter owes 3 kg. Count it first.', 'Butter debe 3 kg. Cuéntalo antes.'],
    [
      '8 l of Stock cannot be taken from what may be used: lot K7QF3A (10 l) expired on 19 Nov 2026, 14:00, lot P3RT4B (2 l) expired on 20 Nov 2026, 14:00. Throw it away, or a manager allows it with a reason.',
      'No se pueden sacar 8 l de Stock de lo que se puede usar: lote K7QF3A (10 l) caducó el 19 Nov 2026, 14:00; lote P3RT4B (2 l) caducó el 20 Nov 2026, 14:00. Tíralo, o un encargado lo permite con un motivo.',
    ],
    ['Lot K7QF3A of Cod is frozen and cannot be opened.', 'El lote K7QF3A de Cod está congelado y no se puede abrir.'],
    [
      'Lot K7QF3A of Cod is past its use-by and cannot be frozen. Throw it away.',
      'El lote K7QF3A de Cod ha caducado y no puede quedar congelado. Tíralo.',
    ],
    ['This recipe does not exist.', 'No se encuentra: receta.'],
    [
      'There is already a recipe named “Aioli” in the archive. Choose another name.',
      'Ya existe “Aioli” en el archivo (receta). Elige otro nombre.',
    ],
    [
      'There is already a station named “Grill”. Choose another name.',
      'Ya existe “Grill” (estación). Elige otro nombre.',
    ],
    ['Too many attempts. Try again in 40 seconds.', 'Demasiados intentos. Vuelve a intentarlo en 40 segundos.'],
    ['This task cannot start: it is on hold.', 'Esta tarea no puede empezar: en espera.'],
    [
      'Tidewater Fish, D-0021: 3 lines. Short: Salmon side 5 kg, Cod 1 kg. Refused: Mussel 2 kg.',
      'Tidewater Fish, D-0021: 3 líneas. Faltó: Salmon side 5 kg, Cod 1 kg. Rechazado: Mussel 2 kg.',
    ],
    [
      'Reach-in 1: 7.1 °C, limit 5 °C or below. Ana: no action yet.',
      'Reach-in 1: 7.1 °C, límite 5 °C o menos. Ana: sin acción todavía.',
    ],
    [
      'Fridge: 12 °C, limit 5 °C or below. Luis: Re-iced. Then 11 °C: out of range. Luis: no action yet. Then 3.9 °C: in range.',
      'Fridge: 12 °C, límite 5 °C o menos. Luis: Re-iced. Después 11 °C: fuera de rango. Luis: sin acción todavía. Después 3.9 °C: en rango.',
    ],
    ['first: Ask for 1 to 100 rows.', 'first: Pide de 1 a 100 filas.'],
    ['Say why it was missed.', 'Di por qué no se hizo.'],
    [
      'Aioli is kept in kg; l converts to kg only with a density. Add its density or a conversion.',
      'Aioli se guarda en kg; l se convierte a kg solo con una densidad. Añade su densidad o una conversión.',
    ],
    [
      'Parsley cannot change from bunch to g, because these would be lost: par 10; par sheet line; The recipe Pesto. Weigh one and add the conversion.',
      'Parsley no puede pasar de bunch a g, porque se perdería: mínimo 10; línea de la hoja de pares; La receta Pesto. Pesa uno y añade la conversión.',
    ],
    [
      '12 fl_oz of Cream is still on hand. Count it to zero first.',
      'Todavía hay 12 fl oz de Cream. Ponlo antes a cero con un recuento.',
    ],
    ['Words that nobody knows.', 'Words that nobody knows.'],
    ['', ''],
  ])('%s', (english, expected) => {
    expect(told(english)).toBe(expected);
  });

  test('and in English says what the server said', () => {
    i18n.loadAndActivate({ locale: 'en', messages: {} });
    expect(told('Butter owes 3 kg.')).toBe('Butter owes 3 kg.');
  });
});
