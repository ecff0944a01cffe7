import type { FindLastChange } from '../../ui/forms/useEdit.ts';
import { useCan } from '../session/viewer.ts';
import { LastChangeDocument } from './last-change.generated.ts';
import { useFreshRead } from './useFreshRead.ts';

/** Reads who edited a row last; only managers and admins have the permission. */
export function useLastChange(): FindLastChange {
  const read = useFreshRead();
  const mayKnow = useCan('activity.read');
  return async (entity, id) => {
    if (!mayKnow) return null;
    const { lastChange } = await read(LastChangeDocument, { entity, id });
    return lastChange && { name: lastChange.actorName, at: lastChange.createdAt };
  };
}
