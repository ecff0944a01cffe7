import { skipToken } from '@apollo/client/react';
import { Button, Flex, List, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { WrappingButton } from '../../ui/components/WrappingButton.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { useDebouncedValue } from '../../ui/forms/useDebouncedValue.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useNames } from '../../ui/i18n/useNames.ts';
import { useImportIngredientsQuery } from './imports.generated.ts';
import { matchTexts } from './match-texts.ts';
import type { Choice } from './useChoices.ts';

const pause = 200;

interface ChooseIngredientProps {
  /** As the file writes it. */
  readonly name: string;
  /** Whether it may become a new item. */
  readonly mayBeNew: boolean;
  readonly onChoose: (choice: Choice) => void;
  readonly onClose: () => void;
}

/** Searches an item or a recipe for an ingredient of the file, or makes it a new item. */
export function ChooseIngredient({ name, mayBeNew, onChoose, onClose }: ChooseIngredientProps) {
  const t = useTexts(matchTexts);
  const localName = useNames();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), pause);
  const { data } = useImportIngredientsQuery(search === '' ? skipToken : { variables: { search } });
  const options = search === '' ? [] : (data?.ingredientOptions ?? []);
  return (
    <Stack gap="3" pt="3" role="group" aria-label={t('chooseFor', { name })}>
      <SearchField label={t('search')} typed={typed} onType={setTyped} maxW="24rem" />
      {data && search !== '' && options.length === 0 ? <Text color="fg.muted">{t('nothingFound')}</Text> : null}
      {options.length === 0 ? null : (
        <List.Root variant="plain" gap="2">
          {options.map((option) => (
            <List.Item key={option.itemId ?? option.subRecipeId} display="block">
              <WrappingButton
                variant="outline"
                onClick={() =>
                  onChoose({
                    itemId: option.itemId ?? null,
                    subRecipeId: option.subRecipeId ?? null,
                    targetName: option.name,
                  })
                }
              >
                {option.subRecipeId == null ? localName(option.name) : t('recipe', { name: localName(option.name) })}
              </WrappingButton>
            </List.Item>
          ))}
        </List.Root>
      )}
      <Flex gap="2" wrap="wrap">
        {mayBeNew ? (
          <WrappingButton
            variant="outline"
            onClick={() => onChoose({ itemId: null, subRecipeId: null, targetName: null })}
          >
            {t('createNew', { name })}
          </WrappingButton>
        ) : null}
        <Button variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Flex>
    </Stack>
  );
}
