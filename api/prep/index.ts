import type { Feature } from '../feature.ts';
import { PrepItem } from './prep-item.entity.ts';
import { PrepTask } from './prep-task.entity.ts';

export const prep: Feature = { entities: [PrepItem, PrepTask] };
