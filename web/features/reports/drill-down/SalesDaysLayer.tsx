import { to as address } from '../../../platform/paths.ts';
import { OpenRow } from '../../../ui/components/OpenRows.tsx';
import { formatDate } from '../../../ui/format/days.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { Money } from '../../../ui/kitchen/amounts.tsx';
import { foodCostTexts } from '../food-cost/food-cost-texts.ts';
import { type DrillDown, useDaysOf } from './drill-down.ts';
import { useSalesOfDaysQuery } from './drill-down.generated.ts';
import { RowsLayer } from './RowsLayer.tsx';

interface SalesDaysLayerProps {
  readonly to: Extract<DrillDown, { readonly report: 'food-cost' }>;
  readonly onClose: () => void;
}

/** The days that net sales are the sum of; each opens its sales. */
export function SalesDaysLayer({ to: { group }, onClose }: SalesDaysLayerProps) {
  const t = useTexts(foodCostTexts);
  const language = useLanguage();
  const days = useDaysOf(group);
  const { data, error, refetch } = useSalesOfDaysQuery({ variables: days });
  const page = data && { nodes: data.salesDays, pageInfo: { hasNextPage: false, endCursor: null } };
  return (
    <RowsLayer
      title={[t('netSales')]}
      days={days}
      page={page}
      error={error}
      onRetry={() => refetch()}
      readAfter={() => Promise.resolve(undefined)}
      onClose={onClose}
    >
      {({ businessDate, state, netSales, sold }) => (
        <OpenRow
          key={businessDate}
          path={address.salesOf(businessDate)}
          title={formatDate(businessDate, language, true)}
          detail={`${t(state)} · ${t('sold', { n: Number(sold) })}`}
          aside={<Money value={netSales} />}
        />
      )}
    </RowsLayer>
  );
}
