import type { LineCheckItemKind, Weekday } from '#schema/vocabulary.ts';

export interface CheckItemSeed {
  readonly name: string;
  readonly nameEs: string;
  readonly kind: LineCheckItemKind;
  /** The food code's own pair, °C/°F. */
  readonly max?: readonly [c: string, f: string];
  readonly min?: readonly [c: string, f: string];
  readonly range?: readonly [min: string, max: string, unit: string];
  readonly critical?: true;
  readonly actions: readonly string[];
}

export interface TemplateSeed {
  readonly name: string;
  readonly nameEs: string;
  readonly station: string;
  readonly dueTimes: readonly string[];
  readonly weekdays?: readonly Weekday[];
  readonly items: readonly CheckItemSeed[];
}

const coldActions = ['Moved to working unit', 'Rapid chill', 'Re-iced', 'Discarded', 'Service called'];
const hotActions = ['Reheated to 74 °C', 'Adjusted, recheck in 30 min', 'Discarded'];
const fixActions = ['Adjusted, recheck in 30 min', 'Service called', 'Cleaned again'];

const cold = (name: string, nameEs: string): CheckItemSeed => ({
  name,
  nameEs,
  kind: 'temperature',
  max: ['5', '41'],
  critical: true,
  actions: coldActions,
});
const hot = (name: string, nameEs: string): CheckItemSeed => ({
  name,
  nameEs,
  kind: 'temperature',
  min: ['57', '135'],
  critical: true,
  actions: hotActions,
});
const frozen = (name: string, nameEs: string): CheckItemSeed => ({
  name,
  nameEs,
  kind: 'temperature',
  max: ['-18', '0'],
  actions: coldActions,
});
const yes = (name: string, nameEs: string): CheckItemSeed => ({ name, nameEs, kind: 'yes_no', actions: fixActions });

/** FDA Food Code 3-501.16 (cold ≤ 5 °C/41 °F, hot ≥ 57 °C/135 °F), 3-501.14 (cooling). */
export const templates: readonly TemplateSeed[] = [
  {
    name: 'Opening line temps',
    nameEs: 'Temperaturas de apertura',
    station: 'Pass',
    dueTimes: ['11:00'],
    items: [
      cold('Reach-in 1: cooked chicken', 'Nevera 1: pollo cocido'),
      cold('Reach-in 2: dressings', 'Nevera 2: aliños'),
      cold('Reach-in 3: garnish', 'Nevera 3: guarnición'),
      cold('Cold well: romaine', 'Cuba fría: romana'),
      cold('Cold well: tomato', 'Cuba fría: tomate'),
      cold('Fish drawer', 'Cajón de pescado'),
      hot('Hot well: mash', 'Cuba caliente: puré'),
      hot('Hot well: demi-glace', 'Cuba caliente: demi-glace'),
      hot('Hot well: tomato sauce', 'Cuba caliente: salsa de tomate'),
      yes('Everything dated and labelled', 'Todo fechado y etiquetado'),
      yes('Boards and knives clean', 'Tablas y cuchillos limpios'),
      yes('Hand sink stocked', 'Lavamanos equipado'),
    ],
  },
  {
    name: 'Dinner line check',
    nameEs: 'Revisión de cena',
    station: 'Pass',
    dueTimes: ['16:30'],
    items: [
      cold('Reach-in 2: cooked chicken', 'Nevera 2: pollo cocido'),
      cold('Fish drawer', 'Cajón de pescado'),
      hot('Hot well: stock', 'Cuba caliente: fondo'),
      yes('Sauces tasted', 'Salsas probadas'),
      yes('Fryer oil clear', 'Aceite de freír limpio'),
      yes('Pass wiped and set', 'Pase limpio y montado'),
    ],
  },
  {
    name: 'Closing line',
    nameEs: 'Cierre de línea',
    station: 'Pass',
    dueTimes: ['23:00'],
    items: [
      cold('Walk-in', 'Cámara'),
      yes('All food covered and dated', 'Todo tapado y fechado'),
      yes('Fryers off and covered', 'Freidoras apagadas y tapadas'),
      yes('Floor clean', 'Suelo limpio'),
    ],
  },
  {
    name: 'Walk-in and freezer',
    nameEs: 'Cámara y congelador',
    station: 'Receiving',
    dueTimes: ['08:00', '20:00'],
    items: [cold('Walk-in', 'Cámara'), frozen('Freezer', 'Congelador')],
  },
  {
    name: 'Receiving spot check',
    nameEs: 'Control de recepción',
    station: 'Receiving',
    dueTimes: ['10:00'],
    items: [
      cold('Warmest cold item of the delivery', 'Producto frío más caliente'),
      yes('Vehicle clean', 'Vehículo limpio'),
    ],
  },
  {
    name: 'Cooling log',
    nameEs: 'Registro de enfriamiento',
    station: 'Prep',
    dueTimes: ['18:00'],
    items: [
      {
        name: 'Stock after 2 h',
        nameEs: 'Fondo a las 2 h',
        kind: 'temperature',
        max: ['21', '70'],
        critical: true,
        actions: ['Reheated to 74 °C', 'Rapid chill', 'Discarded'],
      },
      cold('Short rib after 6 h', 'Costilla a las 6 h'),
    ],
  },
  {
    name: 'Hot-hold',
    nameEs: 'Mantenimiento en caliente',
    station: 'Sauté',
    dueTimes: ['12:00', '14:00', '16:00', '18:00', '20:00', '22:00'],
    items: [hot('Mashed potato', 'Puré'), hot('Demi-glace', 'Demi-glace'), hot('Soup', 'Sopa')],
  },
  {
    name: 'Sanitiser and dish machine',
    nameEs: 'Desinfectante y lavavajillas',
    station: 'Pass',
    dueTimes: ['09:00'],
    items: [
      {
        name: 'Sanitiser bucket',
        nameEs: 'Cubo de desinfectante',
        kind: 'number',
        range: ['200', '400', 'ppm'],
        actions: fixActions,
      },
      {
        name: 'Dish machine final rinse',
        nameEs: 'Aclarado final del lavavajillas',
        kind: 'temperature',
        min: ['82', '180'],
        actions: fixActions,
      },
    ],
  },
  {
    name: 'Probe ice-point',
    nameEs: 'Punto de hielo de la sonda',
    station: 'Prep',
    dueTimes: ['09:30'],
    weekdays: ['mon'],
    items: [
      {
        name: 'Probe in ice water',
        nameEs: 'Sonda en agua con hielo',
        kind: 'temperature',
        min: ['-1', '30'],
        max: ['1', '34'],
        actions: ['Recalibrated', 'Probe taken out of use'],
      },
    ],
  },
];
