import { Box, Flex, Input, InputGroup, Text } from '@chakra-ui/react';
import { skipToken } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useDebouncedValue } from '../../../ui/forms/useDebouncedValue.ts';
import { FormField } from '../../../ui/forms/fields.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { formTexts } from '../form-texts.ts';
import { type IngredientOptionsQuery, useIngredientOptionsQuery } from '../recipes.generated.ts';

type Option = IngredientOptionsQuery['ingredientOptions'][number];
const pause = 200;

interface OptionsProps {
  readonly id: string;
  readonly options: readonly Option[];
  readonly active: number;
  readonly onPick: (option: Option) => void;
}

function Options({ id, options, active, onPick }: OptionsProps) {
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
          justify="space-between"
          align="center"
          gap="3"
          px="3"
          minH="11"
          rounded="md"
          cursor="pointer"
          _hover={{ bg: 'bg.muted' }}
          _selected={{ bg: 'brand.subtle' }}
        >
          <Text fontWeight="medium">{localName(option.name)}</Text>
          {option.subRecipeId === null ? null : (
            <Text color="fg.muted" textStyle="sm">
              {t('isRecipe')}
            </Text>
          )}
        </Flex>
      ))}
    </Box>
  );
}

/** Finds an item or a recipe by name; chosen with arrow keys and Enter, or a tap. */
export function IngredientPicker({ onPick }: { readonly onPick: (option: Option) => void }) {
  const t = useTexts(formTexts);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const search = useDebouncedValue(typed.trim(), pause);
  const { data } = useIngredientOptionsQuery(search === '' ? skipToken : { variables: { search } });
  const options = typed.trim() === '' ? [] : (data?.ingredientOptions ?? []);
  const nothing = data !== undefined && search !== '' && search === typed.trim() && options.length === 0;

  const pick = (option: Option) => {
    setTyped('');
    setActive(0);
    onPick(option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = options[active];
    if (event.key === 'Enter') {
      // Enter chooses an ingredient here; it must not submit the form.
      event.preventDefault();
      if (chosen) pick(chosen);
    } else if (event.key === 'Escape') setTyped('');
    else if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setActive((active + step + options.length) % options.length);
    }
  };
  return (
    <Box position="relative">
      <FormField label={t('addIngredient')} hint={nothing ? t('noneFound') : t('addHint')}>
        <InputGroup startElement={<Plus size={18} aria-hidden="true" />}>
          <Input
            role="combobox"
            autoComplete="off"
            aria-expanded={options.length > 0}
            aria-controls={id}
            aria-activedescendant={options.length > 0 ? `${id}-${String(active)}` : undefined}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setActive(0);
            }}
            onBlur={() => setTyped('')}
            onKeyDown={onKeyDown}
          />
        </InputGroup>
      </FormField>
      {options.length > 0 ? <Options id={id} options={options} active={active} onPick={pick} /> : null}
    </Box>
  );
}
