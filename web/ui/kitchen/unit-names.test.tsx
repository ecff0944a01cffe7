import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';
import { Quantity } from './amounts.tsx';

describe('a quantity with a unit that is a word', () => {
  test.each([
    ['4', 'portion', '4 portions'],
    ['1', 'bunch', '1 bunch'],
    ['0.5', 'case', '0.5 cases'],
    ['3', 'kg', '3 kg'],
    ['2', 'ea', '2 ea'],
  ])('%s of %s is “%s”', (value, unit, text) => {
    renderScreen(
      <p role="note">
        <Quantity value={value} unit={unit} />
      </p>,
    );
    expect(screen.getByRole('note', { name: '' })).toHaveTextContent(text);
  });
});
