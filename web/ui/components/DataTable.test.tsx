import { screen, within } from '@testing-library/react';
import { expect, jest, test } from '@jest/globals';
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

test('opens a row with a click on its primary cell', async () => {
  const onOpen = jest.fn();
  const { user } = renderScreen(table({ onOpen }));
  await user.click(screen.getByRole('button', { name: 'Apple' }));
  expect(onOpen).toHaveBeenCalledWith(rows[2]);
});

test('shows the empty state instead of an empty table', () => {
  renderScreen(table({ rows: [] }));
  expect(screen.getByText('Nothing here')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
