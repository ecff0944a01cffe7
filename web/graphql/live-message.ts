import { type LiveMessage, liveTypes } from '#schema/live.ts';

const known: readonly string[] = [...liveTypes, 'INITIAL_DATA', 'PING'];

function isLiveMessage(value: unknown): value is LiveMessage {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('data' in value)) return false;
  return (
    typeof value.type === 'string' &&
    known.includes(value.type) &&
    typeof value.data === 'object' &&
    value.data !== null
  );
}

/** The message in a frame; null for junk and for types that this client does not know. */
export function parseLiveMessage(frame: unknown): LiveMessage | null {
  if (typeof frame !== 'string') return null;
  try {
    const value: unknown = JSON.parse(frame);
    return isLiveMessage(value) ? value : null;
  } catch {
    return null;
  }
}
