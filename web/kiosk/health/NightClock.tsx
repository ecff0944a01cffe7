import { Box, Span, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { formatSpan } from '../../ui/format/spans.ts';
import { formatDay } from '../../ui/format/times.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { tileName } from '../board/model/tiles.ts';
import type { BoardModel } from '../board/useBoardModel.ts';
import { useFormatters } from '../board/useFormatters.ts';
import { kioskTexts } from '../texts.ts';
import { clockPlace } from './night.ts';

const jumpEvery = 30_000;

interface NightClockProps {
  readonly model: Pick<BoardModel, 'board' | 'now' | 'tiles' | 'nextThree'>;
  /** At night. */
  readonly dark?: boolean;
}

/** A clock that moves every 30 seconds against burn-in, with who is at work and what is due first. */
export function NightClock({ model, dark = false }: NightClockProps) {
  const { clock, language, timeZone } = useFormatters();
  const { time } = model.now;
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
        // Shifted by the same percentages, so that the clock stays within the screen at every position.
        transform={`translate(-${String(place.left)}%, -${String(place.top)}%)`}
        w="max-content"
        maxW="92%"
        textAlign="center"
        lineHeight="1.1"
        fontVariantNumeric="tabular-nums"
      >
        <Text as="time" display="block" fontSize="14vmin" fontWeight="semibold" whiteSpace="nowrap">
          {clock(time)}
        </Text>
        <Text fontSize="4vmin" whiteSpace="nowrap">
          {formatDay(new Date(time), language, timeZone)}
        </Text>
        <AtWork model={model} />
        <NextThree model={model} />
      </Box>
    </Box>
  );
}

/** By the kitchen's setting for names on displays. */
function AtWork({ model: { board, tiles } }: NightClockProps) {
  const t = useTexts(kioskTexts);
  const { person } = useFormatters();
  const ids = tiles
    .flatMap((tile) => (tile.kind === 'task' && tile.state === 'running' ? [tile.task.startedById] : []))
    .filter((id) => id !== null && !board.devices.includes(id));
  const names = [...new Set(ids.map(person))].filter((name) => name !== '');
  if (names.length === 0) return null;
  return (
    <Text fontSize="3.5vmin" lineHeight="1.3" pt="2vmin">
      {t('atWork', { names: names.join(', ') })}
    </Text>
  );
}

function NextThree({ model: { now, nextThree } }: NightClockProps) {
  const t = useTexts(kioskTexts);
  const { when, language } = useFormatters();
  if (nextThree.length === 0) return null;
  return (
    <Box as="ul" aria-label={t('next')} listStyleType="none" fontSize="3.5vmin" lineHeight="1.4" pt="2vmin">
      {nextThree.map((tile) => (
        <Text as="li" key={tile.id} truncate>
          <Span fontWeight="semibold">
            {tile.lateBy > 0 ? t('late', { time: formatSpan(tile.lateBy, language) }) : when(tile.dueAt, now.time)}
          </Span>{' '}
          {tileName(tile, language)}
        </Text>
      ))}
    </Box>
  );
}
