export type ChartRow = Readonly<Record<string, string | number | null>>;

export interface ChartSeries {
  readonly name: string;
  readonly label: string;
  /** A color token with weight in both modes, such as `brand.solid` or `orange.solid`. */
  readonly color: string;
  readonly stack?: string;
}

export interface ChartProps {
  /** What the chart shows, for screen readers and as the caption of its figures. */
  readonly label: string;
  /** One row per point; a null is a gap, never a zero. */
  readonly data: readonly ChartRow[];
  /** The field along the bottom. */
  readonly x: string;
  readonly series: readonly ChartSeries[];
  /** Writes a figure, for example as money. */
  readonly format?: (value: number) => string;
}
