import { lazy, Suspense } from 'react';
import { SkeletonList } from '../../../ui/components/Loading.tsx';

const WebhooksPanel = lazy(async () => ({ default: (await import('./WebhooksPanel.tsx')).WebhooksPanel }));

/** Lazy, because few users ever open this tab. */
export function WebhooksTab() {
  return (
    <Suspense fallback={<SkeletonList />}>
      <WebhooksPanel />
    </Suspense>
  );
}
