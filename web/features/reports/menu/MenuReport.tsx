import { Box, Text } from '@chakra-ui/react';
import { useUrlParams } from '../../../ui/components/useUrlParams.ts';
import { formatDecimal } from '../../../ui/format/decimal.ts';
import { SelectField } from '../../../ui/forms/fields.tsx';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { Money } from '../../../ui/kitchen/amounts.tsx';
import { MenuClasses } from './MenuClasses.tsx';
import { ApartTable, MenuTable } from './MenuTable.tsx';
import { menuTexts } from './menu-texts.ts';
import { MissingDays } from '../MissingDays.tsx';
import { PercentOfSales } from '../PercentOfSales.tsx';
import { usePeriod } from '../period.ts';
import { ReportBody } from '../ReportBody.tsx';
import { type MenuEngineeringReportQuery, useMenuEngineeringReportQuery } from '../reports.generated.ts';
import { StatTiles } from '../StatTiles.tsx';

type Report = MenuEngineeringReportQuery['menuEngineeringReport'];

/** The popularity and margin of dishes, of all together or within a category. */
export function MenuReport() {
  const { get } = useUrlParams();
  const { period } = usePeriod();
  const category = get('category') ?? null;
  const { data, error, refetch } = useMenuEngineeringReportQuery({ variables: { ...period, category } });
  return (
    <ReportBody
      data={data?.menuEngineeringReport}
      error={error}
      onRetry={() => refetch()}
      // With a category chosen, the select stays: dishes of others may have been sold.
      isEmpty={({ dishes }) => category === null && dishes.every(({ sold }) => Number(sold) === 0)}
    >
      {(report) => <MenuFigures report={report} category={category} />}
    </ReportBody>
  );
}

interface MenuFiguresProps {
  readonly report: Report;
  readonly category: string | null;
}

function MenuFigures({ report, category }: MenuFiguresProps) {
  const t = useTexts(menuTexts);
  const language = useLanguage();
  const { dishes } = report;
  return (
    <>
      <CategoryChoice categories={report.categories} category={category} />
      <StatTiles
        stats={[
          { label: t('portions'), value: formatDecimal(report.sold, language) },
          { label: t('totalMargin'), value: <Money value={report.totalMargin} /> },
          { label: t('averageMargin'), value: <Money value={report.averageMargin} />, note: t('averageNote') },
          { label: t('popularFrom'), value: <PercentOfSales value={report.popularFrom} />, note: t('popularNote') },
        ]}
      />
      <MissingDays days={report.missingDays} effect={t('missingEffect')} />
      <MenuClasses dishes={dishes} />
      <MenuTable dishes={dishes.filter((dish) => dish.class !== null)} />
      <ApartTable dishes={dishes.filter((dish) => dish.class === null)} />
      <Text color="fg.muted">{t('note')}</Text>
    </>
  );
}

function CategoryChoice({
  categories,
  category,
}: {
  readonly categories: readonly string[];
  readonly category: string | null;
}) {
  const t = useTexts(menuTexts);
  const { change } = useUrlParams();
  if (categories.length === 0) return null;
  return (
    <Box className="no-print" w={{ base: 'full', sm: '64' }}>
      <SelectField
        label={t('category')}
        value={category ?? ''}
        onChange={({ target }) => change({ category: target.value || null })}
      >
        <option value="">{t('allCategories')}</option>
        {categories.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
    </Box>
  );
}
