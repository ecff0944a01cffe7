import { Button, Grid, Heading, Stack } from '@chakra-ui/react';
import { Save } from 'lucide-react';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { limits } from '#schema/limits.ts';
import { nearestRollover } from '#schema/rollover.ts';
import { parseDecimal } from '../../ui/format/decimal.ts';
import { SelectField, TextField } from '../../ui/forms/fields.tsx';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { type Choice, countries, currencies, rolloverTimes, timeZones } from './choices.ts';
import type { KitchenProfilePartsFragment } from './kitchen-profile.generated.ts';
import { majorUnits, wholeMinorUnits } from '../../ui/format/money.ts';
import { RuleFields } from './RuleFields.tsx';
import { kitchenProfileTexts } from './texts.ts';
import { type ProfileInput, useSaveProfile } from './useSaveProfile.ts';

const { expiringHoursMax: max } = limits;

function valuesOf(profile: KitchenProfilePartsFragment) {
  return {
    name: profile.name,
    timeZone: profile.timeZone,
    dayRollover: nearestRollover(profile.timeZone, profile.dayRollover, new Date()),
    country: profile.country,
    currency: profile.currency,
    temperatureUnit: profile.temperatureUnit,
    language: profile.language,
    expiringHours: String(profile.expiringHours),
    priceAlertPercent: profile.priceAlertPercent,
    wasteAlertAmount: majorUnits(profile.wasteAlertAmount ?? 0, profile.currency),
    jurisdiction: profile.jurisdiction,
    dateMarkDays: profile.dateMarkDays === null ? '' : String(profile.dateMarkDays),
  };
}
type Values = ReturnType<typeof valuesOf>;

function inputOf(values: Values, version: number): ProfileInput {
  return {
    ...values,
    version,
    name: values.name.trim(),
    expiringHours: Number(values.expiringHours),
    priceAlertPercent: parseDecimal(values.priceAlertPercent),
    wasteAlertAmount: wholeMinorUnits(values.wasteAlertAmount, values.currency),
    dateMarkDays: values.dateMarkDays.trim() === '' ? null : Number(values.dateMarkDays),
  };
}

function options(choices: readonly Choice[]) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

function useProfileForm(profile: KitchenProfilePartsFragment) {
  const t = useTexts(kitchenProfileTexts);
  const { register, handleSubmit, formState, control, getValues, setValue } = useForm({
    defaultValues: valuesOf(profile),
  });
  const within = (low: number, high: number, text: string) => (typed: string) => {
    const exact = Number(parseDecimal(typed) ?? Number.NaN);
    return (exact >= low && exact <= high) || text;
  };
  const whole = (text: string) => (typed: string) => /^\d+$/.test(typed.trim()) || text;
  const hours = t('needHours', { max });
  const fields = {
    name: register('name', { validate: (name) => name.trim() !== '' || t('needName') }),
    timeZone: register('timeZone', {
      // A time that the new zone skips or repeats gives way to the nearest one that it does not.
      onChange: () =>
        setValue('dayRollover', nearestRollover(getValues('timeZone'), getValues('dayRollover'), new Date())),
    }),
    dayRollover: register('dayRollover'),
    country: register('country'),
    currency: register('currency'),
    temperatureUnit: register('temperatureUnit'),
    language: register('language'),
    expiringHours: register('expiringHours', {
      validate: { whole: whole(hours), range: within(1, max, hours) },
    }),
    priceAlertPercent: register('priceAlertPercent', { validate: within(0.01, 100, t('needPercent')) }),
    wasteAlertAmount: register('wasteAlertAmount', {
      validate: (typed) => wholeMinorUnits(typed, getValues('currency')) !== null || t('needAmount'),
    }),
    jurisdiction: register('jurisdiction'),
    dateMarkDays: register('dateMarkDays', {
      validate: (typed, { jurisdiction }) =>
        jurisdiction !== 'CUSTOM' || (/^\d+$/.test(typed.trim()) && within(1, 60, '')(typed) === true) || t('needDays'),
    }),
  };
  const [currency, jurisdiction, timeZone] = useWatch({ control, name: ['currency', 'jurisdiction', 'timeZone'] });
  return { fields, handleSubmit, formState, currency, jurisdiction, timeZone };
}

type Form = ReturnType<typeof useProfileForm>;

interface PlaceFieldsProps {
  readonly form: Form;
  readonly profile: KitchenProfilePartsFragment;
}

function PlaceFields({ form, profile: { timeZone, dayRollover } }: PlaceFieldsProps) {
  const t = useTexts(kitchenProfileTexts);
  const language = useLanguage();
  const { fields, formState } = form;
  return (
    <>
      <TextField label={t('name')} maxLength={limits.nameMax} error={formState.errors.name?.message} {...fields.name} />
      <SelectField label={t('timeZone')} hint={t('timeZoneHint')} {...fields.timeZone}>
        {options(timeZones(timeZone))}
      </SelectField>
      <RolloverField form={form} present={dayRollover} />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
        <SelectField label={t('country')} {...fields.country}>
          {options(countries(language))}
        </SelectField>
        <SelectField label={t('currency')} hint={t('currencyHint')} {...fields.currency}>
          {options(currencies(language))}
        </SelectField>
        <SelectField label={t('temperatureUnit')} {...fields.temperatureUnit}>
          <option value="C">{t('celsius')}</option>
          <option value="F">{t('fahrenheit')}</option>
        </SelectField>
        <SelectField label={t('language')} {...fields.language}>
          <option value="en">{t('en')}</option>
          <option value="es">{t('es')}</option>
        </SelectField>
      </Grid>
    </>
  );
}

/** When the day begins: only times that the clock of the chosen zone neither skips nor repeats. */
function RolloverField({ form, present }: { readonly form: Form; readonly present: string }) {
  const t = useTexts(kitchenProfileTexts);
  const zone = form.timeZone;
  const { times, safe } = useMemo(() => rolloverTimes(zone, present), [zone, present]);
  const why = safe === null ? '' : ` ${t('dayRolloverSafe', { times: safe })}`;
  return (
    <SelectField label={t('dayRollover')} hint={`${t('dayRolloverHint')}${why}`} {...form.fields.dayRollover}>
      {options(times.map((value) => ({ value, label: value })))}
    </SelectField>
  );
}

function AlertFields({ form }: { readonly form: Form }) {
  const t = useTexts(kitchenProfileTexts);
  const { fields, formState, currency } = form;
  return (
    <>
      <Heading as="h3" fontSize="md">
        {t('alerts')}
      </Heading>
      <TextField
        inputMode="numeric"
        label={t('expiringHours')}
        hint={t('expiringHint', { max })}
        error={formState.errors.expiringHours?.message}
        {...fields.expiringHours}
      />
      <TextField
        inputMode="decimal"
        label={t('priceAlert')}
        hint={t('priceAlertHint')}
        error={formState.errors.priceAlertPercent?.message}
        {...fields.priceAlertPercent}
      />
      <TextField
        inputMode="decimal"
        label={t('wasteAlert')}
        hint={t('wasteAlertHint', { currency })}
        error={formState.errors.wasteAlertAmount?.message}
        {...fields.wasteAlertAmount}
      />
    </>
  );
}

/** Everything an organization sets beside its settings screen. */
export function ProfileForm({ profile }: { readonly profile: KitchenProfilePartsFragment }) {
  const t = useTexts(kitchenProfileTexts);
  const form = useProfileForm(profile);
  const [save, saving] = useSaveProfile();
  const submit = form.handleSubmit((values) => save(inputOf(values, profile.version)));
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="5">
        <PlaceFields form={form} profile={profile} />
        <RuleFields
          jurisdiction={form.jurisdiction}
          fields={form.fields}
          error={form.formState.errors.dateMarkDays?.message}
        />
        <AlertFields form={form} />
        <Button
          type="submit"
          alignSelf="flex-start"
          disabled={!form.formState.isDirty}
          loading={saving}
          loadingText={t('save')}
        >
          <Save aria-hidden="true" /> {t('save')}
        </Button>
      </Stack>
    </form>
  );
}
