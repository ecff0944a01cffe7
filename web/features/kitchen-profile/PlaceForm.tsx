import { Button, Flex, Grid, GridItem } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import type { createShift, createStation, createStorageLocation } from '#schema/inputs/stations.ts';
import { limits } from '#schema/limits.ts';
import { SelectField, TextField } from '../../ui/forms/fields.tsx';
import { inputResolver } from '../../ui/forms/input-resolver.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
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

interface PlaceFormProps extends PlaceInput<unknown> {
  readonly fields: readonly PlaceField[];
  readonly values: PlaceValues;
  readonly saving: boolean;
  readonly onSave: (values: PlaceValues) => void;
  readonly onCancel: () => void;
  /** Archives the row; undefined for a new one. */
  readonly onArchive?: (() => void) | undefined;
}

/** The form of a station, storage location or shift, in the place of its line. */
export function PlaceForm({ schema, inputOf, fields, values, saving, onSave, onCancel, onArchive }: PlaceFormProps) {
  const t = useTexts(placeTexts);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: values,
    resolver: inputResolver(schema, inputOf),
  });
  return (
    <form onSubmit={(event) => void handleSubmit(onSave)(event)} noValidate>
      <Grid templateColumns="1fr 1fr" gap="3" py="3">
        {fields.map(({ name, label, type, options }) => {
          const field = register(name);
          const error = formState.errors[name]?.message;
          const wide = name === 'name' ? 2 : 1;
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
        <Button type="submit" loading={saving} loadingText={t('save')}>
          {t('save')}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
        {onArchive ? (
          <Button variant="ghost" color="fg.error" ms="auto" onClick={onArchive}>
            {t('archive')}
          </Button>
        ) : null}
      </Flex>
    </form>
  );
}
