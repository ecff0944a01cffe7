import { Button, Stack, Text } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { Layer } from '../../ui/components/Layer.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { formatClock } from '../../ui/format/times.ts';
import { useCan } from '../../platform/session/viewer.ts';
import { Acknowledgement } from './Acknowledgement.tsx';
import { CheckRecord } from './CheckRecord.tsx';
import { useLineCheckSheetQuery } from './line-checks.generated.ts';
import { MissedReason } from './MissedReason.tsx';
import { MissingActions } from './MissingActions.tsx';
import type { Sheet } from './run/draft.ts';
import { RunView } from './run/RunView.tsx';
import { lineChecksTexts } from './texts.ts';
import { TodayLayer } from './TodayLayer.tsx';
import { useStart } from './useStart.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

interface LineCheckLayerProps {
  /** The value of the query parameter that opened the layer: a run's id, or `due` for today's list. */
  readonly value: string;
  readonly onClose: () => void;
}

export function LineCheckLayer({ value, onClose }: LineCheckLayerProps) {
  return value === 'due' ? <TodayLayer onClose={onClose} /> : <OneCheck id={value} onClose={onClose} />;
}

function OneCheck({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTexts(lineChecksTexts);
  const { data, error, refetch } = useLineCheckSheetQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const sheet = data?.lineCheck;
  if (!sheet) {
    return (
      <Layer title={t('title')} onClose={onClose}>
        <NotLoaded error={error} onRetry={() => refetch()} rowHeight="20" />
      </Layer>
    );
  }
  if (sheet.check.status === 'in_progress' && sheet.check.mayRun) return <RunView sheet={sheet} onClose={onClose} />;
  return <CheckOverview sheet={sheet} onClose={onClose} />;
}

/** A run that is not in progress: the view before the start, or the record afterwards. */
function CheckOverview({ sheet, onClose }: { readonly sheet: Sheet; readonly onClose: () => void }) {
  const t = useTexts(lineChecksTexts);
  const { start, starting } = useStart();
  const { check } = sheet;
  const mayPlan = useCan('line-checks.plan');
  const startable = check.status === 'open' && check.mayRun;
  return (
    <Layer
      title={t('title')}
      onClose={onClose}
      footer={
        startable ? (
          <Button
            size="2xl"
            w={{ base: 'full', md: 'auto' }}
            minW="min(16rem, 100%)"
            loading={starting}
            loadingText={t('starting')}
            onClick={() => void start(check, { openLayer: false })}
          >
            {t('start')}
          </Button>
        ) : (
          <>
            <Button className="no-print" variant="outline" size="xl" onClick={() => window.print()}>
              <Printer aria-hidden="true" /> {t('print')}
            </Button>
            <Button className="no-print" size="xl" minW="36" onClick={onClose}>
              {t('close')}
            </Button>
          </>
        )
      }
    >
      <Stack gap="5">
        <Explanation sheet={sheet} />
        {check.status === 'missed' && mayPlan ? <MissingActions sheet={sheet} /> : null}
        {check.failedCount > 0 && check.acknowledgedAt === null && mayPlan ? <Acknowledgement run={check} /> : null}
        <CheckRecord sheet={sheet} />
      </Stack>
    </Layer>
  );
}

function Explanation({ sheet: { check } }: { readonly sheet: Sheet }) {
  const t = useTexts(lineChecksTexts);
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const mayPlan = useCan('line-checks.plan');
  const clock = (at: string) => formatClock(new Date(at), language, timeZone);
  if (check.status === 'submitted') {
    const clean = check.failedCount === 0 && check.notMeasuredCount === 0;
    return mayPlan ? null : <Text className="no-print">{t(clean ? 'doneText' : 'recordKept')}</Text>;
  }
  if (check.status === 'missed') {
    return (
      <>
        <Text>{t('missedText', { time: clock(check.closesAt) })}</Text>
        {mayPlan ? <MissedReason run={check} /> : null}
      </>
    );
  }
  if (!check.mayRun) return <Text>{t('notYours')}</Text>;
  if (check.status === 'scheduled') return <Text>{t('notOpen', { time: clock(check.opensAt) })}</Text>;
  return <Text fontSize="lg">{t('things', { n: check.itemCount })}</Text>;
}
