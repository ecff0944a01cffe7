import { Layer } from '../ui/Layer.tsx';
import { useTexts } from '../ui/texts.ts';
import { lineChecksTexts } from './texts.ts';

interface LineCheckLayerProps {
  /** The value of the query parameter that opened the layer. */
  readonly value: string;
  readonly onClose: () => void;
}

export function LineCheckLayer({ value, onClose }: LineCheckLayerProps) {
  const t = useTexts(lineChecksTexts);
  return (
    <Layer title={t('title')} onClose={onClose}>
      {value}
    </Layer>
  );
}
