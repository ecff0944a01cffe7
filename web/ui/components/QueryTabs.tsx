import { useSearchParams } from 'react-router';
import { type Tab, TabBar } from './TabBar.tsx';

interface QueryTabsProps {
  /** The first one is the default and has no parameter. */
  readonly tabs: readonly [Tab, ...Tab[]];
  readonly param?: string;
  readonly label: string;
  readonly fitted?: boolean;
}

/** Tabs whose choice lives in the address (`?tab=my-list`), so that reload and links keep it. */
export function QueryTabs({ tabs, param = 'tab', label, fitted = false }: QueryTabsProps) {
  const [search, setSearch] = useSearchParams();
  const choose = (value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === tabs[0].value) next.delete(param);
        else next.set(param, value);
        return next;
      },
      { replace: true },
    );
  return (
    <TabBar tabs={tabs} value={search.get(param) ?? tabs[0].value} onChange={choose} label={label} fitted={fitted} />
  );
}
