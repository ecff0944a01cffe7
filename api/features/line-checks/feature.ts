import type { Feature } from '../../platform/feature.ts';
import { lineCheckNodes } from './line-checks.nodes.ts';
import { LineCheckAction } from './line-check-action.entity.ts';
import { LineCheckAnswer } from './line-check-answer.entity.ts';
import { LineCheckTemplateItem } from './line-check-template-item.entity.ts';
import { LineCheckTemplate } from './line-check-template.entity.ts';
import { LineCheckTemplatesResolver } from './line-check-templates.resolver.ts';
import { LineCheck } from './line-check.entity.ts';
import { lineChecksJob } from './line-checks.job.ts';
import { LineChecksResolver } from './line-checks.resolver.ts';

export const lineChecks: Feature = {
  entities: [LineCheckTemplate, LineCheckTemplateItem, LineCheck, LineCheckAnswer, LineCheckAction],
  resolvers: [LineChecksResolver, LineCheckTemplatesResolver],
  nodes: lineCheckNodes,
  jobs: [lineChecksJob],
};
