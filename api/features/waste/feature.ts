import type { Feature } from '../../platform/feature.ts';
import { wasteNodes } from './waste.nodes.ts';
import { WasteEntry } from './waste-entry.entity.ts';
import { WasteReason } from './waste-reason.entity.ts';
import { WasteResolver } from './waste.resolver.ts';

export const waste: Feature = { entities: [WasteReason, WasteEntry], resolvers: [WasteResolver], nodes: wasteNodes };
