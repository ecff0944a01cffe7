import type { NodeKind } from '../../platform/graphql/nodes/node-kind.ts';
import { WasteEntry } from './waste-entry.entity.ts';
import { WasteReason } from './waste-reason.entity.ts';
import { wasteEntriesById, wasteReasonsById } from './waste.service.ts';

export const wasteNodes: readonly NodeKind[] = [
  { type: WasteEntry, table: 'waste_entry', permission: 'waste.read', namedBy: [], find: wasteEntriesById },
  { type: WasteReason, table: 'waste_reason', permission: 'waste.read', namedBy: ['reasonId'], find: wasteReasonsById },
];
