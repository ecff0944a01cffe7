import { Box, chakra, Dialog, Flex, IconButton, Input, InputGroup, Kbd, Portal, Spinner, Text } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { showToast } from '../../ui/components/toasts/toast-store.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { searchTexts } from './search-texts.ts';
import { type FoundRecipe, type RecipeSearchState, useRecipeSearch } from './useRecipeSearch.ts';

const listId = 'recipe-search-results';
const optionId = (index: number) => `${listId}-${String(index)}`;

const OpenButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '10',
    w: { sm: '52', lg: '72' },
    px: '3',
    rounded: 'l2',
    bg: 'whiteAlpha.200',
    color: 'whiteAlpha.950',
    textStyle: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'whiteAlpha.300' },
  },
});

function useToggleKey(toggle: () => void) {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [toggle]);
}

function Status({ state }: { readonly state: RecipeSearchState }) {
  const t = useTexts(searchTexts);
  const text = {
    idle: t('hint', { n: limits.recipeSearchMin }),
    searching: t('searching'),
    failed: t('failed'),
    found: state.status === 'found' && state.recipes.length === 0 ? t('none') : null,
  }[state.status];
  if (text === null) return null;
  return (
    <Flex role="status" align="center" justify="center" gap="2" color="fg.muted" py="8" textStyle="md">
      {state.status === 'searching' ? <Spinner size="sm" /> : null} {text}
    </Flex>
  );
}

interface ResultsProps {
  readonly recipes: readonly FoundRecipe[];
  readonly active: number;
  readonly onChoose: (recipe: FoundRecipe) => void;
}

function Results({ recipes, active, onChoose }: ResultsProps) {
  const t = useTexts(searchTexts);
  return (
    <Box role="listbox" id={listId} aria-label={t('results', { n: recipes.length })} maxH="60dvh" overflowY="auto">
      {recipes.map((recipe, index) => (
        <Box
          key={recipe.id}
          role="option"
          id={optionId(index)}
          aria-selected={index === active}
          onClick={() => onChoose(recipe)}
          px="3"
          py="2.5"
          minH="12"
          rounded="l2"
          cursor="pointer"
          _hover={{ bg: 'bg.muted' }}
          _selected={{ bg: 'brand.subtle' }}
        >
          <Text fontWeight="semibold" textStyle="md">
            {recipe.name}
          </Text>
          {recipe.description ? (
            <Text color="fg.muted" textStyle="sm" lineClamp={2}>
              {recipe.description}
            </Text>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}

function SearchPanel({ onChoose }: { readonly onChoose: (recipe: FoundRecipe) => void }) {
  const t = useTexts(searchTexts);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const state = useRecipeSearch(typed);
  const recipes = state.status === 'found' ? state.recipes : [];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = recipes[active];
    if (step !== undefined && recipes.length > 0) {
      event.preventDefault();
      setActive((active + step + recipes.length) % recipes.length);
    } else if (event.key === 'Enter' && chosen) onChoose(chosen);
  };
  return (
    <>
      <InputGroup startElement={<Search size={20} aria-hidden="true" />}>
        <Input
          size="lg"
          fontSize="md"
          role="combobox"
          aria-label={t('title')}
          aria-expanded={recipes.length > 0}
          aria-controls={listId}
          aria-activedescendant={recipes.length > 0 ? optionId(active) : undefined}
          placeholder={t('placeholder')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </InputGroup>
      <Box mt="3">
        <Status state={state} />
        {recipes.length > 0 ? <Results recipes={recipes} active={active} onChoose={onChoose} /> : null}
      </Box>
    </>
  );
}

/** The recipe search of the green bar with its dialog; Ctrl or Cmd and K toggles it anywhere. */
export function RecipeSearch() {
  const t = useTexts(searchTexts);
  const [open, setOpen] = useState(false);
  const recipe = useLayer('recipe');
  useToggleKey(() => setOpen((before) => !before));
  const choose = ({ id, name }: FoundRecipe) => {
    setOpen(false);
    showToast({ title: t('selected'), description: name, duration: limits.recipeToastDuration });
    recipe.open(id);
  };
  return (
    <>
      <OpenButton type="button" hideBelow="sm" onClick={() => setOpen(true)}>
        <Search size={18} aria-hidden="true" />
        <Box as="span" flex="1" textAlign="start">
          {t('open')}
        </Box>
        <Kbd hideBelow="lg" size="sm" bg="whiteAlpha.300" color="white" borderWidth="0" shadow="none">
          Ctrl K
        </Kbd>
      </OpenButton>
      <IconButton
        variant="ghost"
        color="white"
        _hover={{ bg: 'whiteAlpha.300' }}
        hideFrom="sm"
        aria-label={t('open')}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden="true" />
      </IconButton>
      <Dialog.Root open={open} onOpenChange={(change) => setOpen(change.open)} placement="top" lazyMount unmountOnExit>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner px="3">
            <Dialog.Content aria-label={t('title')}>
              <Dialog.Body p="3">
                <SearchPanel onChoose={choose} />
              </Dialog.Body>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </>
  );
}
