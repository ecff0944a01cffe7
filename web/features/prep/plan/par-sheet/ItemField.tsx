import { skipToken } from '@apollo/client/react';
import { Button, Stack, Text } from '@chakra-ui/react';
import { CookingPot, Snowflake } from 'lucide-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { limits } from '#schema/limits.ts';
import { TextField } from '../../../../ui/forms/fields.tsx';
import { useDebouncedValue } from '../../../../ui/forms/useDebouncedValue.ts';
import { useNames } from '../../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../../ui/i18n/texts.ts';
import { type ParLineFragment, useItemsToPlanQuery } from '../../plan.generated.ts';
import { thawTexts } from '../../thaw-texts.ts';
import { NewPreparedItem } from './NewPreparedItem.tsx';
import type { LineKind, ParValues } from './par-values.ts';

interface ItemFieldProps {
  readonly form: UseFormReturn<ParValues>;
  readonly kind: Exclude<LineKind, 'made'>;
  /** The lines of the sheet; an item is at most once on a list. */
  readonly lines: readonly Pick<ParLineFragment, 'itemId' | 'prepListId'>[];
}

type Item = NonNullable<ParValues['item']>;

/** Finds the item of a line without a recipe by its name; a prepared item can also be created. */
export function ItemField({ form, kind, lines }: ItemFieldProps) {
  const t = useTexts(thawTexts);
  const localName = useNames();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  const { data } = useItemsToPlanQuery(search === '' ? skipToken : { variables: { search } });
  const chosen = form.watch('item');
  const list = form.watch('prepListId');
  const found = typed.trim() === '' || data === undefined ? null : data.items.nodes;
  const isTaken = lines.some(({ itemId, prepListId }) => itemId === chosen?.id && prepListId === list);
  const choose = ({ id, name }: Item) => {
    form.setValue('item', { id, name }, { shouldDirty: true });
    form.clearErrors('recipeId');
    setTyped('');
  };
  const error = chosen && isTaken ? t('itemTaken', { name: localName(chosen.name) }) : undefined;
  const Icon = kind === 'thawed' ? Snowflake : CookingPot;
  return (
    <Stack gap="2">
      <TextField
        label={t(kind === 'thawed' ? 'thawItem' : 'plainItem')}
        hint={found?.length === 0 ? t('itemNone') : t('itemHint')}
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
      {kind === 'plain' && found !== null && search !== '' ? (
        <NewPreparedItem name={search} onCreated={choose} />
      ) : null}
      {chosen === null ? null : (
        <Text role="status" fontWeight="semibold" display="flex" alignItems="center" gap="2">
          <Icon size={18} aria-hidden="true" /> {localName(chosen.name)}
        </Text>
      )}
    </Stack>
  );
}
