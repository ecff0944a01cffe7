import { Button } from '@chakra-ui/react';
import { ArrowLeft, FileQuestion, Printer } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { formatDate } from '../../ui/format/days.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { useLanguage } from '../../ui/i18n/language.ts';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { FoodCostReport } from './food-cost/FoodCostReport.tsx';
import { HaccpLog } from './haccp-log/HaccpLog.tsx';
import { LineCheckReport } from './LineCheckReport.tsx';
import { MenuReport } from './menu/MenuReport.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { daysMaxOf, periodProblem, usePeriod } from './period.ts';
import { PrepReport } from './PrepReport.tsx';
import { reportOf } from './report-list.ts';
import { reportsTexts } from './texts.ts';
import { UsageReport } from './usage/UsageReport.tsx';
import { WasteReport } from './WasteReport.tsx';

const contents: Readonly<Record<string, ComponentType>> = {
  prep: PrepReport,
  'food-cost': FoodCostReport,
  menu: MenuReport,
  usage: UsageReport,
  waste: WasteReport,
  'line-checks': LineCheckReport,
  haccp: HaccpLog,
};

/** One report for the period in the URL. */
export function ReportPage() {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const { period } = usePeriod();
  const { name = '' } = useParams();
  const report = reportOf(name);
  const daysMax = daysMaxOf(name);
  const Content = contents[name];
  const isWithinYear = period.from.slice(0, 4) === period.to.slice(0, 4);
  const dayOf = (date: string) => formatDate(date, language, !isWithinYear);
  const back = (
    <Button asChild variant="ghost">
      <Link to={paths.reports}>
        <ArrowLeft aria-hidden="true" /> {t('back')}
      </Link>
    </Button>
  );
  if (!report || !Content) {
    return <EmptyState icon={FileQuestion} title={t('unknownTitle')} description={t('unknownText')} action={back} />;
  }
  return (
    <>
      <PageHeader
        title={t(report.name)}
        description={`${t(report.text)} ${dayOf(period.from)} – ${dayOf(period.to)}`}
        actions={
          <>
            {back}
            {report.name === 'haccp' ? null : (
              <Button variant="outline" onClick={() => window.print()}>
                <Printer aria-hidden="true" /> {t('print')}
              </Button>
            )}
          </>
        }
      />
      <PeriodChoice daysMax={daysMax} />
      {periodProblem(period, daysMax) === null ? <Content /> : null}
    </>
  );
}
