import type { Feature } from '../feature.ts';
import { LineCheckTemplate } from './line-check-template.entity.ts';
import { LineCheckTemplateItem } from './line-check-template-item.entity.ts';
import { LineCheck } from './line-check.entity.ts';
import { LineCheckAnswer } from './line-check-answer.entity.ts';

export const lineChecks: Feature = { entities: [LineCheckTemplate, LineCheckTemplateItem, LineCheck, LineCheckAnswer] };
