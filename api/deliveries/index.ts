import type { Feature } from '../feature.ts';
import { Delivery } from './delivery.entity.ts';
import { DeliveryLine } from './delivery-line.entity.ts';

export const deliveries: Feature = { entities: [Delivery, DeliveryLine] };
