import { Grid, Heading, Stack } from '@chakra-ui/react';
import { Save } from 'lucide-react';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { kitchenProfile } from '#schema/inputs/organizations.ts';
import { limits } from '#schema/limits.ts';
import { nearestRollover } from '#schema/rollover.ts';
import { EditNotice } from '../../ui/forms/EditNotice.tsx';
import { SelectField, TextField } from '../../ui/forms/fields.tsx';
import { inputResolver } from '../../ui/forms/input-resolver.ts';
import { useEditForm } from '../../ui/forms/useEditForm.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useFreshRead } from '../../platform/graphql/useFreshRead.ts';
import { SendButton } from '../../ui/forms/SendButton.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { type Choice, countries } from '../../ui/format/countries.ts';
import { currencies, rolloverTimes, timeZones } from './choices.ts';
import { KitchenProfileDocument, type KitchenProfilePartsFragment } from './kitchen-profile.generated.ts';
import { PeriodFields } from './PeriodFields.tsx';
import { inputOf, type ProfileValues, valuesOf } from './profile-values.ts';
import { RuleFields } from './RuleFields.tsx';
import { kitchenProfileTexts } from './texts.ts';
import { useComparedProfile } from './useComparedProfile.ts';
import { useSaveProfile } from './useSaveProfile.ts';

const { expiringHoursMax: max } = limits;

function options(choices: readonly Choice[]) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

function useProfileForm(profile: KitchenProfilePartsFragment) {
  const form = useForm<ProfileValues>({
    defaultValues: valuesOf(profile),
    resolver: inputResolver(kitchenProfile, inputOf),
  });
  const { register, handleSubmit, formState, control, getValues, setValue } = form;
  const fresh = useFreshRead();
  const edit = useEditForm<ProfileValues, KitchenProfilePartsFragment>(form, {
    entity: 'Organization',
    row: profile,
    initial: valuesOf(profile),
    read: async () => (await fresh(KitchenProfileDocument, {})).organization,
    valuesOf,
    compared: useComparedProfile(),
  });
  const fields = {
    name: register('name'),
    timeZone: register('timeZone', {
      // A time that clock changes of the new zone skip or repeat is replaced by the nearest safe one.
      onChange: () =>
        setValue('dayRollover', nearestRollover(getValues('timeZone'), getValues('dayRollover'), new Date())),
    }),
    dayRollover: register('dayRollover'),
    periodKind: register('periodKind'),
    weekStart: register('weekStart'),
    fiscalYearStart: register('fiscalYearStart'),
    country: register('country'),
    currency: register('currency'),
    measureSystem: register('measureSystem'),
    hourClock: register('hourClock'),
    temperatureUnit: register('temperatureUnit'),
    language: register('language'),
    expiringHours: register('expiringHours'),
    priceAlertPercent: register('priceAlertPercent'),
    wasteAlertAmount: register('wasteAlertAmount'),
    jurisdiction: register('jurisdiction'),
    dateMarkDays: register('dateMarkDays'),
  };
  const [currency, jurisdiction, timeZone, periodKind] = useWatch({
    control,
    name: ['currency', 'jurisdiction', 'timeZone', 'periodKind'],
  });
  return { edit, fields, handleSubmit, formState, currency, jurisdiction, timeZone, periodKind };
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
        <SelectField label={t('measureSystem')} {...fields.measureSystem}>
          <option value="metric">{t('metric')}</option>
          <option value="us">{t('us')}</option>
        </SelectField>
        <SelectField label={t('hourClock')} {...fields.hourClock}>
          <option value="">{t('clockOfLanguage')}</option>
          <option value="h12">{t('h12')}</option>
          <option value="h24">{t('h24')}</option>
        </SelectField>
        <SelectField label={t('language')} {...fields.language}>
          <option value="en">{t('en')}</option>
          <option value="es">{t('es')}</option>
        </SelectField>
      </Grid>
    </>
  );
}

/** When the business day begins: only times that clock changes of the chosen zone neither skip nor repeat. */
function RolloverField({ form, present }: { readonly form: Form; readonly present: string }) {
  const t = useTexts(kitchenProfileTexts);
  const language = useLanguage();
  const zone = form.timeZone;
  const { times, safe } = useMemo(() => rolloverTimes(zone, present, language), [zone, present, language]);
  const why = safe === null ? '' : ` ${t('dayRolloverSafe', { times: safe })}`;
  return (
    <SelectField label={t('dayRollover')} hint={`${t('dayRolloverHint')}${why}`} {...form.fields.dayRollover}>
      {options(times)}
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

/** The form of the kitchen profile. The other settings of the organization are on the Settings page. */
export function ProfileForm({ profile }: { readonly profile: KitchenProfilePartsFragment }) {
  const t = useTexts(kitchenProfileTexts);
  const form = useProfileForm(profile);
  const [save, saving] = useSaveProfile(form.edit, inputOf);
  const submit = form.handleSubmit(save);
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <EditNotice edit={form.edit} />
      <Stack gap="5">
        <PlaceFields form={form} profile={profile} />
        <PeriodFields
          periodKind={form.periodKind}
          fields={form.fields}
          error={form.formState.errors.fiscalYearStart?.message}
        />
        <RuleFields
          jurisdiction={form.jurisdiction}
          fields={form.fields}
          error={form.formState.errors.dateMarkDays?.message}
        />
        <AlertFields form={form} />
        <SendButton alignSelf="flex-start" disabled={!form.formState.isDirty} loading={saving} loadingText={t('save')}>
          <Save aria-hidden="true" /> {t('save')}
        </SendButton>
      </Stack>
    </Form>
  );
}
