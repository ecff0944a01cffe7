import { Repeater } from 'graphql-yoga';
import type { LiveType } from '#schema/live.ts';
import { can, type Permission } from '#schema/permissions.ts';
import { authorize } from '../context/access.ts';
import type { Context } from '../context/context.ts';
import { concernsAccess, liveMessageFor } from './audience.ts';
import { SessionTimer } from './session-timer.ts';
import type { StoredEvent } from './stored-event.ts';

/** The source of a GraphQL subscription: the row ids of one type of live message that its viewer may receive. */
export function subscribeToIds(type: LiveType, permission: Permission) {
  return ({ context }: { context: Context }): AsyncIterable<string> => {
    const viewer = authorize(context, permission);
    return new Repeater<string>(async (push, stop) => {
      const timer = new SessionTimer(() => {
        void context.again().then(
          (now) => {
            // An extended session continues; a device whose PIN session ended has another viewer.
            const isSame = now?.sessionId === viewer.sessionId && now.token?.id === viewer.token?.id;
            if (isSame && can(now.grants, permission)) timer.set(now.endsAt);
            else stop();
          },
          () => stop(),
        );
      });
      const onEvents = (events: readonly StoredEvent[]): void => {
        for (const event of events) {
          // Their account changed: the subscriber must reconnect.
          if (concernsAccess(viewer, event)) stop();
          else if (event.liveType === type && event.entityId && liveMessageFor(viewer, event))
            void push(event.entityId);
        }
      };
      const unlisten = await context.listen(onEvents, () => stop());
      timer.set(viewer.endsAt);
      await stop;
      timer.stop();
      unlisten();
    });
  };
}
