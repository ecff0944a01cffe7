import { Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { Save, UtensilsCrossed } from 'lucide-react';
import { Link } from 'react-router';
import { limits } from '#schema/limits.ts';
import { paths } from '../../platform/paths.ts';
import { invalidating } from '../../platform/live/invalidate.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { formatMoney } from '../../ui/format/decimal.ts';
import { formatDate } from '../../ui/format/days.ts';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { TextField } from '../../ui/forms/fields.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { QuantityField } from '../../ui/forms/QuantityField.tsx';
import { SendButton } from '../../ui/forms/SendButton.tsx';
import { ToggleRow } from '../../ui/forms/SettingRow.tsx';
import { useAction } from '../../ui/forms/useAction.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { type DayValues, inputOf, isFigure, valuesOf } from './day-values.ts';
import { DishRows } from './DishRows.tsx';
import { type SalesDayPartsFragment, useSaveSalesDayMutation } from './sales.generated.ts';
import { salesTexts } from './texts.ts';

interface DayFormProps {
  readonly day: SalesDayPartsFragment;
  /** What is typed and not saved. */
  readonly typed: DayValues | undefined;
  readonly onType: (values: DayValues | undefined) => void;
}

/** Enters how many of each dish were sold on a day, and the day's own figures. */
export function DayForm({ day, typed, onType }: DayFormProps) {
  const t = useTexts(salesTexts);
  const language = useLanguage();
  const { currency } = useKitchen();
  const values = typed ?? valuesOf(day, currency);
  const change = (part: Partial<DayValues>) => onType({ ...values, ...part });
  const [save] = useSaveSalesDayMutation(invalidating('salesDays', 'usageReport'));
  const { run, pending } = useAction(t('failed'));
  const isValid = Object.values(values.dishes).every(isFigure);
  const send = () =>
    run(async () => save({ variables: { input: inputOf(day, values, currency) } }), {
      toast: { title: t('saved'), description: t('savedText', { date: formatDate(day.businessDate, language) }) },
      onDone: () => onType(undefined),
    });
  if (day.dishes.length === 0) return <NoDishes />;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) void send();
      }}
    >
      <Stack gap="5">
        {day.open ? null : <Text color="fg.muted">{t('locked', { n: limits.salesBackdateDays })}</Text>}
        <Panel title={t('dishes')} description={t('dishesText')}>
          <DishRows
            dishes={day.dishes}
            typed={values.dishes}
            disabled={!day.open}
            onType={(recipeId, text) => change({ dishes: { ...values.dishes, [recipeId]: text } })}
          />
        </Panel>
        <Panel title={t('figures')}>
          <DayFigures day={day} values={values} onChange={change} />
          <Flex mt="4">
            <SendButton loading={pending} disabled={!day.open || typed === undefined || !isValid}>
              <Save aria-hidden="true" /> {t('save')}
            </SendButton>
          </Flex>
        </Panel>
      </Stack>
    </Form>
  );
}

interface DayFiguresProps {
  readonly day: SalesDayPartsFragment;
  readonly values: DayValues;
  readonly onChange: (part: Partial<DayValues>) => void;
}

function DayFigures({ day, values, onChange }: DayFiguresProps) {
  const t = useTexts(salesTexts);
  const language = useLanguage();
  const { currency } = useKitchen();
  const sum = day.netSales === null ? '–' : formatMoney(day.netSales, currency, language);
  return (
    <>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <QuantityField
          label={t('netSales')}
          hint={day.enteredNetSales === null ? t('netSalesHint', { sum }) : undefined}
          unit={currency}
          value={values.netSales}
          disabled={!day.open}
          onChange={({ target }) => onChange({ netSales: target.value })}
        />
        <TextField
          label={t('covers')}
          inputMode="numeric"
          value={values.covers}
          disabled={!day.open}
          onChange={({ target }) => onChange({ covers: target.value })}
        />
      </Grid>
      <ToggleRow
        label={t('complete_')}
        text={t('completeText')}
        checked={values.complete}
        disabled={!day.open}
        onChange={(complete) => onChange({ complete })}
      />
    </>
  );
}

function NoDishes() {
  const t = useTexts(salesTexts);
  return (
    <Panel>
      <EmptyState
        icon={UtensilsCrossed}
        title={t('noDishes')}
        description={t('noDishesText')}
        action={
          <Button asChild>
            <Link to={paths.recipes}>{t('recipes')}</Link>
          </Button>
        }
      />
    </Panel>
  );
}
