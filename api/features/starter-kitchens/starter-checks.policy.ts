import type { z } from 'zod';
import type { lineCheckItemInput } from '#schema/inputs/line-checks.ts';
import { receivingLimits } from '#schema/receiving-verdict.ts';
import type { Jurisdiction } from '#schema/vocabulary.ts';
import type { StarterCheckKind, StarterKitchenData } from './data/starter-kitchen.data.ts';

type CheckItem = z.input<typeof lineCheckItemInput>;
type Words = readonly [name: string, nameEs: string];

/** A line check that a starter kitchen begins with. */
export interface StarterCheck {
  readonly name: string;
  readonly nameEs: string;
  readonly dueTimes: readonly string[];
  /** Every day while it is empty. */
  readonly weekdays: readonly ['mon'] | readonly [];
  readonly items: readonly CheckItem[];
}

/** °C and °F as the code prints them. */
type Pair = readonly [celsius: string, fahrenheit: string];
interface Limits {
  readonly cold: Pair;
  readonly hot: Pair;
  readonly frozen: Pair;
}
const { cold, hot, frozen } = receivingLimits;
const pairOf = (limit: typeof cold): Pair => [limit?.celsius ?? '', limit?.fahrenheit ?? ''];
/** FDA Food Code 3-501.16; the United Kingdom: 8 °C and 63 °C (Food Safety and Hygiene Regulations 2013, schedule 4). */
const fda: Limits = { cold: pairOf(cold), hot: pairOf(hot), frozen: pairOf(frozen) };
const limitsOf: Readonly<Record<Jurisdiction, Limits>> = {
  FDA_2022: fda,
  UK: { cold: ['8', '46'], hot: ['63', '145'], frozen: fda.frozen },
  CUSTOM: fda,
};

const actions = (...words: readonly Words[]) => ({
  correctiveActions: words.map(([name]) => name),
  correctiveActionsEs: words.map(([, nameEs]) => nameEs),
});
const discarded: Words = ['Discarded', 'Desechado'];
const coldActions = actions(
  ['Moved to a working fridge', 'Pasado a un refrigerador que funciona'],
  ['Service called', 'Se llamó al servicio técnico'],
  discarded,
);
const hotActions = actions(['Reheated', 'Recalentado'], ['Unit adjusted', 'Equipo ajustado'], discarded);
const fixed = actions(['Put right', 'Corregido']);

const below = ([name, nameEs]: Words, [maxC, maxF]: Pair, more = coldActions): CheckItem => ({
  name,
  nameEs,
  kind: 'temperature',
  maxC,
  maxF,
  critical: true,
  ...more,
});
const above = ([name, nameEs]: Words, [minC, minF]: Pair): CheckItem => ({
  name,
  nameEs,
  kind: 'temperature',
  minC,
  minF,
  critical: true,
  ...hotActions,
});
const yes = (name: string, nameEs: string): CheckItem => ({ name, nameEs, kind: 'yes_no', passAnswer: true, ...fixed });

function fridges(kitchen: StarterKitchenData, { cold: fridge, frozen: freezer }: Limits): CheckItem[] {
  return kitchen.places.flatMap(([name, nameEs, kind]) => {
    if (kind === 'freezer') return [below([name, nameEs], freezer)];
    return kind === 'dry' ? [] : [below([name, nameEs], fridge)];
  });
}

const opening = [
  yes('Hand sinks have soap and paper', 'Los lavamanos tienen jabón y papel'),
  yes('Boards and knives are clean', 'Tablas y cuchillos limpios'),
  yes('Everything is dated', 'Todo está fechado'),
  yes('Sanitizer is mixed', 'Desinfectante preparado'),
];
const closing = [
  yes('Food is covered and dated', 'La comida está tapada y fechada'),
  yes('Equipment is off', 'Los equipos están apagados'),
  yes('Floors and surfaces are clean', 'Suelos y superficies limpios'),
  yes('Waste is out', 'La basura está fuera'),
];

/** The line checks of a kitchen under its food code. */
export function checksOf(kitchen: StarterKitchenData, jurisdiction: Jurisdiction): StarterCheck[] {
  const limits = limitsOf[jurisdiction];
  return kitchen.checks.map((kind) => checkOf(kind, kitchen, limits));
}

function checkOf(kind: StarterCheckKind, kitchen: StarterKitchenData, limits: Limits): StarterCheck {
  const daily = (name: string, nameEs: string, dueTimes: readonly string[], items: readonly CheckItem[]) => ({
    name,
    nameEs,
    dueTimes,
    weekdays: [] as const,
    items,
  });
  switch (kind) {
    case 'fridges':
      return daily(
        'Fridges and freezers',
        'Refrigeradores y congeladores',
        ['08:00', '20:00'],
        fridges(kitchen, limits),
      );
    case 'opening':
      return daily('Opening', 'Apertura', ['10:00'], opening);
    case 'closing':
      return daily('Closing', 'Cierre', ['22:30'], closing);
    case 'hot_hold':
      return daily(
        'Hot holding',
        'Mantenimiento en caliente',
        ['12:30', '18:30'],
        [above(['Coolest item on the hot line', 'Producto más frío de la línea caliente'], limits.hot)],
      );
    case 'cooling':
      return daily(
        'Cooling',
        'Enfriamiento',
        ['17:00'],
        [
          below(['Largest batch after 2 hours', 'Tanda más grande a las 2 horas'], ['21', '70']),
          below(['Largest batch after 6 hours', 'Tanda más grande a las 6 horas'], limits.cold),
        ],
      );
    case 'probe':
      return {
        ...daily('Thermometer in ice water', 'Termómetro en agua con hielo', ['09:00'], [probe]),
        weekdays: ['mon'],
      };
  }
}

const probe: CheckItem = {
  name: 'Probe in ice water',
  nameEs: 'Sonda en agua con hielo',
  kind: 'temperature',
  minC: '-1',
  minF: '30',
  maxC: '1',
  maxF: '34',
  ...actions(['Recalibrated', 'Recalibrado'], ['Taken out of use', 'Fuera de uso']),
};
