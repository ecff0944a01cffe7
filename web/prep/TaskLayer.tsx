import { Layer } from '../ui/Layer.tsx';
import { useTexts } from '../ui/texts.ts';
import { prepTexts } from './texts.ts';

interface TaskLayerProps {
  /** The value of the query parameter that opened the layer. */
  readonly value: string;
  readonly onClose: () => void;
}

export function TaskLayer({ value, onClose }: TaskLayerProps) {
  const t = useTexts(prepTexts);
  return (
    <Layer title={t('task')} onClose={onClose}>
      {value}
    </Layer>
  );
}
