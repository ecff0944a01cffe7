import { Layer } from '../ui/Layer.tsx';
import { useTexts } from '../ui/texts.ts';
import { recipesTexts } from './texts.ts';

interface RecipeLayerProps {
  /** The value of the query parameter that opened the layer. */
  readonly value: string;
  readonly onClose: () => void;
}

export function RecipeLayer({ value, onClose }: RecipeLayerProps) {
  const t = useTexts(recipesTexts);
  return (
    <Layer title={t('recipe')} onClose={onClose}>
      {value}
    </Layer>
  );
}
