import { Box, Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { DrillDown } from './drill-down/drill-down.ts';
import { FigureLink } from './drill-down/FigureLink.tsx';

interface Stat {
  readonly label: string;
  readonly value: ReactNode;
  readonly tone?: 'bad' | undefined;
  /** A line under the figure, such as why it is unknown. */
  readonly note?: string | undefined;
  /** The rows that it counts. */
  readonly rows?: { readonly to: DrillDown; readonly count: number };
}

/** The key figures of a report, above its tables. */
export function StatTiles({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <Grid
      as="dl"
      // Large text has fewer tiles in a row; on a tablet six fit.
      templateColumns={{
        base: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
        md: 'repeat(auto-fit, minmax(min(100%, 7.25rem), 1fr))',
      }}
      gap="3"
    >
      {stats.map(({ label, value, tone, note, rows }, index) => (
        <Box
          key={label}
          // With an odd number of tiles, one is wider, so that a phone shows no gap.
          gridColumn={{ base: index === 0 && stats.length % 2 === 1 ? '1 / -1' : undefined, md: 'auto' }}
          bg="bg.panel"
          borderWidth="1px"
          rounded="l3"
          p={{ base: '4', md: '5' }}
          containerType={{ md: 'inline-size' }}
        >
          <Text as="dt" color="fg.muted" textStyle="sm">
            {label}
          </Text>
          <Text
            as="dd"
            display="flex"
            alignItems="center"
            minH="11"
            // A large amount fits half of a phone, in large text all of it, and a tile of a tablet.
            fontSize={{ base: 'min(1.125rem, 8vw)', md: 'clamp(16px, 15cqi, 1.875rem)' }}
            fontWeight="bold"
            letterSpacing="-0.02em"
            fontVariantNumeric="tabular-nums"
            color={tone === 'bad' ? 'fg.error' : undefined}
          >
            {rows ? <FigureLink {...rows}>{value}</FigureLink> : value}
          </Text>
          {note === undefined ? null : (
            <Text as="dd" color="fg.muted" textStyle="sm">
              {note}
            </Text>
          )}
        </Box>
      ))}
    </Grid>
  );
}
