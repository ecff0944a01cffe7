import type { Feature } from '../feature.ts';
import { WasteReason } from './waste-reason.entity.ts';
import { WasteEntry } from './waste-entry.entity.ts';

export const waste: Feature = { entities: [WasteReason, WasteEntry] };
