import type { Fixture } from '../../testing/fixture.ts';
import type { DeliverySheetFragment } from './deliveries.generated.ts';

export type Delivery = Fixture<DeliverySheetFragment>;
export type DeliveryLine = Delivery['lines'][number];

const line = {
  __typename: 'DeliveryLine',
  unit: 'kg',
  packQuantity: '5',
  packDescription: null,
  receivedQuantity: null,
  rejectedQuantity: '0',
  rejectReason: null,
  acceptedQuantity: null,
  shortQuantity: null,
  temperature: null,
  temperatureUnit: null,
  supplierLot: null,
  useByDate: null,
  overrideReason: null,
  note: null,
  corrections: [],
};
/** Cold, and its price is recorded. */
export const salmon: DeliveryLine = {
  ...line,
  id: 'l1',
  itemId: 'i1',
  itemName: 'Salmon',
  tcsClass: 'cold',
  orderedQuantity: '10',
  unitPrice: '1848',
  previousUnitPrice: '1848',
};
const panko: DeliveryLine = {
  ...line,
  id: 'l2',
  itemId: 'i2',
  itemName: 'Panko',
  tcsClass: 'none',
  orderedQuantity: '4',
  unitPrice: '300',
  previousUnitPrice: null,
};
/** An expected delivery of salmon and panko. */
export const delivery: Delivery = {
  __typename: 'Delivery',
  id: 'd1',
  version: 1,
  number: 'D-0007',
  status: 'expected',
  supplierId: 's1',
  supplierName: 'Tidewater Fish',
  expectedAt: null,
  receivedAt: null,
  closedAt: null,
  creditReceivedAt: null,
  creditReceivedByName: null,
  lineCount: 2,
  countedLineCount: 0,
  shortLineCount: 0,
  rejectedLineCount: 0,
  total: '0',
  expectedCredit: '0',
  undoSeconds: 0,
  receivedByName: null,
  reversedAt: null,
  reversedByName: null,
  closedReason: null,
  invoiceNumber: null,
  invoiceTotal: null,
  invoiceAlsoOn: null,
  vehicleTemperature: null,
  temperatureUnit: null,
  notes: null,
  lines: [salmon, panko],
};
/** The same delivery, confirmed. */
export const posted: Delivery = {
  ...delivery,
  version: 2,
  status: 'posted',
  receivedAt: '2026-11-21T09:00:00Z',
  closedAt: '2026-11-21T09:00:00Z',
  receivedByName: 'Marco Silva',
};
