import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { EditNotice } from '../../../ui/forms/EditNotice.tsx';
import { useEditForm } from '../../../ui/forms/useEditForm.ts';
import { inputResolver } from '../../../ui/forms/input-resolver.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { LoadError } from '../../../ui/components/LoadError.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { SkeletonList } from '../../../ui/components/Loading.tsx';
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

interface ItemFormProps {
  /** Null for a new one. */
  readonly item: ItemPartsFragment | null;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The form of an item; required fields first, optional ones behind a disclosure. */
export function ItemForm({ item, onDone, onCancel }: ItemFormProps) {
  const t = useTexts(itemTexts);
  const { currency } = useKitchen();
  const form = useForm<ItemValues>({
    defaultValues: valuesOf(item, currency),
    resolver: inputResolver(itemSchema, (values) => newItemInput(values, currency), itemFields),
  });
  const { data, error, refetch } = useItemChoicesQuery();
  const fresh = useFreshRead();
  const edit = useEditForm<ItemValues, ItemPartsFragment>(form, {
    entity: 'Item',
    row: item,
    initial: valuesOf(item, currency),
    read: async (id) => (await fresh(ItemToEditDocument, { id })).item,
    valuesOf: (row) => valuesOf(row, currency),
    compared: useComparedItem(data),
  });
  const { save, saving, error: refusal } = useSaveItem({ item, edit, currency, onDone });
  const submit = form.handleSubmit(async (values) => {
    const taken = takenName(await save(values));
    if (taken !== undefined) form.setError('name', { message: taken }, { shouldFocus: true });
  });
  if (error && !data) return <LoadError error={error} onRetry={() => refetch()} />;
  if (!data) return <SkeletonList rows={6} rowHeight="14" />;
  return (
    <Form onSubmit={(event) => void submit(event)}>
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
      <Stack position="sticky" bottom="-2" bg="bg.panel" borderTopWidth="1px" mt="4" py="3" gap="2" zIndex="1">
        {refusal === undefined ? null : (
          <Text role="alert" color="fg.error" fontWeight="semibold">
            {refusal}
          </Text>
        )}
        <Flex gap="3" wrap="wrap" justify="flex-end">
          <Button variant="outline" onClick={() => edit.leave(onCancel)}>
            {t('cancel')}
          </Button>
          <SendButton loading={saving} loadingText={t('saving')}>
            {t('save')}
          </SendButton>
        </Flex>
      </Stack>
    </Form>
  );
}
