import { skipToken } from '@apollo/client/react';
import type { Unit } from '#schema/vocabulary.ts';
import type { Press } from '../../platform/offline/queue.ts';
import { useUnfinished } from '../../platform/session/unfinished.ts';
import { Layer } from '../../ui/components/Layer.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { AmountStep } from './log/AmountStep.tsx';
import { DoneStep } from './log/DoneStep.tsx';
import { type WasteItem, ItemStep } from './log/ItemStep.tsx';
import type { WasteLot } from './log/lots.ts';
import { ReasonStep } from './log/ReasonStep.tsx';
import { wasteTexts } from './texts.ts';
import { useWasteLotByIdQuery, useWasteLotsQuery, type WasteRowFragment } from './waste.generated.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

interface WasteLayerProps {
  /** `new`, or the id of the lot to discard. */
  readonly value: string;
  readonly onClose: () => void;
}

/** The entry so far: item and lot, then the quantity. */
interface Draft {
  readonly item: WasteItem;
  /** Undefined until a lot is chosen; then the reason decides. */
  readonly lot: WasteLot | null | undefined;
  readonly quantity: string;
  readonly unit: Unit;
}
type Step =
  | { readonly at: 'item' }
  | { readonly at: 'amount' | 'reason'; readonly draft: Draft }
  | { readonly at: 'done'; readonly entry: WasteRowFragment; readonly press?: Press | undefined };

/** An entry that is not logged yet. */
function isStep(value: unknown): value is Step {
  if (typeof value !== 'object' || value === null || !('at' in value)) return false;
  return value.at === 'item' || ((value.at === 'amount' || value.at === 'reason') && 'draft' in value);
}

/** Logs waste in three steps (item, quantity, reason), then offers Undo for ten seconds. */
export function WasteLayer({ value, onClose }: WasteLayerProps) {
  return value === 'new' ? (
    <Steps first={{ at: 'item' }} onClose={onClose} />
  ) : (
    <LotWaste id={value} onClose={onClose} />
  );
}

/** Starts with a given lot, for links from the lot's page, a refusal or the dashboard. */
function LotWaste({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTexts(wasteTexts);
  const { data, error, refetch } = useWasteLotByIdQuery({ variables: { id } });
  if (data) {
    const { itemId, itemName, unit, ...lot } = data.stockLot;
    const item = { id: itemId, name: itemName, unit };
    return (
      <Steps first={{ at: 'amount', draft: { item, lot: { ...lot, unit }, quantity: '', unit } }} onClose={onClose} />
    );
  }
  return (
    <Layer title={t('title')} onClose={onClose}>
      <NotLoaded title={t('lotMissing')} error={error} onRetry={() => refetch()} rows={4} />
    </Layer>
  );
}

function Steps({ first, onClose }: { readonly first: Step; readonly onClose: () => void }) {
  const t = useTexts(wasteTexts);
  const [step, setStep] = useUnfinished('waste.step', first, isStep);
  const draft = 'draft' in step ? step.draft : null;
  const { data } = useWasteLotsQuery(
    draft ? { variables: { itemId: draft.item.id }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const lots = data?.stockLots ?? [];
  const again = () => setStep({ at: 'item' });
  if (step.at === 'item') {
    const pick = (item: WasteItem, lot: WasteLot | null) =>
      setStep({ at: 'amount', draft: { item, lot: lot ?? undefined, quantity: '', unit: item.unit } });
    return (
      <Layer title={t('title')} onClose={onClose}>
        <ItemStep onPick={pick} />
      </Layer>
    );
  }
  if (step.at === 'done') return <DoneStep entry={step.entry} press={step.press} onAnother={again} onClose={onClose} />;
  const common = { item: step.draft.item, quantity: step.draft.quantity, unit: step.draft.unit, lots, onClose };
  if (step.at === 'amount') {
    return (
      <AmountStep
        {...common}
        lot={step.draft.lot ?? null}
        onLot={(lot) => setStep({ ...step, draft: { ...step.draft, lot: lot ?? undefined } })}
        onNext={(quantity, unit) => setStep({ at: 'reason', draft: { ...step.draft, quantity, unit } })}
        onBack={again}
      />
    );
  }
  return (
    <ReasonStep
      {...common}
      lot={step.draft.lot}
      onLot={(lot) => setStep({ ...step, draft: { ...step.draft, lot } })}
      onLogged={(entry, press) => setStep({ at: 'done', entry, press })}
      onBack={() => setStep({ ...step, at: 'amount' })}
    />
  );
}
