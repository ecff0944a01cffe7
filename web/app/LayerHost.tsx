import { Suspense } from 'react';
import { useLayer } from '../ui/components/useLayer.ts';
import { useKitchenShown } from './KitchenProvider.tsx';
import { layers } from './loaders.ts';

function OneLayer({ param, Component }: (typeof layers)[number]) {
  const { value, close } = useLayer(param);
  if (value === null) return null;
  // Busy while its code loads, so that tests wait for it.
  return (
    <Suspense fallback={<span aria-busy="true" hidden />}>
      <Component key={value} value={value} onClose={close} />
    </Suspense>
  );
}

/** Renders the layers named in the URL over the current screen, once the kitchen is known. */
export function LayerHost() {
  const isShown = useKitchenShown();
  if (!isShown) return null;
  return layers.map((layer) => <OneLayer key={layer.param} {...layer} />);
}
