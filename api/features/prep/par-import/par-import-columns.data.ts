import { weekdays } from '#schema/vocabulary.ts';
import { importColumn, numberColumn } from '../../../platform/imports/import-column.ts';
import type { ImportColumn } from '../../../platform/imports/import-kind.ts';

const days: readonly (readonly [en: string, es: string, also: readonly string[]])[] = [
  ['Monday', 'Lunes', ['mon', 'lun', 'l', 'par monday', 'par lunes']],
  ['Tuesday', 'Martes', ['tue', 'tues', 'mar', 'par tuesday', 'par martes']],
  ['Wednesday', 'Miércoles', ['wed', 'mie', 'x', 'par wednesday', 'par miercoles']],
  ['Thursday', 'Jueves', ['thu', 'thur', 'thurs', 'jue', 'j', 'par thursday', 'par jueves']],
  ['Friday', 'Viernes', ['fri', 'vie', 'v', 'par friday', 'par viernes']],
  ['Saturday', 'Sábado', ['sat', 'sab', 's', 'par saturday', 'par sabado']],
  ['Sunday', 'Domingo', ['sun', 'dom', 'd', 'par sunday', 'par domingo']],
];

/** The columns of an import of the par sheet, in the order of an export. */
export const parColumns: readonly ImportColumn[] = [
  importColumn('id', 'Id', 'Id', ['line id']),
  importColumn(
    'name',
    'Name',
    'Nombre',
    [
      'item',
      'prep',
      'prep item',
      'item name',
      'recipe',
      'product',
      'description',
      'articulo',
      'producto',
      'receta',
      'preparacion',
      'elaboracion',
      'descripcion',
    ],
    true,
  ),
  numberColumn('par', 'Par', 'Par', [
    'par level',
    'par every day',
    'quantity',
    'qty',
    'amount',
    'nivel par',
    'cantidad',
    'cant',
  ]),
  importColumn('unit', 'Unit', 'Unidad', ['uom', 'unit of measure', 'medida', 'unidad de medida', 'ud']),
  importColumn('stationId', 'Station', 'Estación', ['section', 'partida', 'seccion', 'puesto']),
  ...weekdays.map((day, index) => {
    const [en, es, also] = days[index] ?? [day, day, []];
    return numberColumn(day, en, es, also);
  }),
  importColumn('prepListId', 'Prep list', 'Lista de preparación', ['list', 'lista', 'shift', 'turno']),
  numberColumn('batchQuantity', 'Batch', 'Tanda', ['batch size', 'batch quantity', 'lote']),
  importColumn('rounding', 'Rounding', 'Redondeo', ['round to batches', 'redondear a tandas']),
  numberColumn('minQuantity', 'Least that is made', 'Lo mínimo que se hace', ['minimum', 'min', 'minimo']),
  numberColumn('maxQuantity', 'Most in one go', 'Máximo de una vez', ['maximum', 'max', 'maximo']),
  importColumn('parMode', 'Par from', 'Par según', ['par mode', 'mode', 'modo']),
  importColumn('minDays', 'Least days', 'Días como mínimo', ['min days', 'dias min']),
  importColumn('maxDays', 'Most days', 'Días como máximo', ['max days', 'dias max']),
  importColumn('thawDays', 'Thaw days', 'Días de descongelación', ['thaw', 'days to thaw', 'pull days', 'descongelar']),
  importColumn('dueTime', 'Ready by', 'Lista para las', ['due', 'due time', 'time', 'hora']),
  importColumn('leadMinutes', 'Minutes', 'Minutos', ['minutes it takes', 'lead time', 'prep time', 'tiempo']),
  importColumn('sort', 'Order', 'Orden', ['position', 'sort', 'posicion']),
];

/** What people write for codes, in lower case without accents. */
export const roundingWords = {
  up: ['round up', 'arriba', 'hacia arriba'],
  nearest: ['closest', 'cercano', 'al mas cercano'],
  down: ['round down', 'abajo', 'hacia abajo'],
} as const;

export const parModeWords = {
  weekday: ['entered', 'fixed', 'dia', 'dia de la semana', 'fijo'],
  forecast: ['expected use', 'expected', 'uso esperado', 'prevision'],
  days: ['days of use', 'dias', 'dias de uso'],
} as const;
