import { Center, chakra, Grid, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { BoardStation } from '../model/board.ts';
import { type Tile, tileName } from '../model/tiles.ts';
import { isMarkable } from '../model/marks.ts';
import { undoSeconds } from '../model/visible-tiles.ts';
import type { BoardState } from '../../engine/state.ts';
import { kioskTexts } from '../../texts.ts';
import { gapPixels, type Grid as Shape } from './type-size.ts';
import { TileCard } from './Tile.tsx';
import type { TileActs } from './TileButtons.tsx';
import type { Marks } from '../useMarks.ts';
import type { Moment } from '../useNow.ts';
import { useFormatters } from '../useFormatters.ts';

const Area = chakra('div', { base: { flex: '1', minH: '0', minW: '0' } });

interface TileGridProps {
  readonly tiles: readonly Tile[];
  readonly chosen: Tile | null;
  readonly state: BoardState;
  readonly now: Moment;
  readonly offline: boolean;
  readonly grid: Shape;
  readonly area: (element: HTMLElement | null) => void;
  readonly stations: readonly BoardStation[];
  /** Null on a read-only display. */
  readonly acts: TileActs | null;
  readonly marks: Marks;
  readonly onChoose: (id: string) => void;
  readonly onAllergens: (id: string) => void;
  /** The next tile when the grid is empty. */
  readonly next: Tile | null;
}

/** Milliseconds after which a press without a response is marked as waiting. */
const showWaitingAfter = 2_000;

/** One page of tiles, as many as are legible at the reading distance. */
export function TileGrid({
  tiles,
  chosen,
  state,
  now,
  offline,
  grid,
  area,
  stations,
  acts,
  marks,
  onChoose,
  onAllergens,
  next,
}: TileGridProps) {
  const names = new Map(stations.map(({ id, name }) => [id, name]));
  const stationOf = (tile: Tile) => (tile.kind === 'task' ? tile.task.stationId : tile.check.stationId) ?? '';
  return (
    <Area ref={area}>
      {tiles.length === 0 ? (
        <EmptyBoard next={next} />
      ) : (
        <Grid
          h="full"
          gap={`${String(gapPixels)}px`}
          templateColumns={`repeat(${String(grid.columns)}, minmax(0, 1fr))`}
          templateRows={`repeat(${String(grid.rows)}, minmax(0, 1fr))`}
        >
          {tiles.map((tile, index) => {
            const bumps = state.bumps.filter(({ taskId }) => taskId === tile.id);
            return (
              <TileCard
                key={tile.id}
                tile={tile}
                number={index + 1}
                chosen={tile.id === chosen?.id}
                bumps={bumps}
                undoSeconds={undoSeconds(state.undoable, tile.id, now.instant)}
                time={now.time}
                showsWaiting={offline || bumps.some(({ at }) => Date.now() - at > showWaitingAfter)}
                stationName={names.size > 1 ? (names.get(stationOf(tile)) ?? null) : null}
                acts={acts}
                marked={marks.ids.has(tile.id)}
                onMark={acts && isMarkable(tile, bumps) ? () => marks.toggle(tile.id) : null}
                onChoose={() => onChoose(tile.id)}
                onAllergens={() => onAllergens(tile.id)}
              />
            );
          })}
        </Grid>
      )}
    </Area>
  );
}

/** Shown instead of a blank page: the next task, or that there is none. */
function EmptyBoard({ next }: { readonly next: Tile | null }) {
  const t = useTexts(kioskTexts);
  const { clock, language } = useFormatters();
  const name = next === null ? '' : tileName(next, language);
  return (
    <Center h="full" flexDirection="column" gap="0.4em" color="fg.muted" textAlign="center">
      <CircleCheck size="2.2em" aria-hidden="true" />
      <Text fontWeight="semibold">
        {next === null ? t('nothingDue') : t('nothingDueNext', { time: clock(next.dueAt), name })}
      </Text>
    </Center>
  );
}
