import { renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useKeptRows } from './useKeptRows.ts';

interface Props {
  readonly list: string;
  readonly rows: readonly number[];
  readonly after: string | null;
}

function open(first: Props) {
  const loadMore = vi.fn(async () => undefined);
  const { result, rerender } = renderHook(({ list, ...page }: Props) => useKeptRows(list, page, loadMore), {
    initialProps: first,
  });
  return { loadMore, result, rerender };
}

const long: Props = { list: 'all', rows: [1, 2, 3, 4], after: 'd' };

describe('a paged list that is refetched from its first page', () => {
  test('shows the former rows until it is as long as it was', () => {
    const { result, rerender, loadMore } = open(long);
    rerender({ ...long, rows: [10, 20], after: 'b' });
    expect(result.current).toEqual({ rows: [1, 2, 3, 4], after: null });
    expect(loadMore).toHaveBeenLastCalledWith('b');
    rerender({ ...long, rows: [10, 20, 30], after: 'c' });
    expect(result.current.rows).toEqual([1, 2, 3, 4]);
    expect(loadMore).toHaveBeenLastCalledWith('c');
    rerender({ ...long, rows: [10, 20, 30, 40], after: 'd' });
    expect(result.current).toEqual({ rows: [10, 20, 30, 40], after: 'd' });
    expect(loadMore).toHaveBeenCalledTimes(2);
  });

  test('shows fewer rows when there are no more', () => {
    const { result, rerender, loadMore } = open(long);
    rerender({ ...long, rows: [10, 20, 30], after: null });
    expect(result.current.rows).toEqual([10, 20, 30]);
    expect(loadMore).not.toHaveBeenCalled();
  });

  test('with another filter begins with its first page', () => {
    const { result, rerender, loadMore } = open(long);
    rerender({ list: 'low', rows: [7], after: 'g' });
    expect(result.current).toEqual({ rows: [7], after: 'g' });
    expect(loadMore).not.toHaveBeenCalled();
  });

  test('keeps the former rows when a page cannot be loaded', async () => {
    const { result, rerender, loadMore } = open(long);
    loadMore.mockRejectedValueOnce(new TypeError('fetch failed'));
    rerender({ ...long, rows: [10], after: 'a' });
    await vi.waitFor(() => expect(loadMore).toHaveBeenCalled());
    expect(result.current.rows).toEqual([1, 2, 3, 4]);
  });
});
