import { Decimal } from 'decimal.js';
import { formatDecimal, formatMoney } from '../../ui/format/decimal.ts';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { minorUnits } from '../../ui/format/money.ts';
import { ChoiceRow } from '../../ui/forms/ChoiceRow.tsx';
import { ToggleRow } from '../../ui/forms/SettingRow.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { SettingsPartsFragment } from './settings.generated.ts';
import { settingsTexts } from './texts.ts';
import { useSaveCounts } from './useSaveSettings.ts';

const NO_LIMIT = '';
const PERCENTS = ['2', '5', '10', '20', '50'] as const;
/** In whole units of the kitchen's currency. */
const AMOUNTS = ['5', '10', '25', '50', '100', '250'] as const;

/** How stock is counted: blind or not, and which differences must be reviewed. */
export function CountsSettingsPanel({ settings }: { readonly settings: SettingsPartsFragment }) {
  const t = useTexts(settingsTexts);
  const language = useLanguage();
  const { currency } = useKitchen();
  const [save, saving] = useSaveCounts(settings);
  const { blindCounts, countVariancePercent, countVarianceAmount } = settings;
  return (
    <Panel title={t('counts')} aria-busy={saving}>
      <ToggleRow
        label={t('blindCounts')}
        text={t('blindCountsText')}
        checked={blindCounts}
        disabled={saving}
        onChange={(isBlind) => save({ blindCounts: isBlind })}
      />
      <LimitRow
        label={t('variancePercent')}
        text={t('variancePercentText')}
        choices={PERCENTS}
        value={countVariancePercent === null ? null : new Decimal(countVariancePercent).toFixed()}
        show={(percent) => `${formatDecimal(percent, language)} %`}
        disabled={saving}
        onChoose={(percent) => save({ countVariancePercent: percent })}
      />
      <LimitRow
        label={t('varianceAmount')}
        text={t('varianceAmountText')}
        choices={AMOUNTS.map((amount) => minorUnits(amount, currency) ?? amount)}
        value={countVarianceAmount === null ? null : String(countVarianceAmount)}
        show={(amount) => formatMoney(amount, currency, language)}
        disabled={saving}
        onChoose={(amount) => save({ countVarianceAmount: amount === null ? null : Number(amount) })}
      />
    </Panel>
  );
}

interface LimitRowProps {
  readonly label: string;
  readonly text: string;
  readonly choices: readonly string[];
  /** Null for no limit. */
  readonly value: string | null;
  readonly show: (value: string) => string;
  readonly disabled: boolean;
  readonly onChoose: (value: string | null) => void;
}

/** A limit from a list; one that was set elsewhere is in the list, too. */
function LimitRow({ label, text, choices, value, show, disabled, onChoose }: LimitRowProps) {
  const t = useTexts(settingsTexts);
  const known = value === null || choices.includes(value) ? choices : [...choices, value];
  const sorted = known.toSorted((one, other) => new Decimal(one).comparedTo(other));
  return (
    <ChoiceRow
      label={label}
      text={text}
      values={[NO_LIMIT, ...sorted]}
      value={value ?? NO_LIMIT}
      disabled={disabled}
      nameOf={(limit) => (limit === NO_LIMIT ? t('noLimit') : show(limit))}
      onChange={(limit) => onChoose(limit === NO_LIMIT ? null : limit)}
    />
  );
}
