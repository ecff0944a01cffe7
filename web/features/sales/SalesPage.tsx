import { Box, Button, Flex, Grid } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, FileInput } from 'lucide-react';
import { Link } from 'react-router';
import { addDays } from '#schema/business-day.ts';
import { to } from '../../platform/paths.ts';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { useUrlParams } from '../../ui/components/useUrlParams.ts';
import { isDay } from '../../ui/format/days.ts';
import { useToday } from '../../ui/format/useToday.ts';
import { FormField } from '../../ui/forms/fields.tsx';
import { LeaveScopeContext, useLeaveScope } from '../../ui/forms/useLeaveGuard.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { DayForm } from './DayForm.tsx';
import { DayStrip } from './DayStrip.tsx';
import { useSalesScreenQuery } from './sales.generated.ts';
import { salesTexts } from './texts.ts';
import { DayInput } from '../../ui/forms/DayInput.tsx';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

const SHOWN = 28;

/** The sales of one day, and which of the last days have none. */
export function SalesPage() {
  const t = useTexts(salesTexts);
  const today = useToday();
  const { get, change } = useUrlParams();
  const requested = get('day') ?? '';
  const date = isDay(requested) && requested <= today ? requested : today;
  const { scope, leave } = useLeaveScope();
  const choose = (day: string) => leave(() => change({ day: day === today ? null : day }));
  const variables = { date, from: addDays(today, 1 - SHOWN), to: today };
  const { data, error, refetch } = useSalesScreenQuery({ variables });
  const day = data?.salesDay;
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('text')}
        actions={
          <Button asChild variant="outline">
            <Link to={to.importOf('sales')}>
              <FileInput aria-hidden="true" />
              {t('importFile')}
            </Link>
          </Button>
        }
      />
      <DayChoice date={date} today={today} onChoose={choose} />
      {data ? null : <NotLoaded error={error} onRetry={() => refetch()} rows={6} rowHeight="14" />}
      {data && day ? (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
          gap="5"
          alignItems="start"
        >
          <LeaveScopeContext value={scope}>
            <DayForm key={day.businessDate} day={day} />
          </LeaveScopeContext>
          <DayStrip days={data.salesDays} chosen={date} onChoose={choose} />
        </Grid>
      ) : null}
    </>
  );
}

interface DayChoiceProps {
  readonly date: string;
  readonly today: string;
  readonly onChoose: (day: string) => void;
}

function DayChoice({ date, today, onChoose }: DayChoiceProps) {
  const t = useTexts(salesTexts);
  return (
    <Flex className="no-print" gap="2" wrap="wrap" align="flex-end" mb="5">
      <Button variant="outline" aria-label={t('earlier')} onClick={() => onChoose(addDays(date, -1))}>
        <ChevronLeft aria-hidden="true" />
      </Button>
      <Box flex="0 1 12rem">
        <FormField label={t('day')}>
          <DayInput value={date} max={today} onDay={onChoose} />
        </FormField>
      </Box>
      <Button
        variant="outline"
        aria-label={t('later')}
        disabled={date >= today}
        onClick={() => onChoose(addDays(date, 1))}
      >
        <ChevronRight aria-hidden="true" />
      </Button>
      {date === today ? null : (
        <Button variant="ghost" onClick={() => onChoose(today)}>
          {t('today')}
        </Button>
      )}
    </Flex>
  );
}
