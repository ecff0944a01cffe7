import { useRef, useState } from 'react';

export interface TableSelection {
  readonly ids: ReadonlySet<string>;
  /** Selects or deselects a row; with `range`, also those between it and the last one, in the order shown. */
  readonly toggle: (id: string, range: boolean, order: readonly string[]) => void;
  readonly set: (ids: readonly string[]) => void;
}

/** The rows that lie between two, both included; only the second when the first is not shown. */
function between(order: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [from === null ? -1 : order.indexOf(from), order.indexOf(to)];
  return start < 0 ? [to] : order.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** The selected rows of a table. */
export function useTableSelection(): TableSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const toggle: TableSelection['toggle'] = (id, range, order) => {
    const isOn = !ids.has(id);
    const next = new Set(ids);
    for (const each of range ? between(order, last.current, id) : [id]) {
      if (isOn) next.add(each);
      else next.delete(each);
    }
    last.current = id;
    setIds(next);
  };
  return { ids, toggle, set: (all) => setIds(new Set(all)) };
}
