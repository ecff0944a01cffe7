import { notificationTopicChoice } from '#schema/inputs/notifications.ts';
import type { Context } from '../../platform/context/context.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { find } from '../../platform/database/transaction.ts';
import { ownAccount } from '../auth/accounts/own-account.policy.ts';
import { User } from '../users/user.entity.ts';
import type { UserView } from '../users/user.view.ts';
import { reloadUser } from '../users/users.service.ts';
import { assertMayMute, mutedAfter } from './topic-choice.policy.ts';

/**
 * Switches the viewer's notifications of one topic on or off, and returns the viewer. Nothing is deleted: switched on again,
 * those of the past are listed again. Each topic is chosen by itself, so two screens never overwrite each other's choice.
 */
export async function setNotificationTopic(
  ctx: Context,
  input: InputOf<typeof notificationTopicChoice>,
): Promise<UserView> {
  const viewer = ownAccount(ctx);
  const choice = parse(notificationTopicChoice, input);
  if (!choice.enabled) assertMayMute(viewer.role, choice.topic);
  return ctx.write('user.notifications_chosen', input, async (tx) => {
    const { id, version, mutedTopics: before } = await find(tx, User, 'person', viewer.id, { lock: true });
    const mutedTopics = mutedAfter(before, choice);
    if (mutedTopics !== before) {
      // Without the ORM, so that the version stays and an admin who edits the person meanwhile gets no conflict.
      const changed = tx.db.updateTable('appUser').set({ mutedTopics: [...mutedTopics] });
      await changed.where('organizationId', '=', tx.organizationId).where('id', '=', id).execute();
      tx.record({
        entity: 'User',
        entityId: id,
        changes: { mutedTopics: [before, mutedTopics] },
        live: { type: 'USER_UPDATED', data: { id, version } },
        audience: { users: [id] },
      });
    }
    return reloadUser(tx.db, tx, id);
  });
}
