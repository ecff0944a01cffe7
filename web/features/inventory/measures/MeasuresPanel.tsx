import { Grid, Stack } from '@chakra-ui/react';
import { createItemCategory } from '#schema/inputs/item-categories.ts';
import { createUnit } from '#schema/inputs/units.ts';
import { limits } from '#schema/limits.ts';
import { itemTexts } from '../item-texts.ts';
import { useAction } from '../../../ui/forms/useAction.ts';
import { Panel } from '../../../ui/components/Panel.tsx';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useFreshRead } from '../../../platform/graphql/useFreshRead.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import {
  MeasureListsDocument,
  type MeasureListsQuery,
  useCreateItemCategoryMutation,
  useCreateUnitMutation,
  useMeasureListsQuery,
  useOrderItemCategoriesMutation,
  useUpdateItemCategoryMutation,
  useUpdateUnitMutation,
} from './measures.generated.ts';
import { categoryInput, type ListValues, namesInput } from './list-values.ts';
import { NamedList } from './NamedList.tsx';
import { measureTexts } from './texts.ts';
import { Unconvertible } from './Unconvertible.tsx';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

const refetchLists = invalidating('units', 'itemCategories', 'items');

/** Missing conversions, the kitchen's own units, and its item categories. */
export function MeasuresPanel() {
  const { data, error, refetch } = useMeasureListsQuery();
  return (
    <Stack gap="5">
      <Unconvertible />
      {data ? null : <NotLoaded error={error} onRetry={() => refetch()} rows={6} rowHeight="12" />}
      {data ? (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="5" alignItems="start">
          <Units units={data.units} />
          <Categories categories={data.itemCategories} />
        </Grid>
      ) : null}
    </Stack>
  );
}

/** Saves a row; several rows may be saved at the same time. Resolves to whether it succeeded. */
function useSaveRow() {
  const t = useTexts(itemTexts);
  const { run } = useAction(t('failed'));
  return async (action: () => Promise<unknown>, key?: string) =>
    (await run(action, key === undefined ? {} : { key })).status === 'done';
}

function Units({ units }: { readonly units: MeasureListsQuery['units'] }) {
  const t = useTexts(measureTexts);
  const save = useSaveRow();
  const read = useFreshRead();
  const [create] = useCreateUnitMutation(refetchLists);
  const [update] = useUpdateUnitMutation(refetchLists);
  return (
    <Panel title={t('units')} description={t('unitsText')}>
      <NamedList
        rows={units}
        add={t('addUnit')}
        none={t('noUnits')}
        schema={createUnit}
        inputOf={namesInput}
        maxLength={limits.unitNameMax}
        entity="KitchenUnit"
        read={async () => (await read(MeasureListsDocument, {})).units}
        onCreate={(names, edit) =>
          save(async () => {
            await create({ variables: { input: namesInput(names) } });
            edit.release();
          })
        }
        onUpdate={({ id }, edit) =>
          save(
            () =>
              edit.save(
                (merged, version) => update({ variables: { input: { id, version, ...namesInput(merged) } } }),
                ({ data }) => data?.updateUnit,
              ),
            id,
          )
        }
        onArchive={({ id, version }, archived) =>
          save(() => update({ variables: { input: { id, version, archived } } }), id)
        }
      />
    </Panel>
  );
}

function Categories({ categories }: { readonly categories: MeasureListsQuery['itemCategories'] }) {
  const t = useTexts(measureTexts);
  const save = useSaveRow();
  const read = useFreshRead();
  const [create] = useCreateItemCategoryMutation(refetchLists);
  const [update] = useUpdateItemCategoryMutation(refetchLists);
  const { currency } = useKitchen();
  const inputOf = (values: ListValues) => categoryInput(values, currency);
  const [order] = useOrderItemCategoriesMutation(refetchLists);
  return (
    <Panel title={t('categories')} description={t('categoriesText')}>
      <NamedList
        rows={categories.toSorted((one, other) => one.sort - other.sort)}
        add={t('addCategory')}
        none={t('noUnits')}
        schema={createItemCategory}
        inputOf={inputOf}
        withLimits
        maxLength={limits.nameMax}
        entity="ItemCategory"
        read={async () => (await read(MeasureListsDocument, {})).itemCategories}
        onCreate={(names, edit) =>
          save(async () => {
            await create({ variables: { input: inputOf(names) } });
            edit.release();
          })
        }
        onUpdate={({ id }, edit) =>
          save(
            () =>
              edit.save(
                (merged, version) => update({ variables: { input: { id, version, ...inputOf(merged) } } }),
                ({ data }) => data?.updateItemCategory,
              ),
            id,
          )
        }
        onArchive={({ id, version }, archived) =>
          save(() => update({ variables: { input: { id, version, archived } } }), id)
        }
        onOrder={(ids) => save(() => order({ variables: { input: { ids } } }), ids.join())}
      />
    </Panel>
  );
}
