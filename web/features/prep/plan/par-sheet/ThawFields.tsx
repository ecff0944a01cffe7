import { skipToken } from '@apollo/client/react';
import { Button, Stack, Text } from '@chakra-ui/react';
import { Snowflake } from 'lucide-react';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { limits } from '#schema/limits.ts';
import { SelectField, TextField } from '../../../../ui/forms/fields.tsx';
import { useDebouncedValue } from '../../../../ui/forms/useDebouncedValue.ts';
import { useNames } from '../../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../../ui/i18n/texts.ts';
import { type ParLineFragment, useThawableItemsQuery } from '../../plan.generated.ts';
import type { ParValues } from './par-values.ts';
import { thawTexts } from '../../thaw-texts.ts';

interface FieldsProps {
  readonly form: UseFormReturn<ParValues>;
}

/** Whether the line of the form thaws. */
export function useThaws({ control }: UseFormReturn<ParValues>): boolean {
  return useWatch({ control, name: 'kind' }) === 'thawed';
}

const kinds = ['made', 'thawed'] as const;

interface LineKindProps extends FieldsProps {
  readonly onChosen: (kind: ParValues['kind']) => void;
}

/** Whether a new line is made or thawed. */
export function LineKind({ form, onChosen }: LineKindProps) {
  const t = useTexts(thawTexts);
  return (
    <SelectField label={t('lineKind')} {...form.register('kind', { onChange: () => onChosen(form.getValues('kind')) })}>
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {t(`kind_${kind}`)}
        </option>
      ))}
    </SelectField>
  );
}

/** How many days before its day it leaves the freezer. */
export function ThawDays({ form }: FieldsProps) {
  const t = useTexts(thawTexts);
  return (
    <TextField
      type="number"
      min={0}
      max={limits.thawDaysMax}
      required
      label={t('thawDays')}
      hint={t('thawDaysHint')}
      error={form.formState.errors.thawDays?.message}
      {...form.register('thawDays')}
    />
  );
}

interface ThawItemProps extends FieldsProps {
  /** The lines of the sheet; an item is at most once on a list. */
  readonly lines: readonly Pick<ParLineFragment, 'itemId' | 'prepListId'>[];
}

/** Finds the item that is thawed by its name. */
export function ThawItem({ form, lines }: ThawItemProps) {
  const t = useTexts(thawTexts);
  const localName = useNames();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  const { data } = useThawableItemsQuery(search === '' ? skipToken : { variables: { search } });
  const chosen = form.watch('thawItem');
  const list = form.watch('prepListId');
  const found = typed.trim() === '' || data === undefined ? null : data.items.nodes;
  const taken = lines.some(({ itemId, prepListId }) => itemId === chosen?.id && prepListId === list);
  const choose = (item: { readonly id: string; readonly name: string }) => {
    form.setValue('thawItem', { id: item.id, name: item.name }, { shouldDirty: true });
    form.clearErrors('recipeId');
    setTyped('');
  };
  const error = chosen && taken ? t('thawItemTaken', { name: localName(chosen.name) }) : undefined;
  return (
    <Stack gap="2">
      <TextField
        label={t('thawItem')}
        hint={found?.length === 0 ? t('thawItemNone') : t('thawItemHint')}
        error={error ?? form.formState.errors.recipeId?.message}
        autoComplete="off"
        maxLength={limits.nameMax}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {(found ?? []).map((item) => (
        <Button
          key={item.id}
          variant="outline"
          justifyContent="start"
          minH="11"
          whiteSpace="normal"
          onClick={() => choose(item)}
        >
          {localName(item.name)}
        </Button>
      ))}
      {chosen === null ? null : (
        <Text role="status" fontWeight="semibold" display="flex" alignItems="center" gap="2">
          <Snowflake size={18} aria-hidden="true" /> {localName(chosen.name)}
        </Text>
      )}
    </Stack>
  );
}
