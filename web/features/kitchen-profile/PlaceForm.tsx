import { Button, Flex, Grid, GridItem, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import type { createShift, createStation, createStorageLocation } from '#schema/inputs/stations.ts';
import { limits } from '#schema/limits.ts';
import { SelectField, TextField } from '../../ui/forms/fields.tsx';
import { EditNotice } from '../../ui/forms/EditNotice.tsx';
import { choice, type Compared, figure, parts, text } from '../../ui/forms/merge.ts';
import type { EditState } from '../../ui/forms/useEdit.ts';
import { useEditForm } from '../../ui/forms/useEditForm.ts';
import { rowWith } from '../../platform/graphql/useFreshRead.ts';
import { inputResolver } from '../../ui/forms/input-resolver.ts';
import type { Outcome } from '../../ui/forms/useAction.ts';
import { takenName } from '../../platform/graphql/taken-name.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { SendButton } from '../../ui/forms/SendButton.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { placeTexts } from './place-texts.ts';

export type PlaceValues = Record<string, string>;

/** One field of a station, storage location or shift. */
export interface PlaceField {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'select' | 'time' | 'color' | 'temperature';
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

/** What the rows of a list are made of: the input of typed values, and the schema of a new row. */
export interface PlaceInput<Input> {
  readonly schema: typeof createStation | typeof createStorageLocation | typeof createShift;
  readonly inputOf: (values: PlaceValues) => Input;
}

/** A row of one of the lists. */
export interface Place {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly archivedAt?: string | null;
}

/** How the rows of a list are read and shown in a form. */
export interface PlaceReading<Row extends Place> {
  /** The kind of row in the audit log. */
  readonly entity: string;
  /** Reads all rows from the server. */
  readonly read: () => Promise<readonly Row[]>;
  readonly valuesOf: (row: Row) => PlaceValues;
}

export type PlaceEdit<Row extends Place> = EditState<PlaceValues, Row>;

interface PlaceFormProps<Row extends Place> extends PlaceInput<unknown>, PlaceReading<Row> {
  /** Null for a new one. */
  readonly row: Row | null;
  readonly fields: readonly PlaceField[];
  /** A new row's values. */
  readonly blank: PlaceValues;
  readonly saving: boolean;
  /** Why the last try was refused. */
  readonly error: string | undefined;
  readonly onSave: (values: PlaceValues, edit: PlaceEdit<Row>) => Promise<Outcome<unknown>>;
  readonly onCancel: () => void;
  /** Archives the row; undefined for a new one. */
  readonly onArchive?: (() => void) | undefined;
}

function usePlaceForm<Row extends Place>(props: PlaceFormProps<Row>) {
  const { entity, row, schema, inputOf, fields, blank, valuesOf, read } = props;
  const initial = row ? valuesOf(row) : blank;
  const form = useForm<PlaceValues>({ defaultValues: initial, resolver: inputResolver(schema, inputOf) });
  const edit = useEditForm<PlaceValues, Row>(form, {
    entity,
    row,
    initial,
    read: async (id) => rowWith(id, await read()),
    valuesOf,
    compared: parts<PlaceValues>(Object.fromEntries(fields.map((field) => [field.name, comparedField(field)]))),
  });
  const submit = form.handleSubmit(async (values) => {
    const taken = takenName(await props.onSave(values, edit));
    if (taken !== undefined) form.setError('name', { message: taken }, { shouldFocus: true });
  });
  return { form, edit, submit };
}

/** The form of a station, storage location or shift, in the place of its line. */
export function PlaceForm<Row extends Place>(props: PlaceFormProps<Row>) {
  const { fields, saving, error: refusal, onCancel, onArchive } = props;
  const t = useTexts(placeTexts);
  const { form, edit, submit } = usePlaceForm(props);
  const { register, formState } = form;
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <EditNotice edit={edit} />
      {refusal === undefined || refusal === formState.errors['name']?.message ? null : (
        <Text role="alert" color="fg.error" fontWeight="semibold">
          {refusal}
        </Text>
      )}
      <Grid templateColumns="1fr 1fr" gap="3" py="3">
        {fields.map(({ name, label, type, options }) => {
          const field = register(name);
          const error = formState.errors[name]?.message;
          const wide = type === 'text' ? 2 : 1;
          return (
            <GridItem key={name} colSpan={wide}>
              {type === 'select' ? (
                <SelectField label={label} {...field}>
                  {options?.map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </SelectField>
              ) : (
                <TextField
                  label={label}
                  type={type === 'temperature' ? 'text' : type}
                  error={error}
                  {...(type === 'text' ? { maxLength: limits.nameMax } : {})}
                  {...(type === 'color' ? { p: '1' } : {})}
                  {...field}
                />
              )}
            </GridItem>
          );
        })}
      </Grid>
      <Flex gap="2" wrap="wrap" pb="3">
        <SendButton loading={saving} loadingText={t('save')}>
          {t('save')}
        </SendButton>
        <Button variant="outline" onClick={() => edit.leave(onCancel)}>
          {t('cancel')}
        </Button>
        {onArchive ? (
          <Button variant="ghost" color="fg.error" ms="auto" onClick={() => edit.leave(onArchive)}>
            {t('archive')}
          </Button>
        ) : null}
      </Flex>
    </Form>
  );
}

function comparedField({ label, type, options = [] }: PlaceField): Compared<string> {
  switch (type) {
    case 'select':
      return choice(label, (value) => options.find((option) => option.value === value)?.label ?? value);
    case 'temperature':
      return figure(label);
    case 'text':
    case 'time':
    case 'color':
      return text(label);
  }
}
