import { useState } from 'react';
import type { Unit } from '#schema/vocabulary.ts';
import { Layer } from '../ui/Layer.tsx';
import { useTexts } from '../ui/texts.ts';
import { AmountStep } from './log/AmountStep.tsx';
import { DoneStep } from './log/DoneStep.tsx';
import { type WasteItem, ItemStep } from './log/ItemStep.tsx';
import { ReasonStep } from './log/ReasonStep.tsx';
import { wasteTexts } from './texts.ts';
import type { WasteRowFragment } from './waste.generated.ts';

interface WasteLayerProps {
  /** The value of the query parameter that opened the layer. */
  readonly value: string;
  readonly onClose: () => void;
}

/** What is known of the entry so far; each step adds its part. */
type Step =
  | { readonly at: 'item' }
  | { readonly at: 'amount'; readonly item: WasteItem; readonly quantity: string; readonly unit: Unit }
  | { readonly at: 'reason'; readonly item: WasteItem; readonly quantity: string; readonly unit: Unit }
  | { readonly at: 'done'; readonly entry: WasteRowFragment };

/** Logging waste with one hand: what, how much, why; and ten seconds to take it back. */
export function WasteLayer({ onClose }: WasteLayerProps) {
  const t = useTexts(wasteTexts);
  const [step, setStep] = useState<Step>({ at: 'item' });
  const again = () => setStep({ at: 'item' });
  switch (step.at) {
    case 'item':
      return (
        <Layer title={t('title')} onClose={onClose}>
          <ItemStep onPick={(item) => setStep({ at: 'amount', item, quantity: '', unit: item.unit })} />
        </Layer>
      );
    case 'amount':
      return (
        <AmountStep
          {...step}
          onNext={(quantity, unit) => setStep({ at: 'reason', item: step.item, quantity, unit })}
          onBack={again}
          onClose={onClose}
        />
      );
    case 'reason':
      return (
        <ReasonStep
          {...step}
          onLogged={(entry) => setStep({ at: 'done', entry })}
          onBack={() => setStep({ ...step, at: 'amount' })}
          onClose={onClose}
        />
      );
    case 'done':
      return <DoneStep entry={step.entry} onAnother={again} onClose={onClose} />;
  }
}
