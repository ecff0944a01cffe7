import { Grid, Stack } from '@chakra-ui/react';
import { limits } from '#schema/limits.ts';
import { LoadError } from '../../../ui/components/LoadError.tsx';
import { Panel } from '../../../ui/components/Panel.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { SkeletonList } from '../../../ui/components/Waiting.tsx';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { useAct } from '../useAct.ts';
import {
  type MeasureListsQuery,
  useCreateItemCategoryMutation,
  useCreateUnitMutation,
  useMeasureListsQuery,
  useOrderItemCategoriesMutation,
  useUpdateItemCategoryMutation,
  useUpdateUnitMutation,
} from './measures.generated.ts';
import { NamedList, type Names } from './NamedList.tsx';
import { measureTexts } from './texts.ts';
import { Unconvertible } from './Unconvertible.tsx';

const lists = invalidating('units', 'itemCategories', 'items');
const input = ({ name, nameEs }: Names) => ({ name: name.trim(), nameEs: nameEs.trim() || null });

/** What does not convert; the kitchen's own units; its item categories. */
export function MeasuresPanel() {
  const { data, error, refetch } = useMeasureListsQuery();
  return (
    <Stack gap="5">
      <Unconvertible />
      {error && !data ? <LoadError error={error} onRetry={() => refetch()} /> : null}
      {!data && !error ? <SkeletonList rows={6} rowHeight="12" /> : null}
      {data ? (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="5" alignItems="start">
          <Units units={data.units} />
          <Categories categories={data.itemCategories} />
        </Grid>
      ) : null}
    </Stack>
  );
}

function Units({ units }: { readonly units: MeasureListsQuery['units'] }) {
  const t = useTexts(measureTexts);
  const act = useAct();
  const [create] = useCreateUnitMutation(lists);
  const [update] = useUpdateUnitMutation(lists);
  return (
    <Panel title={t('units')} description={t('unitsText')}>
      <NamedList
        rows={units}
        add={t('addUnit')}
        none={t('noUnits')}
        maxLength={limits.unitNameMax}
        onCreate={(names) => act(() => create({ variables: { input: input(names) } }))}
        onUpdate={({ id, version }, names) =>
          act(() => update({ variables: { input: { id, version, ...input(names) } } }))
        }
        onArchive={({ id, version }, archived) =>
          act(() => update({ variables: { input: { id, version, archived } } }))
        }
      />
    </Panel>
  );
}

function Categories({ categories }: { readonly categories: MeasureListsQuery['itemCategories'] }) {
  const t = useTexts(measureTexts);
  const act = useAct();
  const [create] = useCreateItemCategoryMutation(lists);
  const [update] = useUpdateItemCategoryMutation(lists);
  const [order] = useOrderItemCategoriesMutation(lists);
  return (
    <Panel title={t('categories')} description={t('categoriesText')}>
      <NamedList
        rows={categories.toSorted((one, other) => one.sort - other.sort)}
        add={t('addCategory')}
        none={t('noUnits')}
        maxLength={limits.nameMax}
        onCreate={(names) => act(() => create({ variables: { input: input(names) } }))}
        onUpdate={({ id, version }, names) =>
          act(() => update({ variables: { input: { id, version, ...input(names) } } }))
        }
        onArchive={({ id, version }, archived) =>
          act(() => update({ variables: { input: { id, version, archived } } }))
        }
        onOrder={(ids) => act(() => order({ variables: { input: { ids } } }))}
      />
    </Panel>
  );
}
