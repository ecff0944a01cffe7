import { Box, chakra, defineStyle } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type RowLink, useRowOpening } from './row-link.ts';
import { useUrlParams } from './useUrlParams.ts';
import { useLanguage } from '../i18n/language.ts';
import { nextSorting, parseSorting, type Sorting, sortRows, type SortValue } from '../format/sorting.ts';
import { useRecentlyChanged } from './recently-changed.ts';
import { useTexts } from '../i18n/texts.ts';
import { SelectCell } from './SelectCell.tsx';
import { tableTexts } from './table-texts.ts';
import type { TableSelection } from './useTableSelection.ts';
import { useHiddenColumns, useTableChoices } from './table-choices.ts';
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
  /** The name under which chosen columns are remembered, for a table with a `TableMenu`. */
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
}

const Table = chakra('table', { base: tableCss });
const openStyle = defineStyle({
  display: 'inline-flex',
  alignItems: 'center',
  textAlign: 'start',
  fontWeight: 'semibold',
  cursor: 'pointer',
  minH: '11',
  _hover: { textDecoration: 'underline' },
});
const OpenButton = chakra('button', { base: openStyle });
const OpenLink = chakra(Link, { base: openStyle });

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

interface BodyRowProps<Row> extends Pick<DataTableProps<Row>, 'columns'> {
  readonly id: string;
  readonly row: Row;
  readonly link: RowLink | undefined;
  readonly onOpen: (() => void) | undefined;
  /** The cell of its checkbox. */
  readonly select: ReactNode;
}

function BodyRow<Row>({ id, row, columns, link, onOpen, select }: BodyRowProps<Row>) {
  const changed = useRecentlyChanged(id);
  const opening = useRowOpening(link, onOpen);
  return (
    <tr data-changed={changed || undefined} data-opens={opening ? true : undefined} {...opening}>
      {select}
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
          {primary ? (
            <Opener link={link} onOpen={onOpen}>
              {cell(row)}
            </Opener>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}

interface OpenerProps extends Pick<BodyRowProps<unknown>, 'link' | 'onOpen'> {
  readonly children: ReactNode;
}

/** The control of a row that opens it: a link where it has an address. */
function Opener({ link, onOpen, children }: OpenerProps) {
  if (link) {
    return (
      <OpenLink to={link.to} state={link.state}>
        {children}
      </OpenLink>
    );
  }
  return onOpen ? <OpenButton onClick={onOpen}>{children}</OpenButton> : children;
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

interface RowSelectProps extends Pick<BodyRowProps<unknown>, 'id'> {
  readonly selection: TableSelection;
  readonly name: string;
  readonly order: readonly string[];
}

function RowSelect({ id, selection, name, order }: RowSelectProps) {
  const t = useTexts(tableTexts);
  return (
    <SelectCell
      label={t('select', { name })}
      checked={selection.ids.has(id)}
      onToggle={(range) => selection.toggle(id, range, order)}
    />
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

/** Rows as a table on wide screens and in print, as cards on a phone; one markup for both. The sort order is in the URL. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, name, rows, rowKey, linkOf, onOpen, selection, rowName, empty } = props;
  const { density } = useTableChoices();
  const columns = useShownColumns(name, props.columns);
  const { sorting, sorted, sortBy } = useSorted(props);
  if (rows.length === 0) return empty;
  const order = sorted.map((row) => rowKey(row));
  return (
    <Box overflowX="auto">
      <Table aria-label={caption} data-density={density}>
        <Head columns={columns} selection={selection} order={order} sorting={sorting} onSort={sortBy} />
        <tbody>
          {sorted.map((row) => {
            const id = rowKey(row);
            return (
              <BodyRow
                key={id}
                id={id}
                row={row}
                columns={columns}
                link={linkOf?.(row)}
                onOpen={onOpen && (() => onOpen(row))}
                select={
                  selection ? (
                    <RowSelect id={id} selection={selection} name={rowName?.(row) ?? ''} order={order} />
                  ) : null
                }
              />
            );
          })}
        </tbody>
      </Table>
    </Box>
  );
}
