import { importColumn, numberColumn } from '../../../platform/imports/import-column.ts';
import type { ImportColumn } from '../../../platform/imports/import-kind.ts';

/** Columns that are about the whole recipe: the same in each of its rows, or only in one. */
export const wholeColumns: readonly ImportColumn[] = [
  importColumn('id', 'Id', 'Id', ['recipe id']),
  importColumn('externalId', 'External id', 'Id externo', ['code', 'recipe code', 'recipe number', 'codigo']),
  importColumn(
    'name',
    'Recipe',
    'Receta',
    ['name', 'recipe name', 'dish', 'title', 'nombre', 'plato', 'nombre de la receta', 'titulo'],
    true,
  ),
  importColumn('nameEs', 'Name in Spanish', 'Nombre en español', ['spanish name', 'nombre espanol']),
  importColumn('kind', 'Kind', 'Tipo', ['type', 'recipe type', 'clase']),
  importColumn('category', 'Category', 'Categoría', ['group', 'course', 'grupo', 'familia']),
  importColumn('stationId', 'Station', 'Estación', ['section', 'partida', 'seccion']),
  numberColumn('yieldQuantity', 'Yield', 'Rendimiento', [
    'yield quantity',
    'yield qty',
    'batch',
    'batch size',
    'rinde',
    'cantidad total',
    'produccion',
  ]),
  importColumn('yieldUnit', 'Yield unit', 'Unidad del rendimiento', [
    'batch unit',
    'unidad de rendimiento',
    'rinde en',
  ]),
  numberColumn('portions', 'Portions', 'Raciones', ['servings', 'serves', 'porciones', 'comensales']),
  importColumn('prepMinutes', 'Minutes', 'Minutos', ['prep time', 'total time', 'time', 'tiempo']),
  importColumn('shelfLifeHours', 'Shelf life (hours)', 'Vida útil (horas)', ['shelf life', 'vida util']),
  importColumn('outputItemId', 'Makes', 'Elabora', ['output item', 'output', 'produces', 'articulo elaborado']),
  numberColumn('menuPrice', 'Menu price', 'Precio de carta', ['price', 'selling price', 'precio', 'pvp']),
  numberColumn('targetFoodCostPercent', 'Target food cost %', 'Coste objetivo %', ['target food cost', 'target cost']),
  importColumn('pluCodes', 'PLU', 'PLU', ['plu code', 'plu codes', 'till code', 'codigo de caja']),
  importColumn('description', 'Description', 'Descripción', ['notes', 'notas']),
];

/** Columns of one ingredient. */
export const lineColumns: readonly ImportColumn[] = [
  importColumn('ingredient', 'Ingredient', 'Ingrediente', [
    'item',
    'ingredient name',
    'component',
    'articulo',
    'producto',
  ]),
  numberColumn('quantity', 'Quantity', 'Cantidad', ['qty', 'amount', 'cant']),
  importColumn('unit', 'Unit', 'Unidad', ['uom', 'measure', 'medida', 'ud']),
  importColumn('prepAction', 'Preparation', 'Preparación', ['prep', 'cut', 'prep action', 'corte']),
  numberColumn('yieldPercent', 'Usable %', 'Aprovechamiento %', [
    'trim',
    'yield %',
    'usable',
    'yield percent',
    'merma util',
  ]),
  importColumn('note', 'Note', 'Nota', ['ingredient note', 'comment', 'comentario', 'observaciones']),
];

/** Columns of one step, or of all steps with line breaks between them. */
export const stepColumns: readonly ImportColumn[] = [
  importColumn('step', 'Step', 'Paso', [
    'steps',
    'method',
    'instructions',
    'directions',
    'procedure',
    'pasos',
    'metodo',
    'instrucciones',
  ]),
  importColumn('stepEs', 'Step in Spanish', 'Paso en español', ['steps in spanish', 'pasos en espanol']),
  importColumn('stepMinutes', 'Minutes of the step', 'Minutos del paso', ['step minutes']),
];

/** What people write for kinds, in lower case without accents. */
export const recipeKindWords = {
  prep: ['preparation', 'prepared', 'sub recipe', 'subrecipe', 'batch', 'preparacion', 'elaboracion', 'subreceta'],
  menu: ['dish', 'menu item', 'plate', 'plato', 'carta'],
} as const;
