import { lazy, Suspense } from 'react';
import type { ChartProps } from './chart-props.ts';
import { SkeletonList } from '../Loading.tsx';

const Trend = lazy(async () => ({ default: (await import('./ChartDrawing.tsx')).TrendDrawing }));
const Bars = lazy(async () => ({ default: (await import('./ChartDrawing.tsx')).BarsDrawing }));

/** Lines over time. The chart library loads only when a chart is on screen. */
export function TrendChart(props: ChartProps) {
  return (
    <Suspense fallback={<SkeletonList rows={1} rowHeight="64" />}>
      <Trend {...props} />
    </Suspense>
  );
}

/** Bars side by side, or stacked when the series share a `stack`. */
export function BarsChart(props: ChartProps) {
  return (
    <Suspense fallback={<SkeletonList rows={1} rowHeight="64" />}>
      <Bars {...props} />
    </Suspense>
  );
}
