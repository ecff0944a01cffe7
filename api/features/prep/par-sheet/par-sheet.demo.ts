import { addDays } from '#schema/business-day.ts';
import type { DemoPart } from '../../../platform/demo/demo-part.ts';
import { Item } from '../../inventory/items/item.entity.ts';
import { Recipe } from '../../recipes/recipe.entity.ts';
import { addDefaultPrepList } from '../lists/default-prep-list.data.ts';
import { addRecurringTasks } from '../recurring/recurring-tasks.demo.ts';
import { Station } from '../../stations/station.entity.ts';
import { KitchenEvent } from '../events/kitchen-event.entity.ts';
import { PrepItem } from './prep-item.entity.ts';

/** A line of the par sheet, for the recipe of its name. */
export interface ParSeed {
  readonly name: string;
  readonly par: string;
  /** On hand when the demo starts. */
  readonly onHand: string;
  /** Null when any quantity can be made. */
  readonly batch: string | null;
  /** Where the par comes from; entered for each weekday when left out. */
  readonly mode?: Pick<PrepItem, 'parMode' | 'minDays' | 'maxDays'>;
}

/** The par sheet: par / on hand as on a Friday evening. */
export const parSheet: readonly ParSeed[] = [
  { name: 'Tomato sauce', par: '8', onHand: '3', batch: '8' },
  { name: 'Caesar dressing', par: '3', onHand: '1.2', batch: '1' },
  { name: 'Diced chicken', par: '6', onHand: '1.5', batch: '1' },
  { name: 'Mashed potato', par: '10', onHand: '0', batch: null },
  {
    name: 'Garlic aioli',
    par: '2',
    onHand: '2',
    batch: '1',
    mode: { parMode: 'forecast', minDays: null, maxDays: null },
  },
  { name: 'Pickled onion', par: '3', onHand: '0.5', batch: '3' },
  { name: 'Risotto base', par: '5', onHand: '1', batch: '1' },
  { name: 'Hummus', par: '3', onHand: '0.8', batch: '1.5' },
  { name: 'Cut fries', par: '20', onHand: '6', batch: null },
  { name: 'Dough balls', par: '40', onHand: '12', batch: '15' },
  { name: 'Brown chicken stock', par: '20', onHand: '8', batch: '12' },
  { name: 'Mirepoix', par: '6', onHand: '2', batch: '4' },
  { name: 'Demi-glace', par: '4', onHand: '3', batch: '3', mode: { parMode: 'days', minDays: 2, maxDays: 4 } },
  { name: 'Herb vinaigrette', par: '3', onHand: '2.5', batch: '2' },
  { name: 'Roast chicken', par: '6', onHand: '2', batch: '6' },
  { name: 'Chicken salad', par: '4', onHand: '1', batch: '2' },
  { name: 'Crème anglaise', par: '2', onHand: '1', batch: '1' },
  { name: 'Chocolate ganache', par: '2', onHand: '1.5', batch: '2' },
];

/** The default prep list, the par sheet, a special day and recurring tasks. */
export const parSheetDemo: DemoPart = {
  needs: [Item, Recipe, Station],
  rows: (demo) => {
    addDefaultPrepList(demo.tx);
    addRecurringTasks(demo);
    const fair = { name: 'Street fair', date: addDays(demo.today, 5), factor: '1.4' };
    demo.add(KitchenEvent, fair.name, fair);
    parSheet.forEach((seed, sort) => {
      const { id: recipeId, stationId, prepMinutes } = demo.row(Recipe, seed.name);
      demo.add(PrepItem, seed.name, {
        recipeId,
        itemId: demo.idOf(Item, seed.name),
        stationId,
        parByWeekday: weekPars(seed),
        ...seed.mode,
        batchQuantity: seed.batch,
        leadMinutes: prepMinutes ?? 0,
        dueTime: sort % 2 === 0 ? '15:00' : '16:00',
        sort,
      });
    });
    // Tomorrow's prawns leave the freezer tonight.
    demo.add(PrepItem, 'Prawn 16/20', {
      itemId: demo.idOf(Item, 'Prawn 16/20'),
      parByWeekday: ['2', '2', '2', '2', '3', '3', '2'],
      thawDays: 1,
      leadMinutes: 10,
      dueTime: '21:30',
      sort: parSheet.length,
    });
  },
};

/** A fifth more on Friday and Saturday. */
function weekPars({ par }: ParSeed): string[] {
  const busy = String(Math.round(Number(par) * 12) / 10);
  return [par, par, par, par, busy, busy, par];
}
