import { Button, Flex, Grid, GridItem } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { limits } from '#schema/limits.ts';
import { SelectField, TextField } from '../../ui/forms/fields.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { placeTexts } from './place-texts.ts';

export type PlaceValues = Record<string, string>;

/** One field of a place: a text with its rules, or a choice. */
export interface PlaceField {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'select' | 'time' | 'color' | 'temperature';
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

interface PlaceFormProps {
  readonly fields: readonly PlaceField[];
  readonly values: PlaceValues;
  readonly saving: boolean;
  readonly onSave: (values: PlaceValues) => void;
  readonly onCancel: () => void;
  /** Takes the row out of use; absent for a new one. */
  readonly onArchive?: (() => void) | undefined;
}

const temperature = /^\s*(-?\d{1,3}([.,]\d{1,2})?)?\s*$/;

/** The form of a station, storage location or shift, in the place of its line. */
export function PlaceForm({ fields, values, saving, onSave, onCancel, onArchive }: PlaceFormProps) {
  const t = useTexts(placeTexts);
  const { register, handleSubmit, formState } = useForm({ defaultValues: values });
  const rule = (type: PlaceField['type']) => (typed: string | undefined) => {
    if (type === 'temperature') return temperature.test(typed ?? '') || t('needNumber');
    return (typed ?? '').trim() !== '' || t('needed');
  };
  return (
    <form onSubmit={(event) => void handleSubmit(onSave)(event)} noValidate>
      <Grid templateColumns="1fr 1fr" gap="3" py="3">
        {fields.map(({ name, label, type, options }) => {
          const field = register(name, { validate: rule(type) });
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
