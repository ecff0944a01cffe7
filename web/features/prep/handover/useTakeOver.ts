import { invalidating } from '../../../platform/live/invalidate.ts';
import { useTakeOverPrepTaskMutation } from '../handover.generated.ts';
import type { PrepRowFragment } from '../prep.generated.ts';

/** Takes a task from whoever has it on the screen. Resolves to the task as it is then. */
export function useTakeOver(): (task: PrepRowFragment) => Promise<PrepRowFragment> {
  const [takeOver] = useTakeOverPrepTaskMutation(invalidating('myPrepTasks'));
  return async (task) => {
    const { data } = await takeOver({ variables: { input: { id: task.id, fromId: task.holderId } } });
    return data?.takeOverPrepTask ?? task;
  };
}
