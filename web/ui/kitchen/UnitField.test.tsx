import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useState } from 'react';
import { renderScreen } from '../../testing/render.tsx';
import { OwnUnitsContext } from './kitchen-units.ts';
import { UnitField } from './UnitField.tsx';

const own = [
  { code: 'hotel pan', name: 'Hotel pan', nameEs: 'Bandeja gastro', archivedAt: null },
  { code: 'ladle', name: 'Ladle', nameEs: null, archivedAt: '2026-11-01T10:00:00Z' },
];

function Field({ start = 'kg', only }: { readonly start?: string; readonly only?: readonly string[] }) {
  const [unit, setUnit] = useState(start);
  return (
    <OwnUnitsContext value={own}>
      <UnitField label="Unit" value={unit} onChange={setUnit} only={only} />
    </OwnUnitsContext>
  );
}

describe('the unit picker', () => {
  test('offers metric, US, counted and own units in groups, without archived ones', async () => {
    const { user } = renderScreen(<Field />);
    await user.click(screen.getByRole('button', { name: 'Unit kg' }));
    const groups = within(await screen.findByRole('listbox')).getAllByRole('group');
    const named = groups.map((group) => [
      group.getAttribute('aria-label'),
      within(group)
        .getAllByRole('option')
        .map(({ firstChild }) => firstChild?.textContent),
    ]);
    expect(named).toEqual([
      ['Metric', ['kg', 'g', 'L', 'mL']],
      ['US', ['lb', 'oz', 'gal', 'qt', 'pt', 'cup', 'fl oz', 'tbsp', 'tsp']],
      ['Counted', ['ea', 'dozen', 'bunch', 'case', 'can', 'tray', 'portion']],
      ['Your own', ['Hotel pan']],
    ]);
  });

  test('finds a unit by its long name, and chooses it with Enter', async () => {
    const { user } = renderScreen(<Field />);
    await user.click(screen.getByRole('button', { name: 'Unit kg' }));
    await user.type(await screen.findByRole('combobox', { name: 'Find a unit' }), 'fluid');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['fl ozfluid ounce']);
    await user.keyboard('{Enter}');
    const trigger = await screen.findByRole('button', { name: 'Unit fl oz' });
    await waitFor(() => expect(trigger).toHaveFocus());
  });

  test('shows when no unit matches', async () => {
    const { user } = renderScreen(<Field />);
    await user.click(screen.getByRole('button', { name: 'Unit kg' }));
    await user.type(await screen.findByRole('combobox', { name: 'Find a unit' }), 'stone');
    expect(screen.getByText('No unit has this name.')).toBeInTheDocument();
  });

  test('names units in Spanish, the kitchen’s own too, and still offers an archived one that is chosen', async () => {
    const { user } = renderScreen(<Field start="ladle" />, { language: 'es' });
    await user.click(screen.getByRole('button', { name: 'Unit Ladle' }));
    const mine = within(await screen.findByRole('group', { name: 'Propias' }));
    expect(mine.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Bandeja gastro', 'Ladle']);
    await user.type(screen.getByRole('combobox', { name: 'Busca una unidad' }), 'cucharadita');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['cdta.cucharadita']);
  });

  test('offers only the units in `only`, without a search field when they are few', async () => {
    const { user } = renderScreen(<Field only={['g', 'kg']} />);
    await user.click(screen.getByRole('button', { name: 'Unit kg' }));
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});
