import type { LivePrepTask } from '#schema/live.ts';
import type { LiveReactions, Reader } from '../../platform/live/reactions.ts';
import type { ToastContent } from '../../ui/components/toasts/toast-store.ts';
import { localName } from '../../ui/i18n/spanish-names.ts';
import { defineTexts, translate } from '../../ui/i18n/texts.ts';

const texts = defineTexts('prepLive', {
  en: {
    updated: 'Prep Task Updated',
    status: '{name} is now {status}',
    completed: 'completed',
    in_progress: 'in progress',
  },
  es: {
    updated: 'Tarea actualizada',
    status: '{name}: {status}',
    completed: 'terminada',
    in_progress: 'en curso',
  },
});

/** The specified toast about a task in progress or completed. */
export function statusToast(name: string, status: 'completed' | 'in_progress'): ToastContent {
  const description = translate(texts, 'status', { name, status: translate(texts, status) });
  return { title: translate(texts, 'updated'), description };
}

/**
 * Whether the toast is for this person: never about their own act. A cook is notified of the tasks that they hold or have
 * open; they see the others change in the list. Managers and admins are notified of all of them.
 */
function concerns({ id, assigneeId, startedById, changedById }: LivePrepTask, reader: Reader): boolean {
  if (changedById === reader.id) return false;
  if (reader.role !== 'cook') return true;
  const open = new URLSearchParams(location.search).get('task');
  return assigneeId === reader.id || startedById === reader.id || open === id;
}

export const prepLive: LiveReactions = {
  PREP_TASK_UPDATED: {
    row: ({ id, version, name, status }) => ({ typename: 'PrepTask', id, fields: { version, name, status } }),
    toast(task, reader) {
      const { name, status, statusChanged } = task;
      if (!statusChanged || (status !== 'completed' && status !== 'in_progress')) return null;
      return concerns(task, reader) ? statusToast(localName(name), status) : null;
    },
  },
};
