import { lazy, Suspense } from 'react';
import { SkeletonList } from '../../../ui/components/Waiting.tsx';

const WebhooksPanel = lazy(async () => ({ default: (await import('./WebhooksPanel.tsx')).WebhooksPanel }));

/** Loaded when its tab is chosen, which few people ever do. */
export function WebhooksTab() {
  return (
    <Suspense fallback={<SkeletonList />}>
      <WebhooksPanel />
    </Suspense>
  );
}
