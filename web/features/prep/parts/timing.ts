import type { StatusTone } from '../../../ui/components/StatusBadge.tsx';
import type { PrepRowFragment } from '../prep.generated.ts';

const minute = 60_000;

/** How a task stands against the clock. */
export interface Timing {
  readonly tone: Extract<StatusTone, 'late' | 'soon' | 'quiet'>;
  /** How far past due, in milliseconds; 0 when it is not. */
  readonly lateBy: number;
}

/** Late past its due time; soon once it should have been begun; finished work is neither. */
export function timingOf(task: PrepRowFragment, now: number): Timing {
  const open = task.status === 'pending' || task.status === 'in_progress' || task.status === 'on_hold';
  const lateBy = open ? Math.max(0, now - Date.parse(task.dueAt)) : 0;
  if (lateBy > 0) return { tone: 'late', lateBy };
  const begin = task.latestStartAt === null ? Infinity : Date.parse(task.latestStartAt);
  return { tone: task.status === 'pending' && begin < now ? 'soon' : 'quiet', lateBy: 0 };
}

/** A length of time as the language writes it: `20 min`, `1 h 5 min`. */
export function formatSpan(milliseconds: number, language: string): string {
  const minutes = Math.floor(milliseconds / minute);
  const write = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit,
      unitDisplay: unit === 'hour' ? 'narrow' : 'short',
    }).format(value);
  if (minutes < 60) return write(minutes, 'minute');
  const rest = minutes % 60;
  const hours = write(Math.floor(minutes / 60), 'hour');
  return rest === 0 ? hours : `${hours} ${write(rest, 'minute')}`;
}
