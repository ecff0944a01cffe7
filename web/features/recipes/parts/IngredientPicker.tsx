import { Box, Flex, Input, InputGroup, Text } from '@chakra-ui/react';
import { skipToken } from '@apollo/client/react';
import { PackagePlus, Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { useCan } from '../../../platform/session/viewer.ts';
import { useDebouncedValue } from '../../../ui/forms/useDebouncedValue.ts';
import { FormField } from '../../../ui/forms/fields.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { formTexts } from '../form-texts.ts';
import { type IngredientOptionsQuery, useIngredientOptionsQuery } from '../recipes.generated.ts';
import { NewIngredientDialog } from './NewIngredientDialog.tsx';

type Option = IngredientOptionsQuery['ingredientOptions'][number];
const pause = 200;

const row = {
  justify: 'space-between',
  align: 'center',
  gap: '3',
  px: '3',
  minH: '11',
  rounded: 'md',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted' },
  _selected: { bg: 'brand.subtle' },
} as const;

interface OptionsProps {
  readonly id: string;
  readonly options: readonly Option[];
  readonly active: number;
  readonly onPick: (option: Option) => void;
  /** The name that can be added as a new item, as the last option; null when it cannot. */
  readonly newName: string | null;
  readonly onNew: () => void;
}

function Options({ id, options, active, onPick, newName, onNew }: OptionsProps) {
  const localName = useNames();
  const t = useTexts(formTexts);
  return (
    <Box
      role="listbox"
      id={id}
      aria-label={t('addIngredient')}
      position="absolute"
      insetX="0"
      top="100%"
      mt="1"
      zIndex="dropdown"
      bg="bg.panel"
      borderWidth="1px"
      rounded="l2"
      shadow="lg"
      maxH="72"
      overflowY="auto"
      p="1"
    >
      {options.map((option, index) => (
        <Flex
          key={option.itemId ?? option.subRecipeId}
          id={`${id}-${String(index)}`}
          role="option"
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
          {...row}
        >
          <Text fontWeight="medium">{localName(option.name)}</Text>
          {option.subRecipeId === null ? null : (
            <Text color="fg.muted" textStyle="sm">
              {t('isRecipe')}
            </Text>
          )}
        </Flex>
      ))}
      {newName === null ? null : (
        <Flex
          id={`${id}-${String(options.length)}`}
          role="option"
          aria-selected={active === options.length}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onNew}
          {...row}
        >
          <Text fontWeight="medium" overflowWrap="anywhere">
            {t('addAsItem', { name: newName })}
          </Text>
          <PackagePlus size={18} aria-hidden="true" />
        </Flex>
      )}
    </Box>
  );
}

/** The results for the typed text; `newName` is null until the server has confirmed that nothing has this name. */
function useOptions(typed: string) {
  const typedName = typed.trim();
  const search = useDebouncedValue(typedName, pause);
  const mayCreate = useCan('inventory.update');
  const localName = useNames();
  const { data } = useIngredientOptionsQuery(search === '' ? skipToken : { variables: { search } });
  const options = typedName === '' ? [] : (data?.ingredientOptions ?? []);
  const isRead = data !== undefined && search !== '' && search === typedName;
  // Ignores case, and compares the name in the reader's language, too.
  const isNamed = options.some(({ name }) =>
    [name, localName(name)].some((known) => known.toLowerCase() === typedName.toLowerCase()),
  );
  const newName = mayCreate && isRead && !isNamed ? typedName : null;
  return { options, newName, nothing: isRead && options.length === 0 };
}

/** What is typed, and which option is the current one; the last is the new item. */
function usePicker(onPick: (option: Option) => void) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  /** The name of the item that is being added. */
  const [adding, setAdding] = useState<string | null>(null);
  const found = useOptions(typed);
  const { options, newName } = found;
  const count = options.length + (newName === null ? 0 : 1);
  const type = (text: string) => {
    setTyped(text);
    setActive(0);
  };
  const pick = (option: Option) => {
    type('');
    setAdding(null);
    onPick(option);
  };
  const add = () => {
    type('');
    setAdding(newName);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = options[active];
    if (event.key === 'Enter') {
      // Enter chooses an ingredient here; it must not submit the form.
      event.preventDefault();
      if (chosen) pick(chosen);
      else if (newName !== null) add();
    } else if (event.key === 'Escape') setTyped('');
    else if (step !== undefined && count > 0) {
      event.preventDefault();
      setActive((active + step + count) % count);
    }
  };
  return { ...found, typed, type, active, count, pick, add, adding, stopAdding: () => setAdding(null), onKeyDown };
}

/**
 * Finds an item or a recipe by name; chosen with arrow keys and Enter, or a tap. A name that the kitchen does not have can be
 * added as a new item.
 */
export function IngredientPicker({ onPick }: { readonly onPick: (option: Option) => void }) {
  const t = useTexts(formTexts);
  const id = useId();
  const picker = usePicker(onPick);
  const { options, newName, nothing, active, count, adding } = picker;
  return (
    <Box position="relative">
      <FormField label={t('addIngredient')} hint={nothing && newName === null ? t('noneFound') : t('addHint')}>
        <InputGroup startElement={<Plus size={18} aria-hidden="true" />}>
          <Input
            role="combobox"
            autoComplete="off"
            maxLength={limits.nameMax}
            aria-expanded={count > 0}
            aria-controls={id}
            aria-activedescendant={count > 0 ? `${id}-${String(active)}` : undefined}
            value={picker.typed}
            onChange={({ target }) => picker.type(target.value)}
            onBlur={() => picker.type('')}
            onKeyDown={picker.onKeyDown}
          />
        </InputGroup>
      </FormField>
      {count > 0 ? <Options {...{ id, options, active, newName }} onPick={picker.pick} onNew={picker.add} /> : null}
      {adding === null ? null : <NewIngredientDialog name={adding} onDone={picker.pick} onClose={picker.stopAdding} />}
    </Box>
  );
}
