import { Box, Flex, Input, InputGroup, Spinner, Text } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { searchTexts } from './texts.ts';
import { type SearchState, useSearch } from './useSearch.ts';
import { type SearchGroup, type SearchOption, useSearchGroups } from './useSearchGroups.ts';
import { useNames } from '../../ui/i18n/useNames.ts';

const listId = 'search-results';
const optionId = (key: string) => `${listId}-${key}`;

/** The field and its results; the arrow keys and Enter choose one while the focus stays in the field. */
export function SearchPanel({ onChosen }: { readonly onChosen: () => void }) {
  const t = useTexts(searchTexts);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const state = useSearch(typed);
  const groups = useSearchGroups(typed, state);
  const options = groups.flatMap((group) => group.options);
  const current = options[active];
  const choose = (option: SearchOption) => {
    onChosen();
    option.choose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setActive((active + step + options.length) % options.length);
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      choose(current);
    }
  };
  return (
    <>
      <InputGroup startElement={<Search size={20} aria-hidden="true" />}>
        <Input
          size="lg"
          fontSize="md"
          role="combobox"
          aria-label={t('title')}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={current ? optionId(current.key) : undefined}
          placeholder={t('placeholder')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </InputGroup>
      <Status state={state} empty={options.length === 0} />
      {options.length > 0 ? <Results groups={groups} current={current} onChoose={choose} /> : null}
    </>
  );
}

interface StatusProps {
  readonly state: SearchState;
  /** Whether nothing at all matches. */
  readonly empty: boolean;
}

function Status({ state, empty }: StatusProps) {
  const t = useTexts(searchTexts);
  const text = {
    idle: t('hint', { n: limits.recipeSearchMin }),
    searching: t('searching'),
    failed: t('failed'),
    unreachable: t('unreachable'),
    found: empty ? t('none') : null,
  }[state.status];
  if (text === null) return null;
  return (
    <Flex role="status" align="center" justify="center" gap="2" color="fg.muted" py={empty ? '8' : '3'} textStyle="md">
      {state.status === 'searching' ? <Spinner size="sm" /> : null} {text}
    </Flex>
  );
}

interface ResultsProps {
  readonly groups: readonly SearchGroup[];
  readonly current: SearchOption | undefined;
  readonly onChoose: (option: SearchOption) => void;
}

function Results({ groups, current, onChoose }: ResultsProps) {
  const t = useTexts(searchTexts);
  const count = groups.flatMap(({ options }) => options).length;
  return (
    <Box role="listbox" id={listId} aria-label={t('results', { n: count })} mt="2" maxH="60dvh" overflowY="auto">
      {groups.map(({ key, label, options }) => (
        <Box key={key} role="group" aria-labelledby={`${listId}-group-${key}`}>
          <Text
            id={`${listId}-group-${key}`}
            px="3"
            pt="3"
            pb="1"
            textStyle="xs"
            fontWeight="bold"
            letterSpacing="0.04em"
            textTransform="uppercase"
            color="fg.muted"
          >
            {label}
          </Text>
          {options.map((option) => (
            <Option key={option.key} option={option} active={option === current} onChoose={onChoose} />
          ))}
        </Box>
      ))}
    </Box>
  );
}

interface OptionProps {
  readonly option: SearchOption;
  readonly active: boolean;
  readonly onChoose: (option: SearchOption) => void;
}

function Option({ option, active, onChoose }: OptionProps) {
  const localName = useNames();
  const { key, name, detail, wraps = false, icon: Icon } = option;
  return (
    <Flex
      role="option"
      id={optionId(key)}
      aria-selected={active}
      onClick={() => onChoose(option)}
      // Scrolls the option into view when the arrow keys reach it.
      ref={(element) => {
        if (active) element?.scrollIntoView({ block: 'nearest' });
      }}
      align="center"
      gap="3"
      px="3"
      py="2"
      minH="12"
      rounded="l2"
      cursor="pointer"
      _hover={{ bg: 'bg.muted' }}
      _selected={{ bg: 'brand.subtle' }}
    >
      <Box color="fg.muted" flexShrink="0">
        <Icon size={20} aria-hidden="true" />
      </Box>
      <Box minW="0">
        <Text fontWeight="semibold" textStyle="md" overflowWrap="anywhere">
          {localName(name)}
        </Text>
        {detail ? (
          <Text color="fg.muted" textStyle="sm" {...(wraps ? {} : { lineClamp: 1 })}>
            {localName(detail)}
          </Text>
        ) : null}
      </Box>
    </Flex>
  );
}
