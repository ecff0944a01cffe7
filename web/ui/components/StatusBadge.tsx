import { Badge, type BadgeProps } from '@chakra-ui/react';
import { statusStyles, type StatusTone } from '../kitchen/status-styles.ts';

interface StatusBadgeProps {
  readonly tone: StatusTone;
  /** The status in words; color and icon never appear alone. */
  readonly children: string;
  readonly size?: BadgeProps['size'];
  /** A long status may take several lines, for large text on a phone. */
  readonly wraps?: boolean;
}

/** A status as icon, word and color together, so that it does not depend on color vision. */
export function StatusBadge({ tone, children, size = 'md', wraps = false }: StatusBadgeProps) {
  const { icon: Icon, palette } = statusStyles[tone];
  return (
    <Badge
      colorPalette={palette}
      variant="surface"
      size={size}
      rounded="full"
      ps="1.5"
      pe="2.5"
      {...(wraps ? { h: 'auto', whiteSpace: 'normal', rounded: '2xl' } : {})}
    >
      <Icon size={14} aria-hidden="true" /> {children}
    </Badge>
  );
}
