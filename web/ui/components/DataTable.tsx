import { Box, chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { RowLink } from './row-link.ts';
import { useUrlParams } from './useUrlParams.ts';
import { useLanguage } from '../i18n/language.ts';
import { nextSorting, parseSorting, type Sorting, sortRows, type SortValue } from '../format/sorting.ts';
import { useTexts } from '../i18n/texts.ts';
import { RowsInView } from './RowsInView.tsx';
import { SelectCell } from './SelectCell.tsx';
import { type ColumnLook, TableRow, type TableRows } from './TableRow.tsx';
import { tableTexts } from './table-texts.ts';
import type { TableSelection } from './useTableSelection.ts';
import { useHiddenColumns, useTableChoices } from './table-choices.ts';
import { tableCss } from './table-css.ts';

export interface Column<Row> extends ColumnLook {
  readonly cell: (row: Row) => ReactNode;
  /** Makes the column sortable. Exact decimals may be numbers here, because only their order matters. */
  readonly sortValue?: (row: Row) => SortValue;
}

/** The rest of a list of which only some pages are loaded. */
export interface MorePages {
  /** Loads all of them. */
  readonly loadAll: () => void;
  readonly busy: boolean;
}

export interface DataTableProps<Row> {
  readonly caption: string;
  /** The name under which chosen columns are stored, for a table with a `TableMenu`. */
  readonly name?: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The link of a row; its primary cell becomes a link, and a press anywhere on the row follows it. */
  readonly linkOf?: (row: Row) => RowLink;
  /** Opens a row that has no address; its primary cell becomes a button. */
  readonly onOpen?: (row: Row) => void;
  /** Adds a checkbox to each row. */
  readonly selection?: TableSelection;
  /** The name of a row, for its checkbox. */
  readonly rowName?: (row: Row) => string;
  /** Shown in place of the table when there are no rows. */
  readonly empty: ReactNode;
  /** `name` or `-name`: the order while the URL has none. */
  readonly defaultSort?: string;
  readonly sortParam?: string;
  /** Null when all rows are loaded. */
  readonly more?: MorePages | null;
}

const Table = chakra('table', { base: tableCss });
function HeaderCell<Row>({
  column,
  sorting,
  onSort,
}: {
  readonly column: Column<Row>;
  readonly sorting: Sorting | null;
  readonly onSort: () => void;
}) {
  const sorted = sorting?.column === column.key;
  const Icon = sorted ? (sorting.descending ? ArrowDown : ArrowUp) : ArrowUpDown;
  const ariaSort = sorted ? (sorting.descending ? 'descending' : 'ascending') : undefined;
  return (
    <th
      scope="col"
      className={column.screenOnly ? 'no-print' : undefined}
      aria-sort={ariaSort}
      data-numeric={column.numeric || undefined}
      data-desktop={column.desktopOnly || undefined}
    >
      {column.sortValue ? (
        <chakra.button
          type="button"

          onClick={onSort}
          data-sorted={sorted || undefined}
        >
          {column.header} <Icon size={14} aria-hidden="true" className={sorted ? undefined : 'no-print'} />
        </chakra.button>
      ) : (
        column.header
      )}
    </th>
  );
}

/** The columns that are not hidden; those that a person has chosen are shown at every width. */
function useShownColumns<Row>(name: string | undefined, columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const { keys } = useHiddenColumns(name);
  if (keys === null) return columns;
  const always = { wideOnly: false, desktopOnly: false };
  return columns.flatMap((column) => (!column.primary && keys.includes(column.key) ? [] : [{ ...column, ...always }]));
}

interface HeadProps<Row> extends Pick<DataTableProps<Row>, 'columns'> {
  readonly selection: TableSelection | undefined;
  /** The ids of the rows, in the order shown. */
  readonly order: readonly string[];
  readonly sorting: Sorting | null;
  readonly onSort: (column: string) => void;
}

function Head<Row>({ columns, selection, order, sorting, onSort }: HeadProps<Row>) {
  const t = useTexts(tableTexts);
  const count = order.filter((id) => selection?.ids.has(id)).length;
  return (
    <thead>
      <tr>
        {selection ? (
          <SelectCell
            heading
            label={t('selectAll')}
            checked={count === order.length}
            mixed={count > 0 && count < order.length}
            onToggle={() => selection.set(count === order.length ? [] : order)}
          />
        ) : null}
        {columns.map((column) => (
          <HeaderCell key={column.key} column={column} sorting={sorting} onSort={() => onSort(column.key)} />
        ))}
      </tr>
    </thead>
  );
}

type Sortable<Row> = Pick<DataTableProps<Row>, 'columns' | 'rows' | 'defaultSort' | 'sortParam'>;

/** The rows in the order of the URL, and a function that changes it. */
function useSorted<Row>({ columns, rows, defaultSort, sortParam = 'sort' }: Sortable<Row>) {
  const language = useLanguage();
  const { get, change } = useUrlParams();
  const sorting = parseSorting(get(sortParam) ?? defaultSort);
  const value = columns.find((column) => column.key === sorting?.column)?.sortValue;
  const sorted = sorting && value ? sortRows(rows, value, { descending: sorting.descending, language }) : rows;
  return { sorting, sorted, sortBy: (column: string) => change({ [sortParam]: nextSorting(sorting, column) }) };
}

/** Loads the whole list when the rows are sorted in another order than the server's: the first rows may not be loaded yet. */
function useAllToSort(more: MorePages | null, sorting: Sorting | null, loadedBy: string | undefined): void {
  const loaded = parseSorting(loadedBy);
  const isOther = sorting?.column !== loaded?.column || sorting?.descending !== loaded?.descending;
  const isPartial = more !== null && isOther;
  const loadAll = useEffectEvent(() => more?.loadAll());
  useEffect(() => {
    if (isPartial) loadAll();
  }, [isPartial]);
}

/** Tables with more rows render only those in view. */
const many = 100;

/** Rows as a table on wide screens and in print, as cards on a phone; one markup for both. The sort order is in the URL. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, name, rows, rowKey, linkOf, onOpen, selection, rowName, empty, more = null } = props;
  const { density } = useTableChoices();
  const columns = useShownColumns(name, props.columns);
  const { sorting, sorted, sortBy } = useSorted(props);
  useAllToSort(more, sorting, props.defaultSort);
  if (rows.length === 0) return empty;
  const ids = sorted.map((row) => rowKey(row));
  const at = <Value,>(index: number, read: (row: Row) => Value): Value | undefined => {
    const row = sorted[index];
    return row === undefined ? undefined : read(row);
  };
  const shown: TableRows = {
    ids,
    columns,
    cell: (index, column) => at(index, (row) => columns[column]?.cell(row)),
    link: (index) => linkOf && at(index, linkOf),
    open: onOpen && ((index) => at(index, onOpen)),
    selection,
    name: (index) => (rowName && at(index, rowName)) ?? '',
  };
  const isLong = ids.length > many;
  return (
    <Box overflowX="auto" aria-busy={more?.busy || undefined}>
      <Table aria-label={caption} data-density={density} aria-rowcount={isLong ? ids.length + 1 : undefined}>
        <Head columns={columns} selection={selection} order={ids} sorting={sorting} onSort={sortBy} />
        {isLong ? (
          <RowsInView rows={shown} />
        ) : (
          <tbody>
            {ids.map((id, index) => (
              <TableRow key={id} rows={shown} index={index} />
            ))}
          </tbody>
        )}
      </Table>
    </Box>
  );
}
