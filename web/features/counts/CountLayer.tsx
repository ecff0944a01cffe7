import type { LayerContent } from '../../platform/feature.ts';
import { Layer } from '../../ui/components/Layer.tsx';
import { LoadError } from '../../ui/components/LoadError.tsx';
import { SkeletonList } from '../../ui/components/Loading.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { CountsPanel } from './CountsPanel.tsx';
import { useCountQuery } from './counts.generated.ts';
import { CountView } from './CountView.tsx';
import { countTexts } from './texts.ts';

/** One count; with `open` as its id, the counts to choose from. */
export function CountLayer({ value, onClose }: LayerContent) {
  const t = useTexts(countTexts);
  if (value !== 'open') return <OneCount id={value} onClose={onClose} />;
  return (
    <Layer title={t('title')} onClose={onClose}>
      <CountsPanel />
    </Layer>
  );
}

function OneCount({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTexts(countTexts);
  const { data, error, refetch } = useCountQuery({ variables: { id } });
  if (data) return <CountView count={data.countSession} rows={data.countSheet} onClose={onClose} />;
  return (
    <Layer title={t('title')} onClose={onClose}>
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <SkeletonList rows={8} rowHeight="14" />}
    </Layer>
  );
}
