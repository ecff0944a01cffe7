import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Archive, ArchiveRestore } from 'lucide-react';
import { type Control, Controller, useForm } from 'react-hook-form';
import { createSupplier } from '#schema/inputs/suppliers.ts';
import { limits } from '#schema/limits.ts';
import { type Weekday, weekdays } from '#schema/vocabulary.ts';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { TextAreaField, TextField } from '../../../ui/forms/fields.tsx';
import { inputResolver } from '../../../ui/forms/input-resolver.ts';
import { ifTyped, typedMoney, typedText, typedWhole } from '../../../ui/forms/typed-figures.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { majorUnits } from '../../../ui/format/money.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import {
  type SupplierRowFragment,
  useArchiveSupplierMutation,
  useCreateSupplierMutation,
  useUpdateSupplierMutation,
} from '../suppliers.generated.ts';
import { supplierTexts } from './supplier-texts.ts';

interface SupplierLayerProps {
  /** Null for a new one, or when it is no longer listed. */
  readonly supplier: SupplierRowFragment | null;
  readonly isNew: boolean;
  readonly onClose: () => void;
}

interface Fields {
  name: string;
  contact: string;
  email: string;
  phone: string;
  accountNumber: string;
  deliveryDays: readonly Weekday[];
  leadDays: string;
  minimumOrder: string;
  notes: string;
}

const lists = invalidating('suppliers');

/** One supplier, to view and edit. */
export function SupplierLayer({ supplier, isNew, onClose }: SupplierLayerProps) {
  const t = useTexts(supplierTexts);
  const { currency } = useKitchen();
  const { register, handleSubmit, control, formState } = useForm<Fields>({
    defaultValues: fieldsOf(supplier, currency),
    resolver: inputResolver(createSupplier, (fields) => inputOf(fields, currency)),
  });
  const { errors } = formState;
  const { save, archive, pending, error } = useSaving(supplier, currency, onClose);
  if (!supplier && !isNew) return null;
  return (
    <SideLayer
      title={supplier ? t('edit', { name: supplier.name }) : t('add')}
      onClose={onClose}
      footer={<Footer supplier={supplier} pending={pending} onArchive={archive} />}
    >
      <form id="supplier" noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
        <Stack gap="4">
          {error === undefined ? null : (
            <Text role="alert" color="fg.error" fontWeight="semibold">
              {error}
            </Text>
          )}
          <TextField
            label={t('name')}
            required
            maxLength={limits.nameMax}
            error={errors.name?.message}
            {...register('name')}
          />
          <DayChoice control={control} />
          <TextField label={t('contact')} maxLength={limits.nameMax} {...register('contact')} />
          <TextField label={t('phone')} type="tel" maxLength={limits.phoneMax} {...register('phone')} />
          <TextField
            label={t('email')}
            type="email"
            maxLength={limits.emailMax}
            error={errors.email?.message}
            {...register('email')}
          />
          <TextField label={t('account')} maxLength={limits.accountNumberMax} {...register('accountNumber')} />
          <TextField label={t('lead')} inputMode="numeric" error={errors.leadDays?.message} {...register('leadDays')} />
          <TextField
            label={`${t('minimum')} (${currency})`}
            inputMode="decimal"
            error={errors.minimumOrder?.message}
            {...register('minimumOrder')}
          />
          <TextAreaField label={t('notes')} maxLength={limits.noteMax} {...register('notes')} />
        </Stack>
      </form>
    </SideLayer>
  );
}

interface FooterProps {
  readonly supplier: SupplierRowFragment | null;
  readonly pending: boolean;
  readonly onArchive: (supplier: SupplierRowFragment) => Promise<unknown>;
}

function Footer({ supplier, pending, onArchive }: FooterProps) {
  const t = useTexts(supplierTexts);
  return (
    <>
      {supplier ? (
        <Button variant="ghost" onClick={() => void onArchive(supplier)}>
          {supplier.archivedAt === null ? <Archive size={18} /> : <ArchiveRestore size={18} />}
          {t(supplier.archivedAt === null ? 'archive' : 'restore')}
        </Button>
      ) : null}
      <Button type="submit" form="supplier" loading={pending} loadingText={t('saving')}>
        {t('save')}
      </Button>
    </>
  );
}

function DayChoice({ control }: { readonly control: Control<Fields> }) {
  const t = useTexts(supplierTexts);
  return (
    <Controller
      control={control}
      name="deliveryDays"
      render={({ field }) => (
        <Flex as="fieldset" role="group" aria-label={t('days')} direction="column" gap="1.5">
          <Text textStyle="sm" fontWeight="medium">
            {t('days')}
          </Text>
          <Flex gap="1.5" wrap="wrap">
            {weekdays.map((day) => {
              const chosen = field.value.includes(day);
              return (
                <Button
                  key={day}
                  px="3"
                  variant={chosen ? 'solid' : 'outline'}
                  aria-pressed={chosen}
                  onClick={() =>
                    field.onChange(weekdays.filter((each) => (each === day ? !chosen : field.value.includes(each))))
                  }
                >
                  {t(day)}
                </Button>
              );
            })}
          </Flex>
        </Flex>
      )}
    />
  );
}

function useSaving(supplier: SupplierRowFragment | null, currency: string, onClose: () => void) {
  const t = useTexts(supplierTexts);
  const { run, error } = useFormAction();
  const [create, { loading: creating }] = useCreateSupplierMutation(lists);
  const [update, { loading: updating }] = useUpdateSupplierMutation(lists);
  const [setArchived] = useArchiveSupplierMutation(lists);
  return {
    pending: creating || updating,
    error,
    save: (fields: Fields) => {
      const input = inputOf(fields, currency);
      const options = { toast: t('saved'), onDone: onClose };
      if (!supplier) return run(() => create({ variables: { input } }), options);
      const { id, version } = supplier;
      return run(() => update({ variables: { input: { ...input, id, version } } }), options);
    },
    archive: ({ id, version, name, archivedAt }: SupplierRowFragment) => {
      const archived = archivedAt === null;
      const toast = t(archived ? 'archived' : 'restored', { name });
      return run(() => setArchived({ variables: { input: { id, version, archived } } }), { toast, onDone: onClose });
    },
  };
}

function fieldsOf(supplier: SupplierRowFragment | null, currency: string): Fields {
  const minimum = supplier?.minimumOrder ?? null;
  return {
    name: supplier?.name ?? '',
    contact: supplier?.contact ?? '',
    email: supplier?.email ?? '',
    phone: supplier?.phone ?? '',
    accountNumber: supplier?.accountNumber ?? '',
    deliveryDays: supplier?.deliveryDays ?? [],
    leadDays: String(supplier?.leadDays ?? 1),
    minimumOrder: minimum === null ? '' : majorUnits(minimum, currency),
    notes: supplier?.notes ?? '',
  };
}

function inputOf(fields: Fields, currency: string) {
  return {
    name: fields.name.trim(),
    contact: typedText(fields.contact),
    email: typedText(fields.email),
    phone: typedText(fields.phone),
    accountNumber: typedText(fields.accountNumber),
    deliveryDays: [...fields.deliveryDays],
    leadDays: typedWhole(fields.leadDays),
    minimumOrder: ifTyped(fields.minimumOrder, (typed) => typedMoney(typed, currency)),
    notes: typedText(fields.notes),
  };
}
