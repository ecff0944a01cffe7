import { chakra, defineStyle } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { useRecentlyChanged } from './recently-changed.ts';
import { type RowLink, useRowOpening } from './row-link.ts';
import { SelectCell } from './SelectCell.tsx';
import { tableTexts } from './table-texts.ts';
import type { TableSelection } from './useTableSelection.ts';

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

/** How a column looks. */
export interface ColumnLook {
  readonly key: string;
  readonly header: string;
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

/** The rows of a table, by their number in the order shown. */
export interface TableRows {
  readonly ids: readonly string[];
  readonly columns: readonly ColumnLook[];
  readonly cell: (index: number, column: number) => ReactNode;
  readonly link: (index: number) => RowLink | undefined;
  readonly open: ((index: number) => void) | undefined;
  readonly selection: TableSelection | undefined;
  readonly name: (index: number) => string;
}

interface TableRowProps {
  readonly rows: TableRows;
  readonly index: number;
  /** In a table that renders only some of its rows. */
  readonly measure?: (row: HTMLTableRowElement | null) => void;
}

/** A row of a table. Those that stay in view while a long table scrolls are not rendered again. */
export const TableRow = memo(function TableRow({ rows, index, measure }: TableRowProps) {
  const { columns, selection, open } = rows;
  const id = rows.ids[index] ?? '';
  const changed = useRecentlyChanged(id);
  const link = rows.link(index);
  const onOpen = open && (() => open(index));
  const opening = useRowOpening(link, onOpen);
  const measured = measure && { ref: measure, 'data-index': index, 'aria-rowindex': index + 2 };
  return (
    <tr data-changed={changed || undefined} data-opens={opening ? true : undefined} {...measured} {...opening}>
      {selection ? <RowSelect id={id} selection={selection} name={rows.name(index)} order={rows.ids} /> : null}
      {columns.map(({ key, header, primary = false, ...column }, place) => (
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
              {rows.cell(index, place)}
            </Opener>
          ) : (
            rows.cell(index, place)
          )}
        </td>
      ))}
    </tr>
  );
});

interface OpenerProps {
  readonly link: RowLink | undefined;
  readonly onOpen: (() => void) | undefined;
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

interface RowSelectProps {
  readonly id: string;
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
