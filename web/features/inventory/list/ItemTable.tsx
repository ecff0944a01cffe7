import { Flex, Span } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Money, Quantity } from '../../../ui/kitchen/amounts.tsx';
import { type Column, DataTable, type MorePages } from '../../../ui/components/DataTable.tsx';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { useUrlParams } from '../../../ui/components/useUrlParams.ts';
import { parseSorting } from '../../../ui/format/sorting.ts';
import { useLayer } from '../../../ui/components/useLayer.ts';
import type { TableSelection } from '../../../ui/components/useTableSelection.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import { useCan } from '../../../platform/session/viewer.ts';
import { categoryIn } from '../category-in.ts';
import type { ItemRowFragment } from '../inventory.generated.ts';
import { itemTexts } from '../item-texts.ts';
import { StockAmount } from '../StockAmount.tsx';
import { stockTones } from '../stock-tones.ts';
import { inventoryTexts } from '../texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';

const stateOrder = { low: 0, over: 1, ok: 2 } as const;

const valueColumn = 'stockValue';

/** The name of the table, for its columns. */
export const itemTable = 'items';

interface ItemTableProps {
  readonly items: readonly ItemRowFragment[];
  readonly empty: ReactNode;
  /** Null for those who may not change items. */
  readonly selection: TableSelection | null;
  readonly more: MorePages | null;
}

/** The items as a table; a row opens the item. */
export function ItemTable({ items, empty, selection, more }: ItemTableProps) {
  const localName = useNames();
  const t = useTexts(inventoryTexts);
  const layer = useLayer('item');
  const columns = useItemColumns();
  return (
    <DataTable
      caption={t('items')}
      name={itemTable}
      columns={columns}
      rows={items}
      rowKey={(row) => row.id}
      {...(selection ? { selection, rowName: (row: ItemRowFragment) => localName(row.name) } : {})}
      linkOf={(row) => layer.linkTo(row.id)}
      defaultSort="name"
      more={more}
      empty={empty}
    />
  );
}

/** Badges for stock below par, in range or above the maximum, and for expired, owed or expiring stock. */
export function ItemBadges({
  item,
}: {
  readonly item: Pick<ItemRowFragment, 'stockState' | 'expiring' | 'expired' | 'owed'>;
}) {
  const t = useTexts(inventoryTexts);
  return (
    <Flex gap="1.5" wrap="wrap">
      <StatusBadge tone={stockTones[item.stockState]}>{t(item.stockState)}</StatusBadge>
      {Number(item.expired) > 0 ? <StatusBadge tone="late">{t('expired')}</StatusBadge> : null}
      {Number(item.owed) > 0 ? <StatusBadge tone="late">{t('owing')}</StatusBadge> : null}
      {item.expiring && Number(item.expired) === 0 ? <StatusBadge tone="soon">{t('expiring')}</StatusBadge> : null}
    </Flex>
  );
}

function categoryColumn(header: string, language: string): Column<ItemRowFragment> {
  const name = (row: ItemRowFragment) => categoryIn(language, row);
  return { key: 'category', header, wideOnly: true, desktopOnly: true, cell: name, sortValue: name };
}

/** The cost of a unit; in the order of the stock value that value, on every screen. */
function useMoneyColumn(): Column<ItemRowFragment> {
  const t = useTexts(inventoryTexts);
  const itemText = useTexts(itemTexts);
  const unitName = useUnitName();
  const reason = itemText('unpriced');
  if (parseSorting(useUrlParams().get('sort'))?.column === valueColumn) {
    return {
      key: valueColumn,
      header: itemText('stockValue'),
      numeric: true,
      cell: (row) => <Money value={row.stockValue} reason={reason} />,
      sortValue: (row) => (row.stockValue === null ? null : Number(row.stockValue)),
    };
  }
  return {
    key: 'cost',
    header: t('unitCost'),
    numeric: true,
    wideOnly: true,
    desktopOnly: true,
    cell: (row) => <UnitCost cost={row.lastUnitCost} unit={unitName(row.unit)} reason={reason} />,
    sortValue: (row) => Number(row.lastUnitCost ?? -1),
  };
}

/** The columns of the item table; costs only with permission. */
export function useItemColumns(): Column<ItemRowFragment>[] {
  const localName = useNames();
  const t = useTexts(inventoryTexts);
  const language = useLanguage();
  const costs = useCan('inventory.costs');
  const money = useMoneyColumn();
  const nameOf = (row: ItemRowFragment) => localName(row.name);
  return [
    { key: 'name', header: t('name'), primary: true, cell: nameOf, sortValue: nameOf },
    // Beside the name, because a tablet scrolls to the last columns.
    ...(costs && money.key === valueColumn ? [money] : []),
    {
      key: 'onHand',
      header: t('onHand'),
      numeric: true,
      cell: (row) => <StockAmount item={row} align="flex-end" />,
      sortValue: (row) => Number(row.onHand),
    },
    {
      key: 'par',
      header: t('par'),
      numeric: true,
      cell: (row) => <Quantity value={row.parLevel} unit={row.unit} />,
      sortValue: (row) => Number(row.parLevel),
    },
    {
      key: 'state',
      header: t('state'),
      cell: (row) => <ItemBadges item={row} />,
      sortValue: (row) => stateOrder[row.stockState],
    },
    {
      key: 'useBy',
      header: t('useBy'),
      wideOnly: true,
      cell: (row) => (row.nextUseBy == null ? '–' : <Timestamp at={row.nextUseBy} />),
      sortValue: (row) => row.nextUseBy ?? '9',
    },
    categoryColumn(t('category'), language),
    {
      key: 'storage',
      header: t('storage'),
      wideOnly: true,
      cell: (row) => localName(row.storageLocationName) ?? '–',
      sortValue: (row) => localName(row.storageLocationName) ?? '',
    },
    ...(costs && money.key !== valueColumn ? [money] : []),
  ];
}

interface UnitCostProps {
  readonly cost: string | null | undefined;
  readonly unit: string;
  readonly reason: string;
}

/** A cost with the unit that it is for: `$4.20 / kg`. */
function UnitCost({ cost, unit, reason }: UnitCostProps) {
  return (
    <Span whiteSpace="nowrap">
      <Money value={cost} reason={reason} />
      {cost === null || cost === undefined ? null : <Span color="fg.muted"> / {unit}</Span>}
    </Span>
  );
}
