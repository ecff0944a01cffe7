import {
  Ban,
  Circle,
  CircleCheck,
  CircleDashed,
  Clock,
  Info,
  type LucideIcon,
  PauseCircle,
  TriangleAlert,
} from 'lucide-react';

export type StatusTone = 'todo' | 'active' | 'soon' | 'late' | 'done' | 'paused' | 'blocked' | 'info' | 'quiet';

interface StatusStyle {
  readonly icon: LucideIcon;
  /** The color palette's name. */
  readonly palette: 'gray' | 'blue' | 'orange' | 'red' | 'brand' | 'purple' | 'teal';
}

/** Icon and color of every status, on badges, in lists and on displays. */
export const statusStyles: Record<StatusTone, StatusStyle> = {
  todo: { icon: Circle, palette: 'gray' },
  active: { icon: CircleDashed, palette: 'blue' },
  soon: { icon: Clock, palette: 'orange' },
  late: { icon: TriangleAlert, palette: 'red' },
  done: { icon: CircleCheck, palette: 'brand' },
  paused: { icon: PauseCircle, palette: 'purple' },
  blocked: { icon: Ban, palette: 'purple' },
  info: { icon: Info, palette: 'teal' },
  quiet: { icon: Circle, palette: 'gray' },
};
