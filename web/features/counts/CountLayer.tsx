import type { LayerContent } from '../../platform/feature.ts';
import { Layer } from '../../ui/components/Layer.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { ClosingCount } from './closing/ClosingCount.tsx';
import { CountsPanel } from './CountsPanel.tsx';
import { useCountQuery } from './counts.generated.ts';
import { CountView } from './CountView.tsx';
import { countTexts } from './texts.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

/** The prefix of the id of an item: the closing count of that item alone. */
const HAVE = 'have.';

/** One count by its id. `open`: the list of counts. `closing`: the closing count. `have.<item>`: the closing count of one item. */
export function CountLayer({ value, onClose }: LayerContent) {
  const t = useTexts(countTexts);
  if (value === 'closing') return <ClosingCount onClose={onClose} />;
  if (value.startsWith(HAVE)) return <ClosingCount itemId={value.slice(HAVE.length)} onClose={onClose} />;
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
      <NotLoaded error={error} onRetry={() => void refetch()} rows={8} rowHeight="14" />
    </Layer>
  );
}
