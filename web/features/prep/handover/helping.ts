import { ownStorage } from '../../../platform/storage/own-storage.ts';

/** How many confirmations are stored: more than one person needs in a day. */
const entriesMax = 100;

const storage = (viewerId: string) => ownStorage(viewerId, 'helping', isList);

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** One task of one person: when it is handed to another, it is confirmed again. */
const entryOf = (taskId: string, holderId: string) => `${taskId} ${holderId}`;

/** Whether the viewer has confirmed on this device that they only help this person with the task. */
export function isHelping(viewerId: string, taskId: string, holderId: string): boolean {
  return storage(viewerId).read()?.includes(entryOf(taskId, holderId)) ?? false;
}

export function storeHelping(viewerId: string, taskId: string, holderId: string): void {
  const before = storage(viewerId).read() ?? [];
  storage(viewerId).write([...before, entryOf(taskId, holderId)].slice(-entriesMax));
}
