import { ClipboardList } from 'lucide-react';
import { feature } from '../../platform/feature.ts';
import { paths, to } from '../../platform/paths.ts';
import { prepLive } from './live.ts';

/** Queries with allergens, which come from recipes and items. */
const allergens = ['prepTasks', 'myPrepTasks', 'prepTask', 'prepItems'] as const;

/** Prep: the cook's list, the manager's plan and the par sheet. */
export const prep = feature({
  layers: {
    task: async () => (await import('./TaskLayer.tsx')).TaskLayer,
    request: async () => (await import('./request/RequestLayer.tsx')).RequestLayer,
    line: 'onPage',
    suggestions: 'onPage',
    grid: 'onPage',
    recurring: 'onPage',
    build: 'onPage',
    share: 'onPage',
  },
  live: prepLive,
  invalidatedBy: {
    PREP_TASK_UPDATED: [
      'prepTasks',
      'myPrepTasks',
      'prepTaskStatus',
      'prepTask',
      'prepTaskHistory',
      'prepItems',
      'prepColleagues',
    ],
    USER_UPDATED: ['prepColleagues'],
    INVENTORY_UPDATED: ['prepItems'],
    INVENTORY_EDITED: allergens,
    RECIPE_UPDATED: allergens,
    IMPORT_UPDATED: [...allergens, 'parSuggestions'],
    ORGANIZATION_UPDATED: ['prepLists', 'prepItems', 'kitchenEvents', 'parSuggestions', 'recurringTasks'],
  },
  updatedByMutation: { PREP_TASK_UPDATED: ['prepTasks', 'myPrepTasks'] },
  destination: {
    prep_task: (id, role) => to.layer(role === 'cook' ? paths.cook : paths.tasks, 'task', id),
  },
  searchable: { prep_task: { label: { en: 'Tasks of today', es: 'Tareas de hoy' }, icon: ClipboardList } },
  activityTexts: () => import('./activity-texts.ts'),
  offline: {
    label: { en: 'Prep tasks', es: 'Tareas de preparación' },
    load: async (load) => (await import('./load-for-offline.ts')).loadForOffline(load),
  },
});

declare module '../../ui/components/useLayer.ts' {
  interface Layers {
    task: true;
    request: true;
    line: true;
    suggestions: true;
    grid: true;
    recurring: true;
    build: true;
    share: true;
  }
}
