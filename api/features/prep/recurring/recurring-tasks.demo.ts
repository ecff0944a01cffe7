import { addDays } from '#schema/business-day.ts';
import { weekdays } from '#schema/vocabulary.ts';
import type { DemoKitchen } from '../../../platform/demo/demo-kitchen.ts';
import { Station } from '../../stations/station.entity.ts';
import { RecurringTask } from './recurring-task.entity.ts';

type Seed = Pick<RecurringTask, 'name' | 'kind' | 'dueTime' | 'minutes'> &
  Partial<RecurringTask> & { readonly station: string };

const seeds: readonly Seed[] = [
  {
    name: 'Set up the line',
    kind: 'opening',
    dueTime: '10:30',
    minutes: 30,
    station: 'Sauté',
    instructions: 'Boards, towels, tasting spoons, sanitiser buckets, label roll.',
  },
  { name: 'Sanitise the slicer', kind: 'cleaning', dueTime: '15:20', minutes: 15, station: 'Garde-manger' },
  {
    name: 'Break down the line',
    kind: 'closing',
    dueTime: '22:20',
    minutes: 40,
    station: 'Grill',
    needsNote: true,
    instructions: 'Note what is short for tomorrow.',
  },
  {
    name: 'Filter the fryer oil',
    kind: 'cleaning',
    dueTime: '15:40',
    minutes: 35,
    station: 'Fry',
    weekdays: ['mon', 'thu'],
  },
];

/** What is done on certain days, since the first day of the history; one that needs a photo begins tomorrow. */
export function addRecurringTasks(demo: DemoKitchen): void {
  for (const { station, ...seed } of seeds) {
    demo.add(RecurringTask, seed.name, {
      weekdays: [...weekdays],
      ...seed,
      stationId: demo.idOf(Station, station),
      startsOn: addDays(demo.today, 1 - demo.historyDays),
    });
  }
  demo.add(RecurringTask, 'Deep clean the walk-in', {
    name: 'Deep clean the walk-in',
    kind: 'cleaning',
    dueTime: '15:00',
    minutes: 90,
    weekdays: ['sun'],
    monthOccurrence: 'last',
    needsPhoto: true,
    carriesOver: true,
    instructions: 'Shelves out, floor, drain, door seals.',
    startsOn: addDays(demo.today, 1),
  });
}
