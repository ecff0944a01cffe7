import { columnOf } from '../../platform/database/audit-subject.ts';
import { feature } from '../../platform/feature.ts';
import { descriptions } from './line-checks.descriptions.ts';
import { searchLineChecks } from './line-checks.search.ts';
import { lineCheckMessages } from './line-checks.live.ts';
import { lineCheckNodes } from './line-checks.nodes.ts';
import { LineCheckAction } from './answers/line-check-action.entity.ts';
import { LineCheckAnswer } from './answers/line-check-answer.entity.ts';
import { LineCheckTemplateItem } from './templates/line-check-template-item.entity.ts';
import { LineCheckTemplate } from './templates/line-check-template.entity.ts';
import { LineCheckTemplatesResolver } from './templates/line-check-templates.resolver.ts';
import { LineCheck } from './runs/line-check.entity.ts';
import { lineChecksJob } from './runs/line-checks.job.ts';
import { LineChecksResolver } from './line-checks.resolver.ts';
import { lineChecksDemo } from './demo/line-checks.demo.ts';

export const lineChecks = feature({
  entities: [LineCheckTemplate, LineCheckTemplateItem, LineCheck, LineCheckAnswer, LineCheckAction],
  resolvers: [LineChecksResolver, LineCheckTemplatesResolver],
  nodes: lineCheckNodes,
  jobs: [lineChecksJob],
  auditSubjects: {
    LineCheck: { name: columnOf('line_check'), kitchenWork: true, editedByManagers: true },
    LineCheckTemplate: { name: columnOf('line_check_template'), editedByManagers: true },
  },
  liveMessages: lineCheckMessages,
  descriptions,
  searchKinds: [searchLineChecks],
  linksLeftOut: {
    'LineCheckAction.answerId': 'Read with its reading.',
    'LineCheckTemplateItem.templateId': 'Read with its template.',
    'LineCheckAnswer.templateItemId': 'Read with its entry.',
    'LineCheckSheet.savedAnswerId': 'One of the readings of the sheet.',
  },
  demo: lineChecksDemo,
});
