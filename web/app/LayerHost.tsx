import { type ComponentType, lazy, Suspense } from 'react';
import { type LayerParam, useLayer } from '../ui/components/useLayer.ts';

interface LayerContent {
  readonly value: string;
  readonly onClose: () => void;
}

/** Query parameter → the layer it opens, over whatever screen is behind. A new layer is one line. */
const layers: readonly { readonly param: LayerParam; readonly Content: ComponentType<LayerContent> }[] = [
  {
    param: 'task',
    Content: lazy(async () => ({ default: (await import('../features/prep/TaskLayer.tsx')).TaskLayer })),
  },
  {
    param: 'recipe',
    Content: lazy(async () => ({ default: (await import('../features/recipes/RecipeLayer.tsx')).RecipeLayer })),
  },
  {
    param: 'item',
    Content: lazy(async () => ({ default: (await import('../features/inventory/ItemLayer.tsx')).ItemLayer })),
  },
  {
    param: 'lot',
    Content: lazy(async () => ({ default: (await import('../features/inventory/lots/LotLayer.tsx')).LotLayer })),
  },
  {
    param: 'waste',
    Content: lazy(async () => ({ default: (await import('../features/waste/WasteLayer.tsx')).WasteLayer })),
  },
  {
    param: 'check',
    Content: lazy(async () => ({
      default: (await import('../features/line-checks/LineCheckLayer.tsx')).LineCheckLayer,
    })),
  },
  {
    param: 'pin',
    Content: lazy(async () => ({ default: (await import('../features/session/pin/MyPinLayer.tsx')).MyPinLayer })),
  },
  {
    param: 'account',
    Content: lazy(async () => ({
      default: (await import('../features/session/account/AccountLayer.tsx')).AccountLayer,
    })),
  },
];

function OneLayer({ param, Content }: (typeof layers)[number]) {
  const { value, close } = useLayer(param);
  if (value === null) return null;
  return (
    <Suspense fallback={null}>
      <Content key={value} value={value} onClose={close} />
    </Suspense>
  );
}

/** Draws the layers named in the address. */
export function LayerHost() {
  return layers.map((layer) => <OneLayer key={layer.param} {...layer} />);
}
