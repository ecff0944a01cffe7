import { Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { Save, UtensilsCrossed } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { limits } from '#schema/limits.ts';
import { useFreshRead } from '../../platform/graphql/useFreshRead.ts';
import { paths } from '../../platform/paths.ts';
import { invalidating } from '../../platform/live/invalidate.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { formatMoney } from '../../ui/format/decimal.ts';
import { formatDate } from '../../ui/format/days.ts';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { EditNotice } from '../../ui/forms/EditNotice.tsx';
import { TextField } from '../../ui/forms/fields.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { choice, figure, parts } from '../../ui/forms/merge.ts';
import { QuantityField } from '../../ui/forms/QuantityField.tsx';
import { SendButton } from '../../ui/forms/SendButton.tsx';
import { ToggleRow } from '../../ui/forms/SettingRow.tsx';
import { useAction } from '../../ui/forms/useAction.ts';
import { useEditState } from '../../ui/forms/useEditState.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { type DayValues, inputOf, isFigure, valuesOf } from './day-values.ts';
import { DishRows } from './DishRows.tsx';
import { SalesDayNowDocument, type SalesDayPartsFragment, useSaveSalesDayMutation } from './sales.generated.ts';
import { salesTexts } from './texts.ts';

interface DayFormProps {
  readonly day: SalesDayPartsFragment;
}

/** Enters how many of each dish were sold on a day, and the day's own figures. */
export function DayForm({ day }: DayFormProps) {
  const t = useTexts(salesTexts);
  const language = useLanguage();
  const { values, change, save } = useDay(day);
  const { run, pending } = useAction(t('failed'));
  const isValid = Object.values(values.dishes).every(isFigure);
  const send = () =>
    run(save.now, {
      toast: { title: t('saved'), description: t('savedText', { date: formatDate(day.businessDate, language) }) },
    });
  if (day.dishes.length === 0) return <NoDishes />;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) void send();
      }}
    >
      <EditNotice edit={save.edit} />
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
            <SendButton loading={pending} disabled={!day.open || !isValid}>
              <Save aria-hidden="true" /> {t('save')}
            </SendButton>
          </Flex>
        </Panel>
      </Stack>
    </Form>
  );
}

/** A day as an edited row: it has a version also while it has no data. */
interface EditedDay {
  readonly id: string;
  readonly version: number;
  readonly day: SalesDayPartsFragment;
}

const asRow = (day: SalesDayPartsFragment): EditedDay => ({ id: day.businessDate, version: day.version, day });

/** The typed day, and how it is saved: what somebody else has saved meanwhile is merged into it. */
function useDay(day: SalesDayPartsFragment) {
  const t = useTexts(salesTexts);
  const { currency } = useKitchen();
  const fresh = useFreshRead();
  const [saveDay] = useSaveSalesDayMutation(invalidating('salesDays'));
  /** As it was read or saved last: only what differs from it is sent. */
  const stored = useRef(day);
  const { values, change, edit } = useEditState<DayValues, EditedDay>({
    entity: 'SalesDay',
    row: asRow(day),
    initial: valuesOf(day, currency),
    read: async (date) => {
      stored.current = (await fresh(SalesDayNowDocument, { date })).salesDay;
      return asRow(stored.current);
    },
    valuesOf: (row) => valuesOf(row.day, currency),
    compared: parts<DayValues>({
      dishes: parts(Object.fromEntries(day.dishes.map(({ recipeId, name }) => [recipeId, figure(name)]))),
      netSales: figure(t('netSales'), currency),
      covers: figure(t('covers')),
      complete: choice(t('complete_'), (complete) => t(complete ? 'complete' : 'partial')),
    }),
  });
  const now = () =>
    edit.save(
      (merged, version) => saveDay({ variables: { input: { version, ...inputOf(stored.current, merged, currency) } } }),
      ({ data }) => {
        if (!data) return null;
        stored.current = data.saveSalesDay;
        return asRow(data.saveSalesDay);
      },
    );
  return { values, change, save: { now, edit } };
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
  return (
    <>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <QuantityField
          label={t('netSales')}
          hint={
            day.netSales === null
              ? t('netSalesHint')
              : t('netSalesSum', { sum: formatMoney(day.netSales, currency, language) })
          }
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
