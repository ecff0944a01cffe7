import { invalidating } from '../../platform/live/invalidate.ts';
import { useAction } from '../../ui/forms/useAction.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { type ClosingLineInput, useCountClosingMutation, useUndoClosingCountMutation } from './counts.generated.ts';
import { countTexts } from './texts.ts';

const changed = invalidating(
  'countSessions',
  'prepItems',
  'items',
  'item',
  'expiredLots',
  'stockLots',
  'stockPlaces',
  'stockLot',
  'stockLotEvents',
  'stockLotMovements',
  'handoverFacts',
);

/** Posts a closing count, with Undo while the server allows it. */
export function useCountClosing(onDone: () => void) {
  const t = useTexts(countTexts);
  const { run, pending } = useAction(t('failed'));
  const [count] = useCountClosingMutation(changed);
  const [undo] = useUndoClosingCountMutation(changed);
  const takeBack = (id: string) => void run(() => undo({ variables: { input: { id } } }), { toast: t('takenBack') });
  const save = (lines: ClosingLineInput[]) =>
    run(() => count({ variables: { input: { lines } } }), {
      toast: ({ data }) => ({
        title: t('closingSaved', { n: lines.length }),
        ...(data ? { action: { label: t('undo'), onPress: () => takeBack(data.countClosing.id) } } : {}),
      }),
      onDone,
    });
  return { save, pending };
}
