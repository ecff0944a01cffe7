import { Box, chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../i18n/language.ts';
import { nextSorting, parseSorting, type Sorting, sortRows, type SortValue } from '../format/sorting.ts';
import { useRecentlyChanged } from './recently-changed.ts';
import { tableCss } from './table-css.ts';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Makes the header sort. Exact decimals may be given as numbers here: only their order matters. */
  readonly sortValue?: (row: Row) => SortValue;
  /** Figures stand at the end of their column. */
  readonly numeric?: boolean;
  /** Left out of a phone's card, which shows only what a row is chosen by. */
  readonly wideOnly?: boolean;
  /** Left out on tablets too, so that the rest fits. */
  readonly desktopOnly?: boolean;
  /** Stays off paper, as costs do on a card for the line. */
  readonly screenOnly?: boolean;
  /** Heads the card that the row becomes on a phone. One per table. */
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
  /** `name` or `-name`: the order before anybody chose one. */
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

/** Rows as a table on wide screens and paper, as cards on a phone; one markup for both. Its order lives in the address. */
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
  const [search, setSearch] = useSearchParams();
  const sorting = parseSorting(search.get(sortParam) ?? defaultSort);
  const sortColumn = columns.find((column) => column.key === sorting?.column);
  if (rows.length === 0) return empty;
  const sorted =
    sorting && sortColumn?.sortValue
      ? sortRows(rows, sortColumn.sortValue, { descending: sorting.descending, language })
      : rows;
  const sortBy = (column: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(sortParam, nextSorting(sorting, column));
        return next;
      },
      { replace: true },
    );
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
