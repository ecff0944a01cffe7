import { feature } from '../../platform/feature.ts';
import { descriptions } from './waste.descriptions.ts';
import { wasteSubjects } from './waste.audit.ts';
import { wasteNodes } from './waste.nodes.ts';
import { WasteEntry } from './waste-entry.entity.ts';
import { WasteReason } from './waste-reason.entity.ts';
import { WasteResolver } from './waste.resolver.ts';
import { addDefaultReasons } from './default-reasons.data.ts';

export const waste = feature({
  entities: [WasteReason, WasteEntry],
  resolvers: [WasteResolver],
  nodes: wasteNodes,
  auditSubjects: wasteSubjects,
  descriptions,
  demo: { rows: (demo) => demo.nameAll(WasteReason, addDefaultReasons(demo.tx)) },
});
