import { Button } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { SideLayer } from '../../ui/Layer.tsx';
import { useTexts } from '../../ui/texts.ts';
import { SkeletonList } from '../../ui/Waiting.tsx';
import { type ParLineFragment, useAddPrepItemMutation, useUpdatePrepItemMutation } from '../plan.generated.ts';
import { planTexts } from './plan-texts.ts';
import { ParForm } from './ParForm.tsx';
import { addLineInput, newLine, type ParValues, updateLineInput, valuesOfLine } from './par-values.ts';
import { usePlanning } from './usePlanning.ts';
import { useSaving } from './useSaving.ts';

interface AddLineProps {
  /** Items on the sheet already, so that they are not offered twice. */
  readonly taken: readonly string[];
  readonly onClose: () => void;
}

/** Puts something on the par sheet. */
export function AddLineDrawer({ taken, onClose }: AddLineProps) {
  const t = useTexts(planTexts);
  const planning = usePlanning();
  const recipes = planning?.recipes ?? [];
  const free = recipes.filter(({ outputItemId }) => outputItemId !== null && !taken.includes(outputItemId));
  const [add, { loading }] = useAddPrepItemMutation({ refetchQueries: ['PrepSheet'] });
  const saving = useSaving<ParValues>(async (values) => {
    const itemId = recipes.find(({ id }) => id === values.recipeId)?.outputItemId ?? '';
    await add({ variables: { input: addLineInput(values, itemId) } });
  }, onClose);
  return (
    <SideLayer title={t('addLine')} onClose={onClose}>
      {planning ? (
        <ParForm values={newLine} stations={planning.stations} recipes={free} saving={loading} {...saving} />
      ) : (
        <SkeletonList />
      )}
    </SideLayer>
  );
}

interface EditLineProps {
  readonly line: ParLineFragment;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Changes a line of the par sheet, or takes it off. */
export function EditLineDrawer({ line, onRemove, onClose }: EditLineProps) {
  const t = useTexts(planTexts);
  const planning = usePlanning();
  const [update, { loading }] = useUpdatePrepItemMutation();
  const saving = useSaving<ParValues>(
    (values) => update({ variables: { input: updateLineInput(values, line) } }),
    onClose,
  );
  const remove = (
    <Button variant="ghost" colorPalette="red" onClick={onRemove}>
      <Trash2 aria-hidden="true" /> {t('removeLine')}
    </Button>
  );
  return (
    <SideLayer title={t('editLine', { name: line.itemName })} onClose={onClose} footer={remove}>
      {planning ? (
        <ParForm
          values={valuesOfLine(line)}
          stations={planning.stations}
          unit={line.unit}
          saving={loading}
          {...saving}
        />
      ) : (
        <SkeletonList />
      )}
    </SideLayer>
  );
}
