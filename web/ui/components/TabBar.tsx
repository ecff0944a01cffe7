import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useCurrentInView } from './useCurrentInView.ts';

export interface Tab<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** A number beside the label. */
  readonly count?: number | undefined;
  /** Rendered only while its tab is active. */
  readonly content: ReactNode;
}

interface TabBarProps<Value extends string> {
  readonly tabs: readonly [Tab<Value>, ...Tab<Value>[]];
  readonly value: string;
  readonly onChange: (value: Value) => void;
  /** The accessible name of the tab list. */
  readonly label: string;
  /** Two or three tabs share the whole width. */
  readonly fitted?: boolean;
  /** No space between the tabs and the content. */
  readonly flush?: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

const Trigger = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: '12',
    px: '4',
    textStyle: 'sm',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    color: 'fg.muted',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    transition: 'color 0.15s, border-color 0.15s',
    _hover: { color: 'fg' },
    // Inside the edge, because the list scrolls sideways and would clip the focus ring.
    _focusVisible: { outlineOffset: '-2px' },
    _selected: { color: 'brand.fg', borderColor: 'brand.solid' },
  },
});

interface TabTriggerProps {
  readonly tab: Tab;
  readonly id: string;
  readonly active: boolean;
  readonly fitted: boolean;
  readonly onChoose: () => void;
}

function TabTrigger({ tab, id, active, fitted, onChoose }: TabTriggerProps) {
  return (
    <Trigger
      type="button"
      role="tab"
      id={`${id}-${tab.value}`}
      data-tab={tab.value}
      aria-selected={active}
      aria-controls={active ? `${id}-panel` : undefined}
      tabIndex={active ? 0 : -1}
      flex={fitted ? '1' : undefined}
      onClick={onChoose}
    >
      {tab.label}
      {tab.count === undefined ? null : (
        <Badge size="sm" colorPalette={active ? 'brand' : 'gray'}>
          {tab.count}
        </Badge>
      )}
    </Trigger>
  );
}

/** The name of the active tab on paper, which has no tabs. */
function PrintedLabel({ label }: { readonly label: ReactNode }) {
  const text = typeof label === 'string' ? { 'data-print-text': label } : { children: label };
  return <Text className="print-only" aria-hidden="true" fontSize="14pt" fontWeight="bold" mb="2" {...text} />;
}

/** Tabs and the content of the active one. Arrow keys move between them; the caller holds the active value. */
export function TabBar<Value extends string>({
  tabs,
  value,
  onChange,
  label,
  fitted = false,
  flush = false,
}: TabBarProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const active = tabs.find((tab) => tab.value === value) ?? tabs[0];
  useCurrentInView(list, active.value);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next = step === undefined ? undefined : tabs[(tabs.indexOf(active) + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus();
  };
  return (
    <>
      <Flex
        ref={list}
        role="tablist"
        aria-label={label}
        className="no-print"
        overflowX="auto"
        borderBottomWidth="1px"
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <TabTrigger
            key={tab.value}
            tab={tab}
            id={id}
            active={tab === active}
            fitted={fitted}
            onChoose={() => onChange(tab.value)}
          />
        ))}
      </Flex>
      <Box
        key={active.value}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${active.value}`}
        pt={flush ? '0' : { base: '3', md: '5' }}
      >
        <PrintedLabel label={active.label} />
        {active.content}
      </Box>
    </>
  );
}
