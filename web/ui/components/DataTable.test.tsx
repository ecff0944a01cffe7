import { fireEvent, screen, within } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';
import { type Column, DataTable } from './DataTable.tsx';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly stock: number | null;
}

const columns: readonly Column<Row>[] = [
  { key: 'name', header: 'Item', cell: (row) => row.name, sortValue: (row) => row.name, primary: true },
  {
    key: 'stock',
    header: 'Stock',
    cell: (row) => row.stock ?? 'unknown',
    sortValue: (row) => row.stock,
    numeric: true,
  },
];
const rows: readonly Row[] = [
  { id: '1', name: 'onion', stock: 9 },
  { id: '2', name: 'Ñora', stock: null },
  { id: '3', name: 'Apple', stock: 10 },
];
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

function table(props: Partial<Parameters<typeof DataTable<Row>>[0]> = {}) {
  return (
    <DataTable caption="Items" columns={columns} rows={rows} rowKey={(row) => row.id} empty="Nothing here" {...props} />
  );
}

test('sorts by a click on a header, stores the order in the URL, and puts missing values last in both directions', async () => {
  const { user } = renderScreen(table());
  await user.click(screen.getByRole('button', { name: 'Stock' }));
  expect(names()).toEqual(['onion', 'Apple', 'Ñora']);
  expect(screen.getByLabelText('address')).toHaveTextContent('/?sort=stock');
  await user.click(screen.getByRole('button', { name: 'Stock' }));
  expect(names()).toEqual(['Apple', 'onion', 'Ñora']);
  expect(screen.getByRole('columnheader', { name: 'Stock' })).toHaveAttribute('aria-sort', 'descending');
});

test('starts in the order of the URL', () => {
  renderScreen(table({ defaultSort: 'stock' }), { at: '/?sort=-name' });
  expect(names()).toEqual(['onion', 'Ñora', 'Apple']);
});

test('opens a row without an address with a click on its primary cell', async () => {
  const onOpen = vi.fn();
  const { user } = renderScreen(table({ onOpen }));
  await user.click(screen.getByRole('button', { name: 'Apple' }));
  expect(onOpen).toHaveBeenCalledWith(rows[2]);
});

describe('a table of many rows', () => {
  const many = Array.from({ length: 300 }, (_, index) => ({
    id: String(index),
    name: `Item ${String(index)}`,
    stock: index,
  }));
  // In jsdom rows have no height: more of them fit into the window than in a browser (large-tables.spec.ts).
  const existing = () => screen.getAllByRole('row').length - 1;

  test('renders those near the window, and says how many there are', () => {
    renderScreen(table({ rows: many }));
    expect(existing()).toBeLessThan(many.length);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '301');
  });

  test('renders all while it is printed', () => {
    renderScreen(table({ rows: many }));
    fireEvent(window, new Event('beforeprint'));
    expect(existing()).toBe(300);
    fireEvent(window, new Event('afterprint'));
    expect(existing()).toBeLessThan(many.length);
  });

  test('renders all in a dialog, which scrolls by itself', () => {
    renderScreen(<div role="dialog">{table({ rows: many })}</div>);
    expect(existing()).toBe(300);
  });
});

describe('a list of which only a page is loaded', () => {
  const loadAll = vi.fn();
  beforeEach(() => {
    loadAll.mockClear();
  });
  const partial = { more: { loadAll, busy: false }, defaultSort: 'name' };

  test('is loaded as a whole when it is sorted by another column than the server sorts it by', async () => {
    const { user } = renderScreen(table(partial));
    expect(loadAll).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Stock' }));
    expect(loadAll).toHaveBeenCalledTimes(1);
  });

  test('is loaded as a whole when its last row comes first', async () => {
    const { user } = renderScreen(table(partial));
    await user.click(screen.getByRole('button', { name: 'Item' }));
    expect(loadAll).toHaveBeenCalledTimes(1);
  });
});

describe('a row with an address', () => {
  const linkOf = ({ id }: Row) => ({ to: `/items/${id}` });
  const address = () => screen.getByLabelText('address');
  const cell = (name: string) => screen.getByRole('cell', { name });
  const openTab = vi.spyOn(window, 'open').mockReturnValue(null);
  afterEach(() => {
    openTab.mockClear();
  });

  test('opens with a click anywhere on it', async () => {
    const { user } = renderScreen(table({ linkOf }));
    await user.click(cell('10'));
    expect(address()).toHaveTextContent('/items/3');
  });

  test('has a link as its name, and no other tab stop', async () => {
    const { user } = renderScreen(table({ linkOf }));
    expect(screen.getByRole('link', { name: 'Apple' })).toHaveAttribute('href', '/items/3');
    screen.getByRole('button', { name: 'Stock' }).focus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'onion' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Ñora' })).toHaveFocus();
  });

  test('opens a tab with Ctrl and with the middle button, and stays', async () => {
    const { user } = renderScreen(table({ linkOf }));
    await user.keyboard('{Control>}');
    await user.click(cell('10'));
    await user.keyboard('{/Control}');
    await user.pointer({ keys: '[MouseMiddle]', target: cell('9') });
    expect(openTab.mock.calls.map(([href]) => href)).toEqual(['/items/3', '/items/1']);
    expect(address()).toHaveTextContent(/^\/$/);
  });

  test('does not open when a control in it is pressed', async () => {
    const act = vi.fn();
    const column: Column<Row> = {
      key: 'act',
      header: '',
      cell: () => (
        <button type="button" onClick={act}>
          Count
        </button>
      ),
    };
    const { user } = renderScreen(table({ linkOf, rows: rows.slice(0, 1), columns: [...columns, column] }));
    await user.click(screen.getByRole('button', { name: 'Count' }));
    expect(act).toHaveBeenCalled();
    expect(address()).toHaveTextContent(/^\/$/);
  });

  test('does not open when something in a dialog of one of its cells is clicked', async () => {
    const column: Column<Row> = { key: 'act', header: '', cell: () => createPortal(<p>Sure?</p>, document.body) };
    const { user } = renderScreen(table({ linkOf, rows: rows.slice(0, 1), columns: [...columns, column] }));
    await user.click(screen.getByText('Sure?'));
    expect(address()).toHaveTextContent(/^\/$/);
  });

  test('does not open when its text is selected', async () => {
    const { user } = renderScreen(table({ linkOf }));
    const target = cell('10');
    await user.pointer([{ keys: '[MouseLeft>]', target, offset: 0 }, { target, offset: 2 }, { keys: '[/MouseLeft]' }]);
    expect(getSelection()?.toString()).toBe('10');
    expect(address()).toHaveTextContent(/^\/$/);
  });
});

test('shows the empty state instead of an empty table', () => {
  renderScreen(table({ rows: [] }));
  expect(screen.getByText('Nothing here')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
