import { Layer } from '../ui/Layer.tsx';
import { useTexts } from '../ui/texts.ts';
import { wasteTexts } from './texts.ts';

interface WasteLayerProps {
  /** The value of the query parameter that opened the layer. */
  readonly value: string;
  readonly onClose: () => void;
}

export function WasteLayer({ value, onClose }: WasteLayerProps) {
  const t = useTexts(wasteTexts);
  return (
    <Layer title={t('title')} onClose={onClose}>
      {value}
    </Layer>
  );
}
