import { Button } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { SideLayer } from '../../../../ui/components/Layer.tsx';
import { useTexts } from '../../../../ui/i18n/texts.ts';
import { useNames } from '../../../../ui/i18n/useNames.ts';
import { useViewer } from '../../../../platform/session/viewer.ts';
import { invalidating } from '../../../../platform/live/invalidate.ts';
import { type ParLineFragment, useAddPrepItemMutation, useUpdatePrepItemMutation } from '../../plan.generated.ts';
import { planTexts } from '../plan-texts.ts';
import { PlanningWait } from '../PlanningWait.tsx';
import { ParForm } from './ParForm.tsx';
import { addLineInput, newLine, type ParValues, updateLineInput, valuesOfLine } from './par-values.ts';
import { usePlanning } from '../usePlanning.ts';
import { usePrepLists } from '../usePrepLists.ts';
import { adding, useSaving } from '../useSaving.ts';

interface AddLineProps {
  /** The lines of the sheet; an item is not offered for a list that already has it. */
  readonly lines: readonly Pick<ParLineFragment, 'itemId' | 'prepListId'>[];
  /** The selected prep list; null for all. */
  readonly list: string | null;
  readonly onClose: () => void;
}

/** Adds a line to the par sheet. */
export function AddLineDrawer({ lines, list, onClose }: AddLineProps) {
  const t = useTexts(planTexts);
  const { planning, ...wait } = usePlanning();
  const { organizationId } = useViewer();
  const lists = usePrepLists();
  const recipes = planning?.recipes ?? [];
  const prepListId = list ?? organizationId;
  const dueTime = lists.find(({ id }) => id === prepListId)?.dueTime ?? newLine.dueTime;
  const [add] = useAddPrepItemMutation(invalidating('prepItems', 'parSuggestions'));
  const saving = useSaving<ParValues, ParLineFragment>(
    adding((values) => add({ variables: { input: addLineInput(values, recipes) } })),
    onClose,
  );
  return (
    <SideLayer title={t('addLine')} onClose={onClose}>
      {planning ? (
        <ParForm
          line={null}
          values={{ ...newLine, prepListId, dueTime }}
          stations={planning.stations}
          fresh={{ recipes, lines }}
          {...saving}
        />
      ) : (
        <PlanningWait {...wait} />
      )}
    </SideLayer>
  );
}

interface EditLineProps {
  readonly line: ParLineFragment;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Edits or removes a line of the par sheet. */
export function EditLineDrawer({ line, onRemove, onClose }: EditLineProps) {
  const localName = useNames();
  const t = useTexts(planTexts);
  const { planning, ...wait } = usePlanning();
  const [update] = useUpdatePrepItemMutation(invalidating('prepItems', 'parSuggestions'));
  const { id } = line;
  const saving = useSaving<ParValues, ParLineFragment>(
    (_, edit) =>
      edit.save(
        (merged, version) => update({ variables: { input: updateLineInput(merged, { id, version }) } }),
        ({ data }) => data?.updatePrepItem,
      ),
    onClose,
  );
  const remove = (
    <Button variant="ghost" colorPalette="red" onClick={onRemove}>
      <Trash2 aria-hidden="true" /> {t('removeLine')}
    </Button>
  );
  return (
    <SideLayer title={t('editLine', { name: localName(line.itemName) })} onClose={onClose} footer={remove}>
      {planning ? (
        <ParForm line={line} values={valuesOfLine(line)} stations={planning.stations} unit={line.unit} {...saving} />
      ) : (
        <PlanningWait {...wait} />
      )}
    </SideLayer>
  );
}
