import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';
import { DayInput } from './DayInput.tsx';

const chosen: string[] = [];

/** A screen with unsaved input: a chosen day is shown only after the question is answered with Leave. */
function Asking() {
  const [day, setDay] = useState('2026-11-20');
  const [asked, ask] = useState<string | null>(null);
  return (
    <>
      <DayInput
        aria-label="Day"
        value={day}
        onDay={(next) => {
          chosen.push(next);
          ask(next);
        }}
      />
      <button type="button" onClick={() => setDay(asked ?? day)}>
        Leave
      </button>
      <button type="button" onClick={() => setDay('2026-11-01')}>
        Another day
      </button>
    </>
  );
}

async function choose(day: string) {
  chosen.length = 0;
  const { user } = renderScreen(<Asking />);
  const field = screen.getByLabelText('Day');
  fireEvent.change(field, { target: { value: day } });
  await waitFor(() => expect(chosen).toEqual([day]));
  // The question takes the focus.
  fireEvent.blur(field);
  return { user, field };
}

test('a day that is refused is asked about once, and the field shows the day of the screen again', async () => {
  const { field } = await choose('2026-11-15');
  expect(field).toHaveValue('2026-11-20');
  expect(chosen).toEqual(['2026-11-15']);
});

test('a day that is accepted after a question is in the field', async () => {
  const { user, field } = await choose('2026-11-15');
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(field).toHaveValue('2026-11-15');
});

test('a refused day can be chosen again', async () => {
  const { field } = await choose('2026-11-15');
  fireEvent.change(field, { target: { value: '2026-11-15' } });
  fireEvent.blur(field);
  expect(chosen).toEqual(['2026-11-15', '2026-11-15']);
});

test('the field follows a day that is chosen elsewhere', async () => {
  const { user, field } = await choose('2026-11-15');
  await user.click(screen.getByRole('button', { name: 'Another day' }));
  expect(field).toHaveValue('2026-11-01');
});
