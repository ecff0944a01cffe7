import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Problem } from '../graphql/problem.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { PinPad } from './PinPad.tsx';

const wrong = new Problem('That PIN is not known here.', { status: 401 });
const tooMany = new Problem('Too many tries.', { status: 429, retryAfter: 90 });
const unreachable = new Problem('Brigade cannot be reached. Check the connection and try again.');

function open(answer: () => Promise<unknown> = () => Promise.resolve(), language: 'en' | 'es' = 'en') {
  const tried: string[] = [];
  const onEnter = (pin: string) => {
    tried.push(pin);
    return answer();
  };
  return { ...renderScreen(<PinPad onEnter={onEnter} />, { language }), tried };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a PIN', () => {
  test('is entered on the keys', async () => {
    const { user, tried } = open();
    for (const key of ['4', '7', '9', '0']) await user.click(screen.getByRole('button', { name: key }));
    await user.click(screen.getByRole('button', { name: 'Delete the last digit' }));
    await user.click(screen.getByRole('button', { name: '1' }));
    await user.click(screen.getByRole('button', { name: 'Enter' }));
    expect(tried).toEqual(['4791']);
    expect(screen.getByLabelText('PIN')).toHaveValue('');
  });

  test('is typed, corrected and entered on a keyboard without focusing the field', async () => {
    const { user, tried } = open();
    expect(screen.getByLabelText('PIN')).toHaveFocus();
    await user.keyboard('12x34{Backspace}5{Enter}');
    expect(tried).toEqual(['1235']);
  });

  test('is pasted, and filled by a password manager', async () => {
    const { user, tried } = open();
    const field = screen.getByLabelText('PIN');
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    await user.click(field);
    await user.paste(' 471 182\n');
    await user.keyboard('{Enter}');
    expect(tried).toEqual(['471182']);
  });

  test('of too few digits is not sent', async () => {
    const { user, tried } = open();
    await user.keyboard('123{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter the 4 to 6 digits of your PIN.');
    expect(tried).toEqual([]);
  });
});

describe('after too many wrong PINs', () => {
  const people = [
    { id: 'u1', name: 'Ana' },
    { id: 'u2', name: 'Luis' },
  ];
  /** Refuses PINs alone, and those under Ana's name. */
  function openBlocked(names: () => Response = () => Response.json(people)) {
    fakeServer({ 'GET /api/devices/people': names });
    const tried: (readonly [string, string | undefined])[] = [];
    const onEnter = (pin: string, personId?: string) => {
      tried.push([pin, personId]);
      return personId === 'u2' ? Promise.resolve() : Promise.reject(tooMany);
    };
    return { ...renderScreen(<PinPad onEnter={onEnter} />), tried };
  }

  test('people choose their name and enter their PIN', async () => {
    const { user, tried } = openBlocked();
    await user.keyboard('1234{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Luis' }));
    expect(screen.getByRole('heading', { name: 'Luis' })).toBeVisible();
    await user.keyboard('4711{Enter}');
    await waitFor(() =>
      expect(tried).toEqual([
        ['1234', undefined],
        ['4711', 'u2'],
      ]),
    );
  });

  test('a name with too many wrong PINs leaves the others', async () => {
    const { user } = openBlocked();
    await user.keyboard('1234{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Ana' }));
    await user.keyboard('1234{Enter}');
    expect(await screen.findByText(/^Too many wrong PINs. Try again in/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Another name' }));
    await user.click(screen.getByRole('button', { name: 'Luis' }));
    expect(screen.getByRole('button', { name: '5' })).toBeEnabled();
  });

  test('where names are hidden everybody waits', async () => {
    const { user } = openBlocked(() => Response.json([]));
    await user.keyboard('1234{Enter}');
    expect(await screen.findByText(/^Too many wrong PINs. Try again in/)).toBeVisible();
    expect(screen.getByRole('button', { name: '5' })).toBeDisabled();
  });
});

describe('a PIN that is refused', () => {
  test('shows an error, which the next digit clears', async () => {
    const { user } = open(() => Promise.reject(wrong));
    await user.keyboard('1234{Enter}');
    expect(await screen.findByText('That PIN is not known here.')).toBeVisible();
    expect(screen.getByLabelText('PIN')).toHaveValue('');
    await user.keyboard('9');
    expect(screen.queryByText('That PIN is not known here.')).toBeNull();
  });

  test('shows the error in the language on screen', async () => {
    const { user } = open(() => Promise.reject(wrong), 'es');
    await user.keyboard('1234{Enter}');
    expect(await screen.findByText('Ese PIN no se conoce aquí.')).toBeVisible();
  });

  test('too often locks the keys and shows the remaining time', async () => {
    vi.useFakeTimers();
    const { tried } = open(() => Promise.reject(tooMany));
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    await user.keyboard('1234{Enter}');
    await act(async () => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Too many wrong PINs. Try again in 1:30.')).toBeVisible();
    expect(screen.getByRole('button', { name: '5' })).toBeDisabled();
    act(() => void vi.advanceTimersByTime(31_000));
    expect(screen.getByRole('timer')).toHaveTextContent('Try again in 0:59.');
    await user.keyboard('1234{Enter}');
    expect(tried).toEqual(['1234']);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByRole('button', { name: '5' })).toBeEnabled();
  });

  test('because the server cannot be reached shows that, and the pad stays usable', async () => {
    const { user } = open(() => Promise.reject(unreachable));
    await user.keyboard('1234{Enter}');
    expect(await screen.findByText(unreachable.message)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Enter' })).toBeEnabled());
  });
});
