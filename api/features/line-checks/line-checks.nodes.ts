import type { NodeKind } from '../../platform/graphql/nodes/node-kind.ts';
import { LineCheckTemplate } from './templates/line-check-template.entity.ts';
import { templatesById } from './templates/line-check-templates.service.ts';
import { LineCheck } from './runs/line-check.entity.ts';
import { lineChecksById } from './line-checks.service.ts';

export const lineCheckNodes: readonly NodeKind[] = [
  {
    type: LineCheck,
    table: 'line_check',
    permission: 'line-checks.read',
    namedBy: ['lineCheckId'],
    find: lineChecksById,
  },
  {
    type: LineCheckTemplate,
    table: 'line_check_template',
    permission: 'line-checks.read',
    namedBy: ['templateId'],
    find: templatesById,
  },
];
