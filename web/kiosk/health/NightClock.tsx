import { Box, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { formatDay } from '../../ui/format/times.ts';
import { clockPlace } from './night.ts';
import { useFormatters } from '../board/useFormatters.ts';

const jumpEvery = 30_000;

/** A clock that moves every 30 seconds against burn-in; dark at night. */
export function NightClock({ time, dark = false }: { readonly time: number; readonly dark?: boolean }) {
  const { clock, language, timeZone } = useFormatters();
  const [place, setPlace] = useState(() => clockPlace(Math.random));
  useEffect(() => {
    const timer = setInterval(() => setPlace(clockPlace(Math.random)), jumpEvery);
    return () => clearInterval(timer);
  }, []);
  return (
    <Box
      position="absolute"
      inset="0"
      bg={dark ? 'black' : undefined}
      color={dark ? 'gray.400' : undefined}
      overflow="hidden"
    >
      <Box
        position="absolute"
        left={`${String(place.left)}%`}
        top={`${String(place.top)}%`}
        // The nearer to an edge, the more of the clock extends inwards.
        transform={`translate(-${String(place.left)}%, -${String(place.top)}%)`}
        textAlign="center"
        whiteSpace="nowrap"
        lineHeight="1.1"
        fontVariantNumeric="tabular-nums"
      >
        <Text as="time" display="block" fontSize="14vmin" fontWeight="semibold">
          {clock(time)}
        </Text>
        <Text fontSize="4vmin">{formatDay(new Date(time), language, timeZone)}</Text>
      </Box>
    </Box>
  );
}
