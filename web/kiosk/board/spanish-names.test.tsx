import { configure, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { data } from '../../testing/fake-server.ts';
import { chooseLanguage } from '../../ui/i18n/language.ts';
import type { KioskRecipeQuery } from '../kiosk.generated.ts';
import { task } from '../testing/board.ts';
import { boardResult } from '../testing/board-result.fixtures.ts';
import { openBoard } from '../testing/open-board.fixtures.ts';

// These tests render the whole page, which is slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const spanishNames = Object.entries({
  Rice: 'Arroz',
  Grill: 'Parrilla',
  Lemon: 'Limón',
  Butter: 'Mantequilla',
  Water: 'Agua',
}).map(([name, nameEs]) => ({ __typename: 'SpanishName' as const, name, nameEs }));

/** A display with a task of a station, a low item and a lot that expires. */
function open(language: 'en' | 'es') {
  const board = boardResult([task({ dueAt: inHours(2), stationId: 's1' })]);
  const mode = { ...board.device, language };
  return openBoard(
    {
      ...board,
      device: mode,
      spanishNames,
      items: {
        __typename: 'ItemConnection',
        nodes: [{ __typename: 'Item', id: 'i1', version: 1, name: 'Lemon', unit: 'kg', onHand: '1', parLevel: '4' }],
      },
      lotsToUse: [
        { __typename: 'StockLot', id: 'l1', itemName: 'Butter', quantity: '2', unit: 'kg', useBy: inHours(-1) },
      ],
    },
    {
      KioskRecipe: () =>
        data<KioskRecipeQuery>({
          boardRecipe: {
            __typename: 'BoardRecipe',
            recipeId: 'r1',
            name: 'Rice',
            quantity: '8',
            unit: 'kg',
            isPlanned: true,
            ingredients: [
              { __typename: 'BoardIngredient', id: 'x', name: 'Water', quantity: '9', unit: 'l', prepAction: null },
            ],
            steps: [],
          },
        }),
    },
  );
}

beforeEach(() => localStorage.clear());
afterEach(() => chooseLanguage('en'));

test('a Spanish display shows the Spanish names on its tiles and sheets, and of stations', async () => {
  const { user } = await open('es');
  expect(await screen.findByRole('article', { name: /: Arroz$/ })).toBeVisible();
  expect(screen.getAllByText(/^Parrilla/).length).toBeGreaterThan(0);
  expect(screen.queryByText('Rice')).toBeNull();
  await user.click(within(screen.getByRole('article')).getByRole('button', { name: /^Más.*Arroz/ }));
  await user.click(await screen.findByRole('button', { name: 'Receta' }));
  expect(await within(screen.getByRole('dialog', { name: 'Arroz' })).findByText(/Agua/)).toBeVisible();
});

test('an English display shows the names as they were written', async () => {
  await open('en');
  expect(await screen.findByRole('article', { name: /: Rice$/ })).toBeVisible();
  expect(screen.queryByText('Arroz')).toBeNull();
});

test('lots to use first are in the stock view, past ones marked', async () => {
  const { user } = await open('es');
  await user.click(await screen.findByRole('button', { name: /Usar primero: 1 lote/ }));
  const list = await screen.findByRole('list', { name: 'Usar primero' });
  expect(within(list).getByRole('listitem')).toHaveTextContent('Mantequilla2 kg Caducado');
  expect(screen.getByText('Limón')).toBeVisible();
});
