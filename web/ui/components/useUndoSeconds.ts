import { useEffect, useState } from 'react';
import { limits } from '#schema/limits.ts';

/**
 * The local time at which undo ends, by task and version. Computed from the server's remaining seconds, so a wrong clock does
 * not matter.
 */
const deadlines = new Map<string, number>();

function deadlineOf(id: string, version: number, seconds: number): number {
  if (seconds === 0) return 0;
  const key = `${id}:${String(version)}`;
  const known = deadlines.get(key);
  if (known !== undefined) return known;
  const deadline = Date.now() + Math.min(seconds * 1_000, limits.undoWindow);
  deadlines.set(key, deadline);
  return deadline;
}

/** Seconds left to undo a row's last step, counting down to 0. */
export function useUndoSeconds(row: {
  readonly id: string;
  readonly version: number;
  readonly undoSeconds: number;
}): number {
  const deadline = deadlineOf(row.id, row.version, row.undoSeconds);
  const [now, setNow] = useState(Date.now);
  const open = deadline > now;
  useEffect(() => {
    if (!open) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [open]);
  return open ? Math.min(limits.undoWindow / 1_000, Math.ceil((deadline - now) / 1_000)) : 0;
}
