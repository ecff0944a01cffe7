import { builtInUnits } from '#schema/units.ts';

/** How people write the built-in units in lists and files, in English and Spanish, in lower case without accents. */
const words: Readonly<Record<string, readonly string[]>> = {
  kg: ['kilo', 'kilos', 'kgs', 'kilogram', 'kilograms', 'kilogramo', 'kilogramos'],
  g: ['gr', 'grs', 'gram', 'grams', 'gramo', 'gramos', 'gms'],
  l: ['lt', 'lts', 'ltr', 'liter', 'liters', 'litre', 'litres', 'litro', 'litros'],
  ml: ['milliliter', 'milliliters', 'millilitre', 'mililitro', 'mililitros', 'cc'],
  lb: ['lbs', 'pound', 'pounds', 'libra', 'libras', '#'],
  oz: ['ounce', 'ounces', 'onza', 'onzas', 'ozs'],
  gal: ['gallon', 'gallons', 'galon', 'galones', 'gals'],
  qt: ['quart', 'quarts', 'qts', 'cuarto', 'cuartos'],
  pt: ['pint', 'pints', 'pinta', 'pintas', 'pts'],
  cup: ['cups', 'taza', 'tazas', 'c'],
  fl_oz: ['floz', 'fluid ounce', 'fluid ounces', 'onza liquida', 'onzas liquidas'],
  tbsp: ['tablespoon', 'tablespoons', 'tbs', 'tbsps', 'cucharada', 'cucharadas', 'cda', 'cdas'],
  tsp: ['teaspoon', 'teaspoons', 'tsps', 'cucharadita', 'cucharaditas', 'cdta', 'cdtas', 'cdita'],
  ea: [
    'each',
    'pc',
    'pcs',
    'piece',
    'pieces',
    'unit',
    'units',
    'ud',
    'uds',
    'unidad',
    'unidades',
    'pieza',
    'piezas',
    'un',
    'u',
  ],
  dozen: ['dozens', 'doz', 'dz', 'docena', 'docenas'],
  bunch: ['bunches', 'manojo', 'manojos', 'bch'],
  case: ['cases', 'cs', 'caja', 'cajas', 'box', 'boxes', 'ctn', 'carton'],
  can: ['cans', 'tin', 'tins', 'lata', 'latas'],
  tray: ['trays', 'bandeja', 'bandejas', 'flat', 'flats'],
  portion: ['portions', 'serving', 'servings', 'racion', 'raciones', 'porcion', 'porciones', 'portn'],
};

/** A unit of the kitchen's own. */
export interface OwnUnit {
  readonly code: string;
  readonly name: string;
  readonly nameEs: string | null;
}

/** What people call units → their codes; the kitchen's own names take precedence. */
export function unitWords(own: readonly OwnUnit[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { code } of builtInUnits) {
    for (const word of [code, code.replaceAll('_', ' '), ...(words[code] ?? [])]) found.set(wordKey(word), code);
  }
  for (const { code, name, nameEs } of own) {
    for (const word of [code, name, nameEs ?? '']) if (word !== '') found.set(wordKey(word), code);
  }
  return found;
}

/** A word as it is looked up: `Lbs.` and `lbs` are one. */
export function wordKey(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
