import { Repeater } from 'graphql-yoga';
import type { LiveType } from '#schema/live.ts';
import { can, type Permission } from '#schema/permissions.ts';
import { authorize } from '../context/access.ts';
import type { Context } from '../context/context.ts';
import { concernsAccess, newsFor } from './audience.ts';
import { SessionTimer } from './session-timer.ts';
import type { StoredEvent } from './stored-event.ts';

/** How a GraphQL subscription hears of rows: the ids of one kind of live message, as its viewer may hear them. */
export function subscribeToIds(type: LiveType, permission: Permission) {
  return ({ context }: { context: Context }): AsyncIterable<string> => {
    const viewer = authorize(context, permission);
    return new Repeater<string>(async (push, stop) => {
      const timer = new SessionTimer(() => {
        void context.again().then(
          (now) => {
            // The same sign-in, used in the meantime, goes on; what a PIN leaves behind is another viewer.
            const isSame = now?.sessionId === viewer.sessionId && now.token?.id === viewer.token?.id;
            if (isSame && can(now.grants, permission)) timer.set(now.endsAt);
            else stop();
          },
          () => stop(),
        );
      });
      const hear = (events: readonly StoredEvent[]): void => {
        for (const event of events) {
          // Their account changed: the subscriber comes back as who they are now, or not at all.
          if (concernsAccess(viewer, event)) stop();
          else if (event.liveType === type && event.entityId && newsFor(viewer, event)) void push(event.entityId);
        }
      };
      const unlisten = await context.listen(hear, () => stop());
      timer.set(viewer.endsAt);
      await stop;
      timer.stop();
      unlisten();
    });
  };
}
