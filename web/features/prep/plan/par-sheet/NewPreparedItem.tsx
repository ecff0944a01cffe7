import { Button, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCreateNamedItem } from '../../../../platform/choices/useCreateNamedItem.ts';
import { useKitchen } from '../../../../ui/format/kitchen.ts';
import { FormError } from '../../../../ui/forms/FormError.tsx';
import { useFormAction } from '../../../../ui/forms/useAction.ts';
import { useTexts } from '../../../../ui/i18n/texts.ts';
import { newItemCategory } from '../../../../ui/kitchen/new-item-category.ts';
import { newUnit } from '../../../../ui/kitchen/new-unit.ts';
import { UnitField } from '../../../../ui/kitchen/UnitField.tsx';
import { useNewPreparedCategoriesQuery } from '../../plan.generated.ts';
import { thawTexts } from '../../thaw-texts.ts';

interface NewPreparedItemProps {
  readonly name: string;
  readonly onCreated: (item: { readonly id: string; readonly name: string }) => void;
}

/** Creates what the kitchen makes and has no item for, without leaving the line. */
export function NewPreparedItem({ name, onCreated }: NewPreparedItemProps) {
  const t = useTexts(thawTexts);
  const { measureSystem } = useKitchen();
  const [unit, setUnit] = useState<string>(newUnit[measureSystem]);
  const { data, loading } = useNewPreparedCategoriesQuery();
  const create = useCreateNamedItem();
  const { run, pending, error } = useFormAction();
  const category = newItemCategory(data?.itemCategories ?? [], 'prepared');
  const save = () =>
    run(() => create({ variables: { input: { name, kind: 'prep', category, unit } } }), {
      onDone: ({ data: saved }) => (saved ? onCreated(saved.createItem) : undefined),
    });
  return (
    <Stack gap="2" p="3" rounded="l2" borderWidth="1px">
      <UnitField label={t('newItemUnit')} value={unit} onChange={setUnit} />
      <Button variant="subtle" minH="11" whiteSpace="normal" loading={pending || loading} onClick={() => void save()}>
        <Plus aria-hidden="true" /> {t('createItem', { name })}
      </Button>
      <Text textStyle="sm" color="fg.muted">
        {t('newItemText')}
      </Text>
      <FormError error={error} />
    </Stack>
  );
}
