import { handOverPrepTaskInput, takeOverPrepTaskInput } from '#schema/inputs/prep.ts';
import { msg } from '#schema/messages.ts';
import { can } from '#schema/permissions.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { conflict, fieldError, forbidden } from '../../../platform/errors.ts';
import type { PrepColleague } from './prep-colleague.types.ts';
import { listPrepColleagues } from './prep-colleagues.queries.ts';
import { prepDay } from './prep-day.queries.ts';
import { notifyHandedOver, notifyTakenOver } from './prep-handover.notifications.ts';
import { refuseEnded, heldBy, workingPerson } from './prep-task-transitions.service.ts';
import type { PrepTaskView } from './prep-task.view.ts';
import { changeTask, findHolder } from './prep-task.writes.ts';

/** The people to whom the viewer can hand a task, with their unfinished tasks of today's list. */
export async function prepColleagues(ctx: Context): Promise<PrepColleague[]> {
  const viewer = authorize(ctx, 'prep.read');
  return ctx.read((db) => listPrepColleagues(db, viewer, prepDay(viewer.kitchen, new Date())));
}

/** Gives one's own task to an active colleague, who is notified. Who plans may do it with everybody's. */
export async function handOverPrepTask(
  ctx: Context,
  rawInput: InputOf<typeof handOverPrepTaskInput>,
): Promise<PrepTaskView> {
  const viewer = authorize(ctx, 'prep.work');
  const input = parse(handOverPrepTaskInput, rawInput);
  return ctx.write('prep_task.handed_over', input, (tx) =>
    changeTask(tx, viewer, input, async (task) => {
      refuseEnded(task);
      const holder = await findHolder(tx, task);
      if (holder?.id !== viewer.id && !can(viewer.grants, 'prep.plan')) {
        throw forbidden(msg('prep.onlyHolderHandsOver'));
      }
      if (input.assigneeId === viewer.id) throw fieldError('assigneeId', msg('prep.chooseColleague'));
      const person = await workingPerson(tx, input.assigneeId);
      if (person.id === holder?.id) throw conflict(msg('prep.hasTask', { name: person.name }));
      task.assigneeId = person.id;
      await notifyHandedOver(tx, task, viewer.name, person.id);
      return { assignee: [holder?.name ?? null, person.name] };
    }),
  );
}

/**
 * Takes a task from the colleague who has it, who is notified. Throws CONFLICT when it is one's own, and when another person
 * than the expected one has it by now.
 */
export async function takeOverPrepTask(
  ctx: Context,
  rawInput: InputOf<typeof takeOverPrepTaskInput>,
): Promise<PrepTaskView> {
  const viewer = authorize(ctx, 'prep.work');
  const input = parse(takeOverPrepTaskInput, rawInput);
  return ctx.write('prep_task.taken_over', input, (tx) =>
    changeTask(tx, viewer, input, async (task) => {
      refuseEnded(task);
      const holder = await findHolder(tx, task);
      if (holder?.id === viewer.id) throw conflict(msg('prep.youHaveTask'));
      const isExpected = !input.fromId || holder?.id === input.fromId;
      if (holder && !isExpected) throw conflict(heldBy(viewer, holder));
      task.assigneeId = viewer.id;
      if (holder) await notifyTakenOver(tx, task, viewer.name, holder.id);
      return { assignee: [holder?.name ?? null, viewer.name] };
    }),
  );
}
