import type { ReactNode } from 'react';
import { DottedLink } from '../../../ui/components/DottedLink.tsx';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { type DrillDown, drillDownText } from './drill-down.ts';

interface FigureLinkProps {
  readonly to: DrillDown;
  /** How many rows are behind it; a figure with none is no link. */
  readonly count: number;
  readonly children?: ReactNode;
}

/** A figure of a report that opens the rows that it counts. */
export function FigureLink({ to, count, children }: FigureLinkProps) {
  const { linkTo } = useLayer('rows');
  if (count === 0) return children;
  const link = linkTo(drillDownText(to));
  return (
    <DottedLink to={link.to} state={link.state}>
      {children}
    </DottedLink>
  );
}
