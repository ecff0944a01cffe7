import type { Weekday } from '#schema/vocabulary.ts';
import type { DemoPart } from '../../platform/demo/demo-part.ts';
import { Supplier } from './supplier.entity.ts';

const suppliers: readonly {
  name: string;
  days: readonly Weekday[];
  minimumOrder: number;
  leadDays: number;
  phone: string;
}[] = [
  { name: 'Broadline Foods', days: ['mon', 'wed', 'fri'], minimumOrder: 25_000, leadDays: 1, phone: '555 0101' },
  {
    name: 'Greenfields Produce',
    days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    minimumOrder: 7_500,
    leadDays: 1,
    phone: '555 0102',
  },
  { name: 'Tidewater Fish', days: ['tue', 'thu', 'sat'], minimumOrder: 12_000, leadDays: 1, phone: '555 0103' },
  { name: 'Northgate Meat', days: ['mon', 'thu'], minimumOrder: 20_000, leadDays: 2, phone: '555 0104' },
  { name: 'Meadow Dairy & Eggs', days: ['tue', 'fri'], minimumOrder: 8_000, leadDays: 1, phone: '555 0105' },
  {
    name: 'Harbour Bakery & Dry',
    days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
    minimumOrder: 10_000,
    leadDays: 1,
    phone: '555 0106',
  },
];

export const suppliersDemo: DemoPart = {
  rows: (demo) => {
    for (const { days, ...supplier } of suppliers) {
      demo.add(Supplier, supplier.name, { ...supplier, deliveryDays: [...days] });
    }
  },
};
