import { importColumn, numberColumn } from '../../../platform/imports/import-column.ts';
import type { ImportColumn } from '../../../platform/imports/import-kind.ts';

/** The columns of a file of sales. Its fields are those of a line of `recordSales`, and `dish`, the name of a dish. */
export const salesColumns: readonly ImportColumn[] = [
  importColumn('businessDate', 'Date', 'Fecha', ['day', 'business date', 'sale date', 'dia', 'fecha de venta'], true),
  importColumn('externalId', 'Line id', 'Id de línea', [
    'transaction line',
    'line item id',
    'external id',
    'id externo',
  ]),
  importColumn('plu', 'Code', 'Código', [
    'plu',
    'plu code',
    'sku',
    'item code',
    'item number',
    'menu item id',
    'codigo plu',
  ]),
  importColumn('dish', 'Dish', 'Plato', [
    'item',
    'item name',
    'menu item',
    'name',
    'product',
    'product name',
    'description',
    'articulo',
    'producto',
    'nombre',
  ]),
  numberColumn(
    'quantity',
    'Quantity',
    'Cantidad',
    ['qty', 'sold', 'items sold', 'quantity sold', 'count', 'units', 'vendidos', 'unidades'],
    true,
  ),
  numberColumn('netAmount', 'Net sales', 'Venta neta', [
    'net',
    'net amount',
    'amount',
    'total',
    'sales',
    'revenue',
    'neto',
    'importe',
    'importe neto',
    'ventas',
  ]),
  importColumn('kind', 'Kind', 'Tipo', ['type', 'transaction type', 'event', 'clase', 'operacion']),
  importColumn('restock', 'Back to stock', 'Vuelve a existencias', ['restock', 'restocked', 'returned to stock']),
];

/** How tills call them, in lower case without accents. */
export const saleKindWords: Readonly<Record<string, readonly string[]>> = {
  sale: ['sold', 'payment', 'venta', 'vendido'],
  refund: ['return', 'returned', 'refunded', 'devolucion', 'reembolso'],
  void: ['voided', 'cancelled', 'canceled', 'anulado', 'anulacion'],
};

export const yesNoWords: Readonly<Record<string, readonly string[]>> = {
  yes: ['y', 'true', '1', 'x', 'si', 's'],
  no: ['n', 'false', '0'],
};
