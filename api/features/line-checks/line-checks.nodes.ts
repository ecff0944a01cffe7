import type { NodeKind } from '../../platform/graphql/node-kind.ts';
import { LineCheckTemplate } from './line-check-template.entity.ts';
import { templatesById } from './line-check-templates.service.ts';
import { LineCheck } from './line-check.entity.ts';
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
