import { Button, Stack } from '@chakra-ui/react';
import { ChevronDown, ChevronUp, ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { Layer } from '../../ui/components/Layer.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useCan } from '../../platform/session/viewer.ts';
import { useLineChecksQuery } from './line-checks.generated.ts';
import { RunCard } from './RunCard.tsx';
import { isFine, isWorkable, type RunFields } from './status.ts';
import { lineChecksTexts } from './texts.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

/** Today's runs: those that can be done now first, then the others in order; those in range are collapsed. */
export function TodayLayer({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(lineChecksTexts);
  return (
    <Layer title={t('today')} onClose={onClose}>
      <TodayList onClose={onClose} />
    </Layer>
  );
}

function TodayList({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(lineChecksTexts);
  const mayPlan = useCan('line-checks.plan');
  const { data, error, refetch } = useLineChecksQuery({ variables: {} });
  if (!data) return <NotLoaded error={error} onRetry={() => refetch()} rowHeight="24" />;
  if (data.lineChecks.length === 0) {
    return (
      <EmptyState
        icon={ClipboardCheck}
        title={t('emptyTitle')}
        description={t('emptyText')}
        action={
          mayPlan ? (
            <Button asChild>
              <Link to={`${paths.tasks}?tab=templates`}>{t('emptyPlan')}</Link>
            </Button>
          ) : (
            <Button variant="outline" onClick={onClose}>
              {t('close')}
            </Button>
          )
        }
      />
    );
  }
  const now = data.lineChecks.filter(isWorkable);
  const fine = data.lineChecks.filter(isFine);
  const rest = data.lineChecks.filter((run) => !isWorkable(run) && !isFine(run));
  return (
    <Stack gap="3">
      {[...now, ...rest].map((run) => (
        <RunCard key={run.id} run={run} />
      ))}
      <Folded runs={fine} isOpen={now.length + rest.length === 0} />
    </Stack>
  );
}

/** The runs behind a button with their number. */
function Folded({ runs, isOpen }: { readonly runs: readonly RunFields[]; readonly isOpen: boolean }) {
  const t = useTexts(lineChecksTexts);
  const [shown, setShown] = useState(isOpen);
  if (runs.length === 0) return null;
  return (
    <>
      <Button variant="ghost" alignSelf="flex-start" minH="12" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        {t('allRight', { n: runs.length })}
      </Button>
      {shown ? runs.map((run) => <RunCard key={run.id} run={run} />) : null}
    </>
  );
}
