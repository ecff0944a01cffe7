import { Badge, type BadgeProps } from '@chakra-ui/react';
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

const looks: Record<StatusTone, { icon: LucideIcon; palette: NonNullable<BadgeProps['colorPalette']> }> = {
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

interface StatusBadgeProps {
  readonly tone: StatusTone;
  /** The word; color and icon never stand alone. */
  readonly children: string;
  readonly size?: BadgeProps['size'];
}

/** A state as icon, word and color together, so that no one has to see colors. */
export function StatusBadge({ tone, children, size = 'md' }: StatusBadgeProps) {
  const { icon: Icon, palette } = looks[tone];
  return (
    <Badge colorPalette={palette} variant="surface" size={size} rounded="full" ps="1.5" pe="2.5">
      <Icon size={14} aria-hidden="true" /> {children}
    </Badge>
  );
}
