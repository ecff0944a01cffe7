import type { ImportColumn } from '../../../platform/imports/import-kind.ts';

const column = (
  field: string,
  en: string,
  es: string,
  also: readonly string[] = [],
  required = false,
): ImportColumn => ({ field, names: { en, es }, also, required });

/** The columns of an import of items, in the order of an export. */
export const itemColumns: readonly ImportColumn[] = [
  column('id', 'Id', 'Id', ['item id', 'brigade id']),
  column('externalId', 'External id', 'Id externo', [
    'sku',
    'code',
    'codigo',
    'item number',
    'item code',
    'plu',
    'ref',
    'referencia',
  ]),
  column(
    'name',
    'Name',
    'Nombre',
    ['item', 'item name', 'product', 'ingredient', 'articulo', 'producto', 'ingrediente', 'descripcion', 'description'],
    true,
  ),
  column('nameEs', 'Name in Spanish', 'Nombre en español', ['spanish name', 'spanish', 'nombre espanol']),
  column('category', 'Category', 'Categoría', ['group', 'type', 'grupo', 'familia', 'department']),
  column('kind', 'Kind', 'Tipo', ['item kind', 'clase']),
  column(
    'unit',
    'Unit',
    'Unidad',
    ['uom', 'unit of measure', 'stock unit', 'inventory unit', 'medida', 'unidad de medida', 'ud'],
    true,
  ),
  column('parLevel', 'Par', 'Par', ['par level', 'minimum', 'min', 'minimo', 'stock minimo', 'nivel par']),
  column('maxLevel', 'Maximum', 'Máximo', ['max', 'max level', 'stock maximo']),
  column('packQuantity', 'Pack quantity', 'Cantidad por envase', [
    'pack size',
    'case size',
    'units per case',
    'pack qty',
    'unidades por caja',
  ]),
  column('packDescription', 'Pack', 'Envase', ['pack description', 'packaging', 'formato']),
  column('defaultYieldPercent', 'Yield %', 'Rendimiento %', [
    'yield',
    'yield percent',
    'rendimiento',
    'aprovechamiento',
  ]),
  column('densityGramsPerMl', 'Density g/mL', 'Densidad g/mL', ['density', 'densidad']),
  column('tcsClass', 'Temperature control', 'Control de temperatura', ['tcs', 'tcs class', 'temperatura']),
  column('allergens', 'Allergens', 'Alérgenos', ['allergen', 'alergeno', 'contains', 'contiene']),
  column('storageLocationId', 'Storage', 'Almacén', [
    'location',
    'storage location',
    'storage area',
    'place',
    'lugar',
    'ubicacion',
    'almacenamiento',
  ]),
  column('supplierId', 'Supplier', 'Proveedor', ['vendor', 'supplier name', 'distributor', 'distribuidor']),
  column('shelfLifeHours', 'Shelf life (hours)', 'Vida útil (horas)', ['shelf life', 'vida util', 'caducidad']),
  column('preparedShelfLifeHours', 'Prepared shelf life (hours)', 'Vida útil elaborado (horas)'),
  column('openedShelfLifeHours', 'Opened shelf life (hours)', 'Vida útil abierto (horas)'),
  column('frozenShelfLifeHours', 'Frozen shelf life (hours)', 'Vida útil congelado (horas)'),
  column('thawedShelfLifeHours', 'Thawed shelf life (hours)', 'Vida útil descongelado (horas)'),
  column('lastUnitCost', 'Cost per unit', 'Costo por unidad', [
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
