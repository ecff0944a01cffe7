import { sql } from 'kysely';
import { DAY, SECOND } from '#schema/milliseconds.ts';

/** A session unused for this long ends. Milliseconds. */
export const IDLE_LIMIT = 7 * DAY;

/** Whether a row of `session` has not ended, by its age or because nobody used it. */
export const isLiveSession = sql<boolean>`(session.expires_at > now()
  and session.last_seen_at > now() - make_interval(secs => ${IDLE_LIMIT / SECOND}))`;
