import { describe, expect, test, vi } from 'vitest';
import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { issue } from '#schema/inputs/issue.ts';
import { quantity } from '#schema/inputs/parts.ts';
import { renderScreen } from '../../testing/render.tsx';
import { TextField } from './fields.tsx';
import { inputResolver } from './input-resolver.ts';
import { typedDecimal } from './typed-figures.ts';

const schema = z
  .strictObject({ pars: z.array(quantity), note: z.string().max(3), place: z.string().optional() })
  .refine(({ place }) => place !== '', { path: ['place'], message: issue('field.reason') });

interface Values {
  days: { typed: string }[];
  note: string;
  place: string | undefined;
}

function Form({ onSave, place }: { readonly onSave: (values: Values) => void; readonly place?: string }) {
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { days: [{ typed: '' }, { typed: '' }], note: '', place },
    resolver: inputResolver(
      schema,
      (values) => ({ pars: values.days.map(({ typed }) => typedDecimal(typed)), note: values.note, place }),
      { 'pars.0': 'days.0.typed' },
    ),
  });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => onSave(values))(event)}>
      <TextField label="Monday" error={formState.errors.days?.[0]?.typed?.message} {...register('days.0.typed')} />
      <TextField label="Tuesday" error={formState.errors.days?.[1]?.typed?.message} {...register('days.1.typed')} />
      <TextField label="Note" error={formState.errors.note?.message} {...register('note')} />
      <button type="submit">Save</button>
    </form>
  );
}

function open(place?: string) {
  const onSave = vi.fn<(values: Values) => void>();
  const { user } = renderScreen(<Form onSave={onSave} {...(place === undefined ? {} : { place })} />);
  return { onSave, user, save: () => user.click(screen.getByRole('button', { name: 'Save' })) };
}

/** The text of each field: its label, and what is wrong. */
const fields = () => screen.getAllByRole('group').map(({ textContent }) => textContent.trim());

describe('a form with the schema of its input', () => {
  test('shows what is refused at the field whose input it is, and is not sent', async () => {
    const { user, save, onSave } = open();
    await user.type(screen.getByLabelText('Monday'), '2,5');
    await user.type(screen.getByLabelText('Tuesday'), 'many');
    await save();
    expect(fields()).toEqual(['Monday', 'Tuesday Enter a number, such as 2.5.', 'Note']);
    expect(onSave).not.toHaveBeenCalled();
  });

  test('moves to the first field that is refused', async () => {
    const { user, save } = open();
    await user.type(screen.getByLabelText('Monday'), '1');
    await save();
    expect(screen.getByLabelText('Tuesday')).toHaveFocus();
  });

  test('shows the server’s message for a limit without a message of its own', async () => {
    const { user, save } = open();
    await user.type(screen.getByLabelText('Note'), 'longer');
    await save();
    expect(fields()).toContain('Note Use at most 3 characters.');
  });

  test('passes on the values as typed', async () => {
    const { user, save, onSave } = open();
    await user.type(screen.getByLabelText('Monday'), '2,5');
    await user.type(screen.getByLabelText('Tuesday'), '3');
    await save();
    expect(onSave).toHaveBeenCalledWith({ days: [{ typed: '2,5' }, { typed: '3' }], note: '', place: undefined });
  });

  test('leaves errors at no field of the form to the server', async () => {
    const { user, save, onSave } = open('');
    await user.type(screen.getByLabelText('Monday'), '1');
    await user.type(screen.getByLabelText('Tuesday'), '1');
    await save();
    expect(onSave).toHaveBeenCalledTimes(1);
  });
});
