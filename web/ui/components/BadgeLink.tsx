import { Flex } from '@chakra-ui/react';
import { Link } from 'react-router';
import type { StatusTone } from '../kitchen/status-styles.ts';
import { StatusBadge } from './StatusBadge.tsx';

interface BadgeLinkProps {
  readonly to: string;
  readonly tone: StatusTone;
  /** The count in words. */
  readonly children: string;
  readonly size?: 'md' | 'lg';
}

/** A count that links to the rows behind it, large enough for a finger. */
export function BadgeLink({ to, tone, children, size = 'md' }: BadgeLinkProps) {
  return (
    <Flex asChild minH="11" maxW="full" align="center">
      <Link to={to}>
        <StatusBadge tone={tone} size={size} wraps>
          {children}
        </StatusBadge>
      </Link>
    </Flex>
  );
}
