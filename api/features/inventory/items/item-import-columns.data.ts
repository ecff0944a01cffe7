import { importColumn, numberColumn } from '../../../platform/imports/import-column.ts';
import type { ImportColumn } from '../../../platform/imports/import-kind.ts';

/** The columns of an import of items, in the order of an export. */
export const itemColumns: readonly ImportColumn[] = [
  importColumn('id', 'Id', 'Id', ['item id', 'brigade id']),
  importColumn('externalId', 'External id', 'Id externo', [
    'sku',
    'code',
    'codigo',
    'item number',
    'item code',
    'plu',
    'ref',
    'referencia',
  ]),
  importColumn(
    'name',
    'Name',
    'Nombre',
    ['item', 'item name', 'product', 'ingredient', 'articulo', 'producto', 'ingrediente', 'descripcion', 'description'],
    true,
  ),
  importColumn('nameEs', 'Name in Spanish', 'Nombre en español', ['spanish name', 'spanish', 'nombre espanol']),
  importColumn('category', 'Category', 'Categoría', ['group', 'type', 'grupo', 'familia', 'department']),
  importColumn('kind', 'Kind', 'Tipo', ['item kind', 'clase']),
  importColumn(
    'unit',
    'Unit',
    'Unidad',
    ['uom', 'unit of measure', 'stock unit', 'inventory unit', 'medida', 'unidad de medida', 'ud'],
    true,
  ),
  numberColumn('parLevel', 'Par', 'Par', ['par level', 'minimum', 'min', 'minimo', 'stock minimo', 'nivel par']),
  numberColumn('maxLevel', 'Maximum', 'Máximo', ['max', 'max level', 'stock maximo']),
  numberColumn('packQuantity', 'Pack quantity', 'Cantidad por envase', [
    'pack size',
    'case size',
    'units per case',
    'pack qty',
    'unidades por caja',
  ]),
  importColumn('packDescription', 'Pack', 'Envase', ['pack description', 'packaging', 'formato']),
  numberColumn('defaultYieldPercent', 'Yield %', 'Rendimiento %', [
    'yield',
    'yield percent',
    'rendimiento',
    'aprovechamiento',
  ]),
  numberColumn('densityGramsPerMl', 'Density g/mL', 'Densidad g/mL', ['density', 'densidad']),
  importColumn('tcsClass', 'Temperature control', 'Control de temperatura', ['tcs', 'tcs class', 'temperatura']),
  importColumn('allergens', 'Allergens', 'Alérgenos', ['allergen', 'alergeno', 'contains', 'contiene']),
  importColumn('storageLocationId', 'Storage', 'Almacén', [
    'location',
    'storage location',
    'storage area',
    'place',
    'lugar',
    'ubicacion',
    'almacenamiento',
  ]),
  importColumn('supplierId', 'Supplier', 'Proveedor', ['vendor', 'supplier name', 'distributor', 'distribuidor']),
  importColumn('shelfLifeHours', 'Shelf life (hours)', 'Vida útil (horas)', ['shelf life', 'vida util', 'caducidad']),
  importColumn('preparedShelfLifeHours', 'Prepared shelf life (hours)', 'Vida útil elaborado (horas)'),
  importColumn('openedShelfLifeHours', 'Opened shelf life (hours)', 'Vida útil abierto (horas)'),
  importColumn('frozenShelfLifeHours', 'Frozen shelf life (hours)', 'Vida útil congelado (horas)'),
  importColumn('thawedShelfLifeHours', 'Thawed shelf life (hours)', 'Vida útil descongelado (horas)'),
  numberColumn('lastUnitCost', 'Cost per unit', 'Costo por unidad', [
    'cost',
    'price',
    'unit cost',
    'unit price',
    'last cost',
    'costo',
    'coste',
    'precio',
    'precio unitario',
    'coste unitario',
  ]),
];

/** What people write for codes, in lower case without accents. */
export const kindWords = {
  raw: ['bought', 'purchased', 'ingredient', 'comprado', 'ingrediente'],
  prep: ['prepared', 'made', 'made here', 'elaborado', 'preparado', 'produccion'],
  supply: ['supplies', 'not food', 'non food', 'no es comida', 'consumible', 'consumibles'],
} as const;

export const tcsWords = {
  none: ['not needed', 'no', 'ambient', 'no hace falta', 'ninguno'],
  cold: ['chilled', 'refrigerated', 'frio', 'refrigerado'],
  hot: ['caliente'],
  frozen: ['congelado'],
  eggs: ['egg', 'huevos', 'huevo'],
  shellfish: ['marisco', 'mariscos'],
  milk: ['leche', 'dairy'],
} as const;

export const allergenWords = {
  celery: ['apio'],
  gluten: ['wheat', 'cereals', 'cereals containing gluten', 'trigo', 'cereales'],
  crustaceans: ['crustacean', 'shellfish', 'crustaceos', 'crustaceo'],
  egg: ['eggs', 'huevo', 'huevos'],
  fish: ['pescado'],
  lupin: ['lupine', 'altramuz', 'altramuces'],
  milk: ['dairy', 'lactose', 'leche', 'lacteos', 'lactosa'],
  molluscs: ['mollusc', 'mollusks', 'moluscos', 'molusco'],
  mustard: ['mostaza'],
  nuts: ['nut', 'tree nuts', 'tree nut', 'frutos secos', 'frutos de cascara'],
  peanut: ['peanuts', 'cacahuete', 'cacahuetes', 'cacahuate', 'mani'],
  sesame: ['sesamo', 'ajonjoli'],
  soy: ['soya', 'soja', 'soybeans'],
  sulphites: ['sulfites', 'sulphur dioxide', 'sulfitos'],
} as const;

/** A cell of allergens that means none; an empty one means nothing. */
export const NO_ALLERGENS: readonly string[] = ['none', 'no', 'no allergens', 'ninguno', 'ninguna', 'sin alergenos'];
