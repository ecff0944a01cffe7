export type ChartRow = Readonly<Record<string, string | number | null>>;

export interface ChartSeries {
  readonly name: string;
  readonly label: string;
  /** A color token with contrast in both color modes, such as `brand.solid` or `orange.solid`. */
  readonly color: string;
  readonly stack?: string;
}

export interface ChartProps {
  /** The subject of the chart, for screen readers and as the caption of its figures. */
  readonly label: string;
  /** One row per point; a null is a gap, never a zero. */
  readonly data: readonly ChartRow[];
  /** The field on the horizontal axis; its name heads the figures, so it is a word of the reader's language. */
  readonly x: string;
  readonly series: readonly ChartSeries[];
  /** Formats a figure, for example as money. */
  readonly format?: (value: number) => string;
}
