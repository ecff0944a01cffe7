import { Box, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { formatDay } from '../../ui/times.ts';
import { clockPlace } from '../alive/night.ts';
import { useWriting } from './useWriting.ts';

const jumpEvery = 30_000;

/** A dim clock that stands elsewhere every half minute, so that nothing burns in. */
export function NightClock({ time }: { readonly time: number }) {
  const { clock, language, timeZone } = useWriting();
  const [place, setPlace] = useState(() => clockPlace(Math.random));
  useEffect(() => {
    const timer = setInterval(() => setPlace(clockPlace(Math.random)), jumpEvery);
    return () => clearInterval(timer);
  }, []);
  return (
    <Box position="absolute" inset="0" bg="black" color="gray.400" overflow="hidden" data-night="">
      <Box
        position="absolute"
        left={`${String(place.left)}%`}
        top={`${String(place.top)}%`}
        // The nearer to an edge, the more of the clock lies inwards of its place.
        transform={`translate(-${String(place.left)}%, -${String(place.top)}%)`}
        textAlign="center"
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
