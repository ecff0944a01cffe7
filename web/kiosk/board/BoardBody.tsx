import { Box } from '@chakra-ui/react';
import type { BoardMode } from '#schema/vocabulary.ts';
import { ChecksView } from './views/ChecksView.tsx';
import { NightClock } from '../health/NightClock.tsx';
import { StockView } from './views/StockView.tsx';
import { TileGrid } from './tiles/TileGrid.tsx';
import type { TileActs } from './tiles/TileButtons.tsx';
import type { BoardModel } from './useBoardModel.ts';
import type { Marks } from './useMarks.ts';

interface BoardBodyProps {
  readonly model: BoardModel;
  readonly mode: BoardMode;
  readonly acts: TileActs;
  readonly marks: Marks;
  readonly onAllergens: (id: string) => void;
}

/**
 * Dimmed to 60 % and without colors, so that the text keeps enough contrast and the board clearly looks stale.
 */
const old = {
  opacity: 0.6,
  '& *': { color: 'fg !important' },
  '& [data-tile]': { opacity: '1 !important' },
  '& [data-strip], & button': { background: 'bg.panel !important', borderColor: 'fg' },
} as const;

/** The middle of the board in its current mode; dimmed once its data is old. */
export function BoardBody({ model, mode, acts, marks, onAllergens }: BoardBodyProps) {
  const { board, state, now, stations, choice, dimmed } = model;
  return (
    <Box
      as="main"
      flex="1"
      minH="0"
      p="3"
      display="flex"
      flexDirection="column"
      position="relative"
      css={dimmed ? old : undefined}
      data-dimmed={dimmed || undefined}
    >
      {mode === 'prep' ? (
        <TileGrid
          tiles={choice.shown}
          chosen={choice.tile}
          state={state}
          now={now}
          offline={model.offline}
          grid={model.grid}
          area={model.area}
          stations={stations.offered}
          acts={model.canAct ? acts : null}
          marks={marks}
          onChoose={choice.choose}
          onAllergens={onAllergens}
          next={model.next}
        />
      ) : mode === 'line_checks' ? (
        <ChecksView board={board} stationIds={stations.ids} time={now.time} onOpen={acts.open} />
      ) : mode === 'stock' ? (
        <StockView board={board} time={now.time} />
      ) : (
        <NightClock model={model} />
      )}
    </Box>
  );
}
