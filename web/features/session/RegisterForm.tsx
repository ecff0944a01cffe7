import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { type FieldErrors, useForm, type UseFormRegister } from 'react-hook-form';
import { registerInput } from '#schema/inputs/auth.ts';
import { limits } from '#schema/limits.ts';
import type { Language, RegistrationMode, Role } from '#schema/vocabulary.ts';
import { browserCountry, countries } from '../../ui/format/countries.ts';
import { SelectField, TextField } from '../../ui/forms/fields.tsx';
import { inputResolver } from '../../ui/forms/input-resolver.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { SegmentedChoice } from '../../ui/forms/SegmentedChoice.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { PasswordField } from './PasswordField.tsx';
import type { Registration } from './requests.ts';
import { registerTexts } from './register-texts.ts';
import { sessionTexts } from './texts.ts';
import type { useSignIn } from './useSignIn.ts';

interface Entries {
  username: string;
  password: string;
  name: string;
  organizationCode: string;
  organizationName: string;
  country: string;
}
type Purpose = 'join' | 'found';
type StaffRole = Exclude<Role, 'admin'>;

interface Fields {
  readonly register: UseFormRegister<Entries>;
  readonly errors: FieldErrors<Entries>;
}

function registrationOf(entries: Entries, purpose: Purpose, role: StaffRole, language: Language): Registration {
  const { username, password, name, organizationCode, organizationName, country } = entries;
  const person = { username, password, name, language };
  if (purpose === 'join') return { ...person, role, organizationCode };
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { ...person, role: 'admin', organizationName, timeZone, country };
}

function KitchenField({ purpose, register, errors }: Fields & { readonly purpose: Purpose }) {
  const own = useTexts(registerTexts);
  return purpose === 'join' ? (
    <TextField
      label={own('organizationCode')}
      hint={own('organizationCodeHint', {
        prefix: limits.organizationCodePrefix,
        n: limits.organizationCodeLength,
      })}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      error={errors.organizationCode?.message}
      {...register('organizationCode')}
    />
  ) : (
    <>
      <TextField
        label={own('organizationName')}
        hint={own('organizationNameHint')}
        autoComplete="organization"
        error={errors.organizationName?.message}
        {...register('organizationName')}
      />
      <CountryField register={register} errors={errors} />
    </>
  );
}

/** The country of a new kitchen: its currency, measures, degrees, clock and food code follow from it. */
function CountryField({ register, errors }: Fields) {
  const own = useTexts(registerTexts);
  const language = useLanguage();
  return (
    <SelectField
      label={own('country')}
      hint={own('countryHint')}
      autoComplete="country"
      error={errors.country?.message}
      {...register('country')}
    >
      <option value="">{own('chooseCountry')}</option>
      {countries(language).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function PersonFields({ register, errors }: Fields) {
  const t = useTexts(sessionTexts);
  const own = useTexts(registerTexts);
  return (
    <>
      <TextField label={own('name')} autoComplete="name" error={errors.name?.message} {...register('name')} />
      <TextField
        label={t('username')}
        hint={own('usernameHint', { min: limits.usernameMin, max: limits.usernameMax })}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        hint={t('passwordHint', { n: limits.passwordMin })}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
    </>
  );
}

interface RegisterFormProps {
  readonly signIn: ReturnType<typeof useSignIn>;
  /** From the link or QR code; fills in the organization code. */
  readonly code: string | null;
  /** Who may register on this server. */
  readonly mode: RegistrationMode;
}

/** Joins a kitchen with a code as cook or manager, or sets up a new kitchen as its admin, as far as `mode` allows. */
export function RegisterForm({ mode, ...form }: RegisterFormProps) {
  const own = useTexts(registerTexts);
  return mode === 'closed' ? <Text>{own('registrationClosed')}</Text> : <OpenForm mode={mode} {...form} />;
}

function OpenForm({ signIn, code, mode }: RegisterFormProps) {
  const t = useTexts(sessionTexts);
  const own = useTexts(registerTexts);
  const language = useLanguage();
  const [purpose, setPurpose] = useState<Purpose>('join');
  const [role, setRole] = useState<StaffRole>('cook');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<Entries>({
    shouldUnregister: true,
    defaultValues: {
      username: '',
      password: '',
      name: '',
      organizationCode: code ?? '',
      organizationName: '',
      country: browserCountry() ?? '',
    },
    resolver: inputResolver(registerInput, (entries) => registrationOf(entries, purpose, role, language)),
  });
  const { errors } = formState;
  const submit = handleSubmit(async (entries) =>
    setRefusal(await signIn.register(registrationOf(entries, purpose, role, language))),
  );
  const purposes = [
    { value: 'join', label: own('joinKitchen') },
    { value: 'found', label: own('newKitchen') },
  ] as const;
  const staffRoles = [
    { value: 'cook', label: t('cook') },
    { value: 'manager', label: t('manager') },
  ] as const;
  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        {mode === 'open' ? (
          <SegmentedChoice label={t('register')} value={purpose} onChange={setPurpose} choices={purposes} />
        ) : (
          <Text color="fg.muted">{own('joinOnly')}</Text>
        )}
        <KitchenField key={purpose} purpose={purpose} register={register} errors={errors} />
        {purpose === 'join' ? (
          <SegmentedChoice label={own('role')} value={role} onChange={setRole} choices={staffRoles} />
        ) : null}
        <PersonFields register={register} errors={errors} />
        {refusal === null ? null : <Text color="fg.error">{refusal || t('unknownError')}</Text>}
        <Button type="submit" size="lg" loading={signIn.pending === 'register'} loadingText={own('createAccount')}>
          {own(purpose === 'join' ? 'createAccount' : 'createKitchen')}
        </Button>
      </Stack>
    </chakra.form>
  );
}
