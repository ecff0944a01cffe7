import { useUrlParams } from './useUrlParams.ts';
import { type Tab, TabBar } from './TabBar.tsx';

interface QueryTabsProps {
  /** The first one is the default and has no parameter. */
  readonly tabs: readonly [Tab, ...Tab[]];
  readonly param?: string;
  readonly label: string;
  readonly fitted?: boolean;
}

/** Tabs with the active one in the URL (`?tab=my-list`), so that it survives a reload and works in links. */
export function QueryTabs({ tabs, param = 'tab', label, fitted = false }: QueryTabsProps) {
  const { get, change } = useUrlParams();
  const choose = (value: string) => change({ [param]: value === tabs[0].value ? null : value });
  return <TabBar tabs={tabs} value={get(param) ?? tabs[0].value} onChange={choose} label={label} fitted={fitted} />;
}
