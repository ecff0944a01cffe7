import { describe, expect, test } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { saveSalesDay } from '#schema/inputs/sales.ts';
import { data, fakeServer } from '../../testing/fake-server.ts';
import type { Fixture } from '../../testing/fixture.ts';
import { manager, renderScreen } from '../../testing/render.tsx';
import type {
  SalesDayNowQuery,
  SalesDayPartsFragment,
  SalesScreenQuery,
  SaveSalesDayMutation,
} from './sales.generated.ts';
import { SalesPage } from './SalesPage.tsx';

type Input = ReturnType<typeof saveSalesDay.parse>;
type Day = Fixture<SalesDayPartsFragment>;
type Dish = Day['dishes'][number];

const date = '2026-11-09';
const [caesar, burger] = ['01890a5d-ac96-774b-bcce-b302099a8057', '01890a5d-ac96-774b-bcce-b302099a8058'];

const dish = (recipeId: string, name: string): Dish => ({
  __typename: 'SoldDish',
  recipeId,
  name,
  category: null,
  menuPrice: 1200,
  archived: false,
  byHand: '0',
  fromTill: '0',
  netAmount: null,
  useUnknown: false,
});

/** A server that stores one day. Returns the inputs that it received. */
function openDay(): { readonly saved: Input[]; readonly user: ReturnType<typeof renderScreen>['user'] } {
  let day: Day = {
    __typename: 'SalesDayDetail',
    businessDate: date,
    version: 0,
    state: 'no_data',
    netSales: null,
    enteredNetSales: null,
    covers: null,
    sold: '0',
    open: true,
    dishes: [dish(caesar, 'Caesar'), dish(burger, 'Burger')],
  };
  const saved: Input[] = [];
  fakeServer({
    SalesScreen: () =>
      data<SalesScreenQuery>({
        salesDay: day,
        salesDays: [{ __typename: 'SalesDay', businessDate: date, state: day.state, netSales: day.netSales }],
      }),
    SalesDayNow: () => data<SalesDayNowQuery>({ salesDay: day }),
    SaveSalesDay: ({ body }) => {
      const input = saveSalesDay.parse(Object(body).variables.input);
      saved.push(input);
      const quantities = new Map(input.dishes.map(({ recipeId, quantity }) => [recipeId, quantity]));
      const dishes = day.dishes.map((row) => ({ ...row, byHand: quantities.get(row.recipeId) ?? row.byHand }));
      day = { ...day, version: day.version + 1, state: input.complete ? 'complete' : 'partial', netSales: 0, dishes };
      return data<SaveSalesDayMutation>({ saveSalesDay: day });
    },
  });
  const { user } = renderScreen(<SalesPage />, { viewer: manager, at: `/manager/sales?day=${date}` });
  return { saved, user };
}

const quantityOf = (name: string) => screen.findByRole('textbox', { name });

describe('sales by hand', () => {
  test('are sent as typed, only the dishes that were entered', async () => {
    const { user, saved } = openDay();
    await user.type(await quantityOf('Caesar'), '12');
    await user.click(screen.getByRole('button', { name: 'Save the day' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({
      businessDate: date,
      version: 0,
      complete: false,
      dishes: [{ recipeId: caesar, quantity: '12' }],
    });
  });

  test('are corrected: only what differs is sent, with the version that was saved, and an emptied dish as none', async () => {
    const { user, saved } = openDay();
    await user.type(await quantityOf('Caesar'), '12');
    await user.type(await quantityOf('Burger'), '3');
    await user.click(screen.getByRole('button', { name: 'Save the day' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await user.clear(await quantityOf('Caesar'));
    await user.click(screen.getByRole('button', { name: 'Save the day' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved[1]).toMatchObject({ version: 1, dishes: [{ recipeId: caesar, quantity: '0' }] });
    expect(await quantityOf('Burger')).toHaveValue('3');
  });

  test('are not sent while a figure cannot be read, and the dish says so', async () => {
    const { user, saved } = openDay();
    await user.type(await quantityOf('Caesar'), 'many');
    expect(await screen.findByText('Enter a whole or decimal number.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save the day' })).toBeDisabled();
    expect(saved).toEqual([]);
  });

  test('a day is marked complete, and the list of days shows it', async () => {
    const { user, saved } = openDay();
    await user.type(await quantityOf('Caesar'), '12');
    await user.click(screen.getByRole('checkbox', { name: /Everything sold this day is entered/ }));
    await user.click(screen.getByRole('button', { name: 'Save the day' }));
    expect(await screen.findByText('Complete')).toBeVisible();
    expect(saved).toMatchObject([{ complete: true, dishes: [{ recipeId: caesar, quantity: '12' }] }]);
  });
});
