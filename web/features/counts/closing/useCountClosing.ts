import { type PressOutcome, usePress } from '../../../platform/offline/usePress.ts';
import { useOutbox } from '../../../platform/offline/useOutbox.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { Problem } from '../../../platform/graphql/problem.ts';
import { useAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import {
  CountClosingDocument,
  type CountClosingMutation,
  type ClosingLineInput,
  useUndoClosingCountMutation,
} from '../counts.generated.ts';
import { countTexts } from '../texts.ts';

/** The subject of closing counts in the outbox. */
export const CLOSING = 'closing-count';

const changed = [
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
] as const;

type Saved = Exclude<PressOutcome<CountClosingMutation>, { status: 'refused' }>;

/**
 * Posts a closing count, with Undo while the server allows it. It is stored on the device and sent when the server can be
 * reached; what the server refuses stays in the sheet.
 */
export function useCountClosing(onSaved: () => void) {
  const t = useTexts(countTexts);
  const { run, pending } = useAction(t('failed'));
  const count = usePress(CountClosingDocument);
  const undo = useUndo();
  const offerUndo = (outcome: Saved, n: number) =>
    showToast({
      title: t('closingSaved', { n }),
      ...(outcome.status === 'queued' ? { description: t('waits') } : {}),
      action: { label: t('undo'), onPress: () => undo(outcome) },
    });
  /** `onStored`: the figures are in the outbox. */
  const save = (lines: ClosingLineInput[], onStored: () => void) => {
    const title = `${t('closing')} · ${t('closingSaved', { n: lines.length })}`;
    const options = { subject: CLOSING, title, timed: true, keepsRefusal: true } as const;
    const press = () => {
      const sent = count({ input: { lines } }, { ...options, createdId: ['countClosing', 'id'], invalidates: changed });
      onStored();
      return sent;
    };
    return run(press, {
      worksOffline: true,
      onDone(outcome) {
        if (outcome.status === 'refused') return;
        offerUndo(outcome, lines.length);
        onSaved();
      },
    });
  };
  return { save, pending };
}

/** Undoes a count: removes it from the outbox, or reverses it in stock once it was sent. */
function useUndo() {
  const t = useTexts(countTexts);
  const { run } = useAction(t('failed'));
  const outbox = useOutbox();
  const [undo] = useUndoClosingCountMutation(invalidating(...changed));
  return (outcome: Saved) => {
    if (outcome.status === 'queued' && outbox?.retract(outcome.press)) return void showToast({ title: t('takenBack') });
    return void run(
      async () => {
        const id = outcome.status === 'done' ? outcome.data?.countClosing.id : outbox?.createdBy(outcome.press);
        if (!id) throw new Problem(t('beingSent'));
        await undo({ variables: { input: { id } } });
      },
      { toast: t('takenBack') },
    );
  };
}
