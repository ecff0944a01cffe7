import { Box, Flex, Input, InputGroup, Text } from '@chakra-ui/react';
import { Check, Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { foundIn, type UnitChoice, type UnitGroup } from './unit-groups.ts';
import { unitPickerTexts } from './unit-picker-texts.ts';

/** From this many units on there is a search field. */
const LONG = 6;

interface UnitListProps {
  readonly groups: readonly UnitGroup[];
  readonly value: string;
  readonly onChoose: (unit: string) => void;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly listRef: RefObject<HTMLDivElement | null>;
}

/** The units in groups, filtered by typing; chosen with arrow keys and Enter, or a tap. */
export function UnitList(props: UnitListProps) {
  const { groups, value, onChoose, searchRef, listRef } = props;
  const t = useTexts(unitPickerTexts);
  const id = useId();
  const list = useUnitSearch(props);
  const long = groups.flatMap((group) => group.units).length >= LONG;
  const optionId = (code: string) => `${id}-${code.replaceAll(' ', '_')}`;
  const active = list.current ? optionId(list.current.code) : undefined;
  useEffect(() => {
    if (active !== undefined) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Box onKeyDown={list.onKeyDown}>
      {long ? <Finder id={id} active={active} list={list} searchRef={searchRef} /> : null}
      <Box
        ref={listRef}
        role="listbox"
        id={id}
        aria-label={t('search')}
        aria-activedescendant={active}
        tabIndex={0}
        _focusVisible={{ outlineOffset: '-2px' }}
        maxH="18rem"
        overflowY="auto"
        p="1"
      >
        {list.found.length === 0 ? (
          <Text p="3" color="fg.muted">
            {t('none')}
          </Text>
        ) : null}
        {list.found.map((group) => (
          <Group key={group.label} label={group.label}>
            {group.units.map((unit) => (
              <Option
                key={unit.code}
                id={optionId(unit.code)}
                unit={unit}
                chosen={unit.code === value}
                active={unit.code === list.current?.code}
                onChoose={() => onChoose(unit.code)}
              />
            ))}
          </Group>
        ))}
      </Box>
    </Box>
  );
}

interface FinderProps {
  /** The id of the list below. */
  readonly id: string;
  readonly active: string | undefined;
  readonly list: Pick<ReturnType<typeof useUnitSearch>, 'typed' | 'search'>;
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

function Finder({ id, active, list, searchRef }: FinderProps) {
  const t = useTexts(unitPickerTexts);
  return (
    <Box p="2" borderBottomWidth="1px">
      <InputGroup startElement={<Search size={18} aria-hidden="true" />}>
        <Input
          ref={searchRef}
          role="combobox"
          autoComplete="off"
          aria-label={t('search')}
          placeholder={t('search')}
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={active}
          value={list.typed}
          onChange={(event) => list.search(event.target.value)}
        />
      </InputGroup>
    </Box>
  );
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box role="group" aria-label={label}>
      <Text px="2" pt="2" pb="1" textStyle="xs" fontWeight="semibold" color="fg.muted" aria-hidden="true">
        {label}
      </Text>
      {children}
    </Box>
  );
}

/** The search text, the matching groups, and the unit that Enter would choose. */
function useUnitSearch({ groups, value, onChoose, searchRef }: UnitListProps) {
  const [typed, setTyped] = useState('');
  const found = foundIn(groups, typed);
  const units = found.flatMap((group) => group.units);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      units.findIndex(({ code }) => code === value),
    ),
  );
  const current = units[active];
  const onKeyDown = (event: KeyboardEvent) => {
    // Typing on the list goes into the search field.
    if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) searchRef.current?.focus();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') {
      // Enter chooses a unit here; it must not submit the form.
      event.preventDefault();
      if (current) onChoose(current.code);
    } else if (step !== undefined && units.length > 0) {
      event.preventDefault();
      setActive((active + step + units.length) % units.length);
    }
  };
  const search = (text: string) => {
    setTyped(text);
    setActive(0);
  };
  return { typed, search, found, current, onKeyDown };
}

interface OptionProps {
  readonly id: string;
  readonly unit: UnitChoice;
  readonly chosen: boolean;
  /** Whether Enter would choose it. */
  readonly active: boolean;
  readonly onChoose: () => void;
}

function Option({ id, unit, chosen, active, onChoose }: OptionProps) {
  return (
    <Flex
      id={id}
      role="option"
      aria-selected={chosen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      align="center"
      gap="2"
      px="2"
      minH="11"
      rounded="md"
      cursor="pointer"
      bg={active ? 'bg.muted' : undefined}
      _hover={{ bg: 'bg.muted' }}
      _selected={{ bg: 'brand.subtle' }}
    >
      <Text as="span" fontWeight="medium" minW="3.5rem">
        {unit.name}
      </Text>
      <Text as="span" color="fg.muted" textStyle="sm" flex="1" truncate>
        {unit.meaning}
      </Text>
      {chosen ? <Check size={16} aria-hidden="true" /> : null}
    </Flex>
  );
}
