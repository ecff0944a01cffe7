import type { TemperatureUnit } from '#schema/vocabulary.ts';
import type { Decimal } from 'decimal.js';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useAmount } from '../../../ui/kitchen/useAmount.ts';
import type { LineStatus } from './line-status.ts';
import { receivingTexts } from './receiving-texts.ts';

interface LineBadgesProps {
  readonly status: LineStatus;
  readonly unit: string;
  readonly temperatureUnit: TemperatureUnit;
  readonly hot: boolean;
  readonly overridden: boolean;
}

/** The status of a line as badges with icon, word and color. */
export function LineBadges({ status, unit, temperatureUnit, hot, overridden }: LineBadgesProps) {
  const t = useTexts(receivingTexts);
  const amount = useAmount();
  const { counted, accepted, refused, short, verdict } = status;
  const quantity = (value: Decimal) => amount(value.abs().toFixed(), unit);
  if (!counted) return <StatusBadge tone="todo">{t('uncounted')}</StatusBadge>;
  const nothing = accepted.lessThanOrEqualTo(0);
  const isAllRefused = nothing && refused.greaterThan(0);
  const isComplete = short.isZero() && refused.isZero();
  return (
    <>
      {isComplete ? <StatusBadge tone="done">{t('ok')}</StatusBadge> : null}
      {nothing && !isAllRefused ? <StatusBadge tone="late">{t('nothingCame')}</StatusBadge> : null}
      {short.greaterThan(0) && !(nothing && !isAllRefused) ? (
        <StatusBadge tone="soon">{t('short', { quantity: quantity(short) })}</StatusBadge>
      ) : null}
      {short.isNegative() ? <StatusBadge tone="info">{t('over', { quantity: quantity(short) })}</StatusBadge> : null}
      {refused.greaterThan(0) ? (
        <StatusBadge tone="blocked">
          {isAllRefused ? t('refusedAll') : t('refusedSome', { quantity: quantity(refused) })}
        </StatusBadge>
      ) : null}
      {verdict && !nothing ? (
        <Verdict result={verdict.result} hot={hot} overridden={overridden} unit={temperatureUnit} />
      ) : null}
    </>
  );
}

interface VerdictProps {
  readonly result: NonNullable<LineStatus['verdict']>['result'];
  readonly hot: boolean;
  readonly overridden: boolean;
  readonly unit: TemperatureUnit;
}

/** The result of the temperature reading, in its own unit. */
function Verdict({ result, hot, overridden, unit }: VerdictProps) {
  const t = useTexts(receivingTexts);
  switch (result) {
    case 'missing':
      return <StatusBadge tone="todo">{t('needReading')}</StatusBadge>;
    case 'pass':
      return <StatusBadge tone="done">{t('readingOk')}</StatusBadge>;
    case 'cool_down':
      return <StatusBadge tone="soon">{t('coolDown', { limit: unit === 'C' ? '5 °C' : '41 °F' })}</StatusBadge>;
    case 'fail':
      if (overridden) return <StatusBadge tone="info">{t('overridden')}</StatusBadge>;
      return <StatusBadge tone="late">{t(hot ? 'cool' : 'warm')}</StatusBadge>;
  }
}
