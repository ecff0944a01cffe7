import type { DemoPart } from '../../platform/demo/demo-part.ts';
import { Item } from '../inventory/items/item.entity.ts';
import { StorageLocation } from '../stations/storage-location.entity.ts';
import { User } from '../users/user.entity.ts';
import { CountLine } from './count-line.entity.ts';
import { CountSession } from './count-session.entity.ts';

const MINUTE = 60_000;

/** A spot count of today that has just begun: nothing of it is in stock. */
export const countsDemo: DemoPart = {
  past: (demo) => {
    const { now } = demo.tx;
    const startedById = demo.idOf(User, 'ana');
    demo.add(CountSession, 'Dry store', {
      name: 'Dry store',
      kind: 'spot',
      businessDate: demo.today,
      placeIds: [demo.idOf(StorageLocation, 'Dry store')],
      withoutPlace: false,
      startedById,
    });
    const countedAt = new Date(now.getTime() - 5 * MINUTE);
    demo.add(CountLine, 'Flour', {
      countSessionId: demo.idOf(CountSession, 'Dry store'),
      itemId: demo.idOf(Item, 'Flour'),
      storageLocationId: demo.idOf(StorageLocation, 'Dry store'),
      result: 'skipped',
      skipReason: 'Behind the new delivery',
      unit: 'kg',
      countedById: startedById,
      countedAt,
      savedAt: countedAt,
      expected: '0',
    });
  },
};
