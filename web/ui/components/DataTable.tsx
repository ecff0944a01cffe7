import { Box, chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUrlParams } from './useUrlParams.ts';
import { useLanguage } from '../i18n/language.ts';
import { nextSorting, parseSorting, type Sorting, sortRows, type SortValue } from '../format/sorting.ts';
import { useRecentlyChanged } from './recently-changed.ts';
import { tableCss } from './table-css.ts';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Makes the column sortable. Exact decimals may be numbers here, because only their order matters. */
  readonly sortValue?: (row: Row) => SortValue;
  /** Aligns the values to the end of the column. */
  readonly numeric?: boolean;
  /** Hidden on phones, whose cards show only what identifies a row. */
  readonly wideOnly?: boolean;
  /** Hidden on phones and tablets, so that the other columns fit. */
  readonly desktopOnly?: boolean;
  /** Hidden in print, for example costs on a recipe card. */
  readonly screenOnly?: boolean;
  /** The heading of the card that the row becomes on a phone. One per table. */
  readonly primary?: boolean;
}

interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Opens a row; the primary cell becomes its button. */
  readonly onOpen?: (row: Row) => void;
  /** Shown in place of the table when there are no rows. */
  readonly empty: ReactNode;
  /** `name` or `-name`: the order while the URL has none. */
  readonly defaultSort?: string;
  readonly sortParam?: string;
}

const Table = chakra('table', { base: tableCss });
const OpenButton = chakra('button', {
  base: {
    textAlign: 'start',
    fontWeight: 'semibold',
    cursor: 'pointer',
    minH: '11',
    _hover: { textDecoration: 'underline' },
  },
});

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
          {column.header} <Icon size={14} aria-hidden="true" />
        </chakra.button>
      ) : (
        column.header
      )}
    </th>
  );
}

interface BodyRowProps<Row> extends Pick<DataTableProps<Row>, 'columns'> {
  readonly id: string;
  readonly row: Row;
  readonly onOpen: ((row: Row) => void) | undefined;
}

function BodyRow<Row>({ id, row, columns, onOpen }: BodyRowProps<Row>) {
  const changed = useRecentlyChanged(id);
  return (
    <tr data-changed={changed || undefined}>
      {columns.map(({ key, header, cell, primary = false, ...column }) => (
        <td
          key={key}
          className={column.screenOnly ? 'no-print' : undefined}
          data-label={header}
          data-primary={primary || undefined}
          data-numeric={column.numeric || undefined}
          data-wide={column.wideOnly || undefined}
          data-desktop={column.desktopOnly || undefined}
        >
          {primary && onOpen ? <OpenButton onClick={() => onOpen(row)}>{cell(row)}</OpenButton> : cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** Rows as a table on wide screens and in print, as cards on a phone; one markup for both. The sort order is in the URL. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  onOpen,
  empty,
  defaultSort,
  sortParam = 'sort',
}: DataTableProps<Row>) {
  const language = useLanguage();
  const { get, change } = useUrlParams();
  const sorting = parseSorting(get(sortParam) ?? defaultSort);
  const sortColumn = columns.find((column) => column.key === sorting?.column);
  if (rows.length === 0) return empty;
  const sorted =
    sorting && sortColumn?.sortValue
      ? sortRows(rows, sortColumn.sortValue, { descending: sorting.descending, language })
      : rows;
  const sortBy = (column: string) => change({ [sortParam]: nextSorting(sorting, column) });
  return (
    <Box overflowX="auto">
      <Table aria-label={caption}>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sorting={sorting} onSort={() => sortBy(column.key)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <BodyRow key={rowKey(row)} id={rowKey(row)} row={row} columns={columns} onOpen={onOpen} />
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
