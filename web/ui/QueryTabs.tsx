import { Badge, Box, Tabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

export interface QueryTab {
  /** The value in the query string. */
  readonly value: string;
  readonly label: ReactNode;
  /** A number beside the label. */
  readonly count?: number | undefined;
  /** Drawn only while its tab is chosen. */
  readonly content: ReactNode;
}

interface QueryTabsProps {
  /** The first one is the default and has no parameter. */
  readonly tabs: readonly [QueryTab, ...QueryTab[]];
  readonly param?: string;
  readonly label: string;
  readonly fitted?: boolean;
}

/** Tabs whose choice lives in the address (`?tab=my-list`), so that reload, Back and links keep it. */
export function QueryTabs({ tabs, param = 'tab', label, fitted = false }: QueryTabsProps) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(param);
  const active = tabs.find((tab) => tab.value === asked) ?? tabs[0];
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
    <Tabs.Root value={active.value} onValueChange={({ value }) => choose(value)} lazyMount unmountOnExit fitted={fitted}>
      <Box overflowX="auto" className="no-print">
        <Tabs.List aria-label={label} minW="max-content">
          {tabs.map((tab) => (
            <Tabs.Trigger key={tab.value} value={tab.value}>
              {tab.label}
              {tab.count === undefined ? null : (
                <Badge size="sm" colorPalette={tab.value === active.value ? 'brand' : 'gray'}>
                  {tab.count}
                </Badge>
              )}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </Box>
      {tabs.map((tab) => (
        <Tabs.Content key={tab.value} value={tab.value}>
          {tab.content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
