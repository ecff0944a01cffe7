import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { type MouseEvent, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { EditNotice } from '../../../ui/forms/EditNotice.tsx';
import { useEditForm } from '../../../ui/forms/useEditForm.ts';
import { inputResolver } from '../../../ui/forms/input-resolver.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useFreshRead } from '../../../platform/graphql/useFreshRead.ts';
import { type ItemPartsFragment, ItemToEditDocument, useItemChoicesQuery } from '../inventory.generated.ts';
import { itemTexts } from '../item-texts.ts';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { itemFields, itemSchema, type ItemValues, newItemInput, valuesOf } from './item-values.ts';
import { MainFields } from './MainFields.tsx';
import { MoreFields } from './MoreFields.tsx';
import { useComparedItem } from './useComparedItem.ts';
import { takenName } from '../../../platform/graphql/taken-name.ts';
import { useSaveItem } from './useSaveItem.ts';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

interface ItemFormProps {
  /** Null for a new one. */
  readonly item: ItemPartsFragment | null;
  /** What a new one begins with. */
  readonly start?: Partial<ItemValues> | undefined;
  /** Called after a new one was saved to add the next one. */
  readonly onAnother?: (saved: ItemValues) => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Not where they would cover most of the form: on a phone on its side, or with very large text. */
const pinned = { '@media (min-height: 40rem)': { position: 'sticky' } } as const;
/** All buttons of a new item fit on one line of a phone. */
const narrow = { base: '3', sm: '4' } as const;

/** The form of an item; required fields first, optional ones behind a disclosure. */
export function ItemForm({ item, start, onAnother, onDone, onCancel }: ItemFormProps) {
  const t = useTexts(itemTexts);
  const kitchen = useKitchen();
  const { currency } = kitchen;
  const initial = { ...valuesOf(item, kitchen), ...start };
  const form = useForm<ItemValues>({
    defaultValues: initial,
    resolver: inputResolver(itemSchema, (values) => newItemInput(values, currency), itemFields),
  });
  const { data, error, refetch } = useItemChoicesQuery();
  const fresh = useFreshRead();
  const edit = useEditForm<ItemValues, ItemPartsFragment>(form, {
    entity: 'Item',
    row: item,
    initial,
    read: async (id) => (await fresh(ItemToEditDocument, { id })).item,
    valuesOf: (row) => valuesOf(row, kitchen),
    compared: useComparedItem(data),
  });
  const { save, saving, error: refusal } = useSaveItem({ item, edit, currency });
  const submit = (onSaved: (values: ItemValues) => void) =>
    form.handleSubmit(async (values) => {
      const outcome = await save(values);
      const taken = takenName(outcome);
      if (taken !== undefined) form.setError('name', { message: taken }, { shouldFocus: true });
      else if (outcome.status === 'done') onSaved(values);
    });
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (start && isLoaded) form.setFocus('name');
  }, [form, start, isLoaded]);
  if (!data) return <NotLoaded error={error} onRetry={() => refetch()} rows={6} rowHeight="14" />;
  return (
    <Form onSubmit={(event) => void submit(onDone)(event)}>
      <EditNotice edit={edit} />
      <Stack gap="4">
        <MainFields form={form} item={item} choices={data} />
        <chakra.details>
          <chakra.summary minH="11" cursor="pointer" fontWeight="semibold" alignContent="center">
            {t('moreFields')}
          </chakra.summary>
          <MoreFields form={form} />
        </chakra.details>
      </Stack>
      <Buttons
        saving={saving}
        refusal={refusal}
        onCancel={() => edit.leave(onCancel)}
        onAnother={onAnother ? (event) => void submit(onAnother)(event) : null}
      />
    </Form>
  );
}

interface ButtonsProps {
  readonly saving: boolean;
  /** Why it was not saved. */
  readonly refusal: string | undefined;
  readonly onCancel: () => void;
  /** Saves and adds the next one; null while an item is edited. */
  readonly onAnother: ((event: MouseEvent) => void) | null;
}

/** The buttons, always visible at the bottom where there is space. */
function Buttons({ saving, refusal, onCancel, onAnother }: ButtonsProps) {
  const t = useTexts(itemTexts);
  return (
    <Stack css={pinned} bottom="-2" bg="bg.panel" borderTopWidth="1px" mt="4" py="3" gap="2" zIndex="1">
      <FormError error={refusal} fontWeight="semibold" />
      <Flex gap="3" wrap="wrap" justify="flex-end">
        <Button variant="outline" px={narrow} onClick={onCancel}>
          {t('cancel')}
        </Button>
        {onAnother ? (
          <SendButton
            type="button"
            variant="outline"
            px={narrow}
            loading={saving}
            loadingText={t('saving')}
            onClick={onAnother}
          >
            {t('saveAndAdd')}
          </SendButton>
        ) : null}
        <SendButton px={narrow} loading={saving} loadingText={t('saving')}>
          {t('save')}
        </SendButton>
      </Flex>
    </Stack>
  );
}
