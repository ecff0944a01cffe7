import { Button, Flex, IconButton } from '@chakra-ui/react';
import { Boxes, FileDown, Plus, Printer, SearchX } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#schema/limits.ts';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { LoadError } from '../../../ui/components/LoadError.tsx';
import { LoadMore } from '../../../ui/components/LoadMore.tsx';
import { printWith } from '../../../ui/components/print-with.ts';
import { Panel } from '../../../ui/components/Panel.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useUseByPassed } from '../../../ui/kitchen/useUseByPassed.ts';
import { usePrinting } from '../../../ui/components/usePrinting.ts';
import { usePagedRows } from '../../../ui/components/usePagedRows.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import { TableMenu } from '../../../ui/components/TableMenu.tsx';
import { useTableSelection } from '../../../ui/components/useTableSelection.ts';
import { SelectionBar } from '../together/SelectionBar.tsx';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { SavedViews } from '../../../platform/views/SavedViews.tsx';
import { useCan } from '../../../platform/session/viewer.ts';
import { SkeletonList } from '../../../ui/components/Loading.tsx';
import { CountSheet } from './CountSheet.tsx';
import { type ItemRowFragment, useInventoryListQuery } from '../inventory.generated.ts';
import { saveItemsCsv } from './items-csv.ts';
import { ItemFilterBar } from './ItemFilterBar.tsx';
import { ItemTable, itemTable, useItemColumns } from './ItemTable.tsx';
import { StockFigures } from '../item/StockFigures.tsx';
import { inventoryTexts } from '../texts.ts';
import { type ItemFilters, itemViewParams, useItemFilters } from './useItemFilters.ts';

/** All items with their stock; filters in the URL, CSV export, and a count sheet to print. */
export function InventoryPanel() {
  const filters = useItemFilters();
  const { items, error, retry, ...pages } = useItems(filters.filter);
  const { busy, loadAll } = pages;
  useUseByPassed(items?.map(({ nextUseBy }) => nextUseBy) ?? []);
  /** All filtered rows while they are printed; the browser's own print command prints only the loaded ones. */
  const [sheet, setSheet] = useState<readonly ItemRowFragment[] | null>(null);
  const t = useTexts(inventoryTexts);
  const unitName = useUnitName();
  const language = useLanguage();
  const isPrinting = usePrinting();
  const print = (rows: readonly ItemRowFragment[]) => printWith(rows, setSheet);
  return (
    <>
      <Flex direction="column" gap="4" className="no-print">
        <StockFigures />
        <ItemFilterBar filters={filters}>
          <IconButton
            variant="outline"
            aria-label={t('csv')}
            title={t('csv')}
            loading={busy}
            onClick={() => void loadAll((rows) => saveItemsCsv(rows, t, unitName, language))}
          >
            <FileDown aria-hidden="true" />
          </IconButton>
          <IconButton
            variant="outline"
            aria-label={t('print')}
            title={t('print')}
            disabled={busy}
            onClick={() => void loadAll(print)}
          >
            <Printer aria-hidden="true" />
          </IconButton>
          <SavedViews screen="inventory" params={itemViewParams} table={itemTable} />
          <TableMenu table={itemTable} columns={useItemColumns()} />
          <NewItemButton />
        </ItemFilterBar>
        {error ? <LoadError error={error} onRetry={retry} /> : null}
        {!items && !error ? <SkeletonList rows={8} rowHeight="14" /> : null}
        {items ? <Items items={items} filters={filters} {...pages} /> : null}
      </Flex>
      <CountSheet items={sheet ?? (isPrinting ? items : null) ?? []} />
    </>
  );
}

interface ItemsProps extends Pick<ReturnType<typeof useItems>, 'after' | 'loadMore' | 'loadAll' | 'busy'> {
  readonly items: readonly ItemRowFragment[];
  readonly filters: ItemFilters;
}

/** The table, and what can be done with the selected items. */
function Items({ items, filters, after, loadMore, loadAll, busy }: ItemsProps) {
  const t = useTexts(inventoryTexts);
  const selection = useTableSelection();
  const mayChange = useCan('inventory.update');
  // Rows that the filter hides are not changed.
  const selected = items.filter(({ id }) => selection.ids.has(id));
  const selectAll = () => void loadAll((rows) => selection.set(rows.map(({ id }) => id)));
  return (
    <>
      <Panel flush>
        <ItemTable
          items={items}
          selection={mayChange ? selection : null}
          more={after === null ? null : { loadAll: () => void loadAll(() => undefined), busy }}
          empty={<NoItems filters={filters} />}
        />
      </Panel>
      <LoadMore after={after} onMore={loadMore}>
        {t('more')}
      </LoadMore>
      {selected.length > 0 ? (
        <SelectionBar
          items={selected}
          onAll={after !== null || selected.length < items.length ? selectAll : null}
          onNone={() => selection.set([])}
        />
      ) : null}
    </>
  );
}

/** The filtered items, page by page; `loadAll` loads all pages, for print and export. */
function useItems(filter: ItemFilters['filter']) {
  const { data, previousData, error, refetch, fetchMore } = useInventoryListQuery({
    variables: { filter, first: limits.pageMax },
  });
  const page = data?.items ?? (error ? undefined : previousData?.items);
  const { rows, ...pages } = usePagedRows(JSON.stringify(filter), data?.items, async (after) => {
    const { data: nextPage } = await fetchMore({ variables: { after } });
    return nextPage?.items;
  });
  return {
    items: rows ?? page?.nodes,
    error: page ? undefined : error,
    retry: () => void refetch(),
    ...pages,
  };
}

function NewItemButton() {
  const t = useTexts(inventoryTexts);
  const item = useLayer('item');
  if (!useCan('inventory.update')) return null;
  return (
    <Button onClick={() => item.open('new')}>
      <Plus aria-hidden="true" /> {t('newItem')}
    </Button>
  );
}

function NoItems({ filters }: { readonly filters: ItemFilters }) {
  const t = useTexts(inventoryTexts);
  if (!filters.filtered) {
    return <EmptyState icon={Boxes} title={t('none')} description={t('noneText')} action={<NewItemButton />} />;
  }
  const clear = (
    <Button variant="outline" onClick={filters.clear}>
      {t('clear')}
    </Button>
  );
  return <EmptyState icon={SearchX} title={t('noneFound')} description={t('noneFoundText')} action={clear} />;
}
