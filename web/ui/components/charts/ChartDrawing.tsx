import { Chart, useChart } from '@chakra-ui/charts';
import { Box, VisuallyHidden } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Bar, BarChart, CartesianGrid, Legend, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartProps, ChartRow } from './chart-props.ts';
import { useLanguage } from '../../i18n/language.ts';
import { numberFormat } from '../../format/intl.ts';

function useDrawing({ data, series }: ChartProps) {
  return useChart<ChartRow>({
    data: [...data],
    series: series.map(({ name, label, color, stack }) => ({
      name,
      label,
      color,
      ...(stack ? { stackId: stack } : {}),
    })),
  });
}

type Drawing = ReturnType<typeof useDrawing>;

/** A color token as CSS. */
function paint(chart: Drawing, token: string): string {
  const color: unknown = chart.color(token);
  return String(color);
}

/** Grid, axes, legend and tooltip, the same in every chart. */
function commonParts(chart: Drawing, x: string, format: (value: number) => string) {
  return (
    <>
      <CartesianGrid stroke={paint(chart, 'border')} vertical={false} />
      <XAxis
        dataKey={x}
        axisLine={false}
        tickLine={false}
        tickMargin={8}
        minTickGap={24}
        stroke={paint(chart, 'fg.muted')}
      />
      <YAxis axisLine={false} tickLine={false} width="auto" tickFormatter={format} stroke={paint(chart, 'fg.muted')} />
      <Tooltip
        animationDuration={100}
        cursor={{ fill: paint(chart, 'bg.muted') }}
        content={<Chart.Tooltip formatter={(value) => format(Number(value))} />}
      />
      {chart.series.length > 1 ? <Legend content={<Chart.Legend />} /> : null}
    </>
  );
}

/** The same figures as a table, for screen readers. */
function Figures({ label, data, x, series, format }: ChartProps & { readonly format: (value: number) => string }) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{x}</th>
            {series.map(({ name, label: heading }) => (
              <th key={name} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((row) => (
            <tr key={String(row[x])}>
              <th scope="row">{row[x]}</th>
              {series.map(({ name }) => (
                <td key={name}>{typeof row[name] === 'number' ? format(row[name]) : row[name]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

function Frame({
  props,
  chart,
  children,
}: {
  readonly props: ChartProps;
  readonly chart: Drawing;
  readonly children: ReactElement;
}) {
  const format = useFormat(props);
  return (
    <Box position="relative">
      <Box aria-hidden="true">
        <Chart.Root chart={chart} maxH="72">
          {children}
        </Chart.Root>
      </Box>
      <Figures {...props} format={format} />
    </Box>
  );
}

function useFormat({ format }: ChartProps): (value: number) => string {
  const language = useLanguage();
  return format ?? ((value) => numberFormat(language, { maximumFractionDigits: 1 }).format(value));
}

export function TrendDrawing(props: ChartProps) {
  const chart = useDrawing(props);
  const format = useFormat(props);
  return (
    <Frame props={props} chart={chart}>
      <LineChart responsive accessibilityLayer={false} data={chart.data} margin={{ top: 8, right: 8 }}>
        {commonParts(chart, props.x, format)}
        {props.series.map(({ name, label, color }) => (
          <Line
            key={name}
            type="linear"
            dataKey={name}
            name={label}
            stroke={paint(chart, color)}
            strokeWidth={2.5}
            dot={false}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </Frame>
  );
}

export function BarsDrawing(props: ChartProps) {
  const chart = useDrawing(props);
  const format = useFormat(props);
  return (
    <Frame props={props} chart={chart}>
      <BarChart responsive accessibilityLayer={false} data={chart.data} margin={{ top: 8, right: 8 }}>
        {commonParts(chart, props.x, format)}
        {props.series.map(({ name, label, color, stack }) => (
          <Bar
            key={name}
            dataKey={name}
            name={label}
            fill={paint(chart, color)}
            radius={stack ? 0 : 4}
            maxBarSize={40}
            isAnimationActive={false}
            {...(stack ? { stackId: stack } : {})}
          />
        ))}
      </BarChart>
    </Frame>
  );
}
