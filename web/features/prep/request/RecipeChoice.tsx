import { skipToken } from '@apollo/client/react';
import { Badge, Button, Flex, Stack } from '@chakra-ui/react';
import { BookOpen } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { limits } from '#schema/limits.ts';
import { TextField } from '../../../ui/forms/fields.tsx';
import { useDebouncedValue } from '../../../ui/forms/useDebouncedValue.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { type RequestRecipesQuery, useRequestRecipesQuery } from '../handover.generated.ts';
import { requestTexts } from './request-texts.ts';
import type { RequestValues } from './request-values.ts';

type Recipe = RequestRecipesQuery['recipes']['nodes'][number];

/** The name of the task, with the recipes that match it. A chosen recipe fills in its unit and station. */
export function RecipeChoice({ form }: { readonly form: UseFormReturn<RequestValues> }) {
  const localName = useNames();
  const t = useTexts(requestTexts);
  const [name, recipeId] = form.watch(['name', 'recipeId']);
  const typed = name.trim();
  const search = useDebouncedValue(typed);
  const { data } = useRequestRecipesQuery(
    recipeId === '' && search.length >= limits.recipeSearchMin ? { variables: { search } } : skipToken,
  );
  const found = recipeId === '' && search === typed ? (data?.recipes.nodes ?? []) : [];
  const choose = (recipe: Recipe) => {
    form.setValue('name', recipe.name);
    form.setValue('recipeId', recipe.id);
    form.setValue('unit', recipe.yieldUnit);
    if (recipe.stationId !== null) form.setValue('stationId', recipe.stationId);
    form.setFocus('quantity');
  };
  return (
    <Stack gap="2">
      <TextField
        label={t('what')}
        hint={recipeId === '' ? t('whatHint') : undefined}
        required
        autoComplete="off"
        maxLength={limits.nameMax}
        error={form.formState.errors.name?.message}
        {...form.register('name', { onChange: () => form.setValue('recipeId', '') })}
      />
      {recipeId === '' ? null : (
        <Badge alignSelf="flex-start" colorPalette="brand" variant="surface" size="md">
          <BookOpen size={14} aria-hidden="true" /> {t('madeBy')}
        </Badge>
      )}
      {found.length === 0 ? null : (
        <Flex direction="column" gap="2" role="group" aria-label={t('found')}>
          {found.map((recipe) => (
            <Button
              key={recipe.id}
              variant="outline"
              h="auto"
              minH="12"
              py="2"
              justifyContent="flex-start"
              textAlign="start"
              whiteSpace="normal"
              onClick={() => choose(recipe)}
            >
              <BookOpen aria-hidden="true" /> {localName(recipe.name)}
            </Button>
          ))}
        </Flex>
      )}
    </Stack>
  );
}
