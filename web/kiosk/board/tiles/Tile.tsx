import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { Check, ClipboardCheck, Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type Tile, tileName } from '../model/tiles.ts';
import { type Bump, REJECTED } from '../../engine/queue.ts';
import { kioskTexts } from '../../texts.ts';
import { serverText } from '../../../ui/i18n/server-messages.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { CheckBody } from './CheckBody.tsx';
import { stateStyle, stateWords } from './status-styles.ts';
import { Refusal } from './Refusal.tsx';
import { TaskBody } from './TaskBody.tsx';
import { TileButtons, type TileActs } from './TileButtons.tsx';
import { useFormatters } from '../useFormatters.ts';

const Frame = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minW: '0',
    minH: '0',
    overflow: 'hidden',
    bg: 'bg.panel',
    borderWidth: '2px',
    borderColor: 'border.emphasized',
    rounded: 'l3',
    outlineOffset: '-2px',
  },
});

/** Lines that do not fit wrap into a hidden column, so that no line is cut in half. */
const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    flex: '1',
    minH: '0',
    px: '0.35em',
    py: '0.2em',
    columnGap: '2em',
    rowGap: '0.1em',
    overflow: 'hidden',
    '& > *': { width: 'full', flexShrink: 0 },
  },
});

const badge = {
  minW: '1.7em',
  textAlign: 'center',
  rounded: '0.3em',
  borderWidth: '2px',
  borderColor: 'currentColor',
  lineHeight: '1.35',
  fontVariantNumeric: 'tabular-nums',
} as const;
const Badge = chakra('span', { base: badge });
/** The number, which marks the tile; the whole line of the state is its touch target. */
const MarkButton = chakra('button', {
  base: {
    ...badge,
    display: 'grid',
    placeItems: 'center',
    cursor: 'pointer',
    '& svg': { boxSize: '1.35em' },
    _before: { content: '""', position: 'absolute', inset: '0' },
  },
});

export interface TileProps {
  readonly tile: Tile;
  /** Position on the page, from 1: also the key that selects it. */
  readonly number: number;
  readonly chosen: boolean;
  /** Presses on this tile only. */
  readonly bumps: readonly Bump[];
  readonly undoSeconds: number;
  /** The kitchen's time. */
  readonly time: number;
  /** Whether queued presses are marked: not within the usual response time. */
  readonly showsWaiting: boolean;
  readonly stationName: string | null;
  readonly acts: TileActs | null;
  /** Whether it is marked for an act on several tasks. */
  readonly marked: boolean;
  /** Null where it cannot be marked. */
  readonly onMark: (() => void) | null;
  readonly onChoose: () => void;
  /** Opens all its allergens: allowed on every display, also read-only ones. */
  readonly onAllergens: () => void;
}

/** One task or line check, legible from a distance: state, name, quantity, person, and the next action. */
export function TileCard(props: TileProps) {
  const { tile, number, chosen, bumps, acts, onChoose } = props;
  const t = useTexts(kioskTexts);
  const { language } = useFormatters();
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    // Moves the focus to the chosen tile, so that Enter does not press a button that had the focus.
    if (chosen && !frame.current?.contains(document.activeElement)) frame.current?.focus({ preventScroll: true });
  }, [chosen]);
  const waiting = props.showsWaiting && bumps.some(({ state }) => state !== REJECTED);
  const rejected = bumps.find(({ state }) => state === REJECTED);
  return (
    <Frame
      ref={frame}
      aria-label={t('tile', { number, name: tileName(tile, language) })}
      aria-current={chosen || undefined}
      data-marked={props.marked || undefined}
      tabIndex={chosen ? 0 : -1}
      data-tile={tile.id}
      data-state={tile.state}
      borderColor={tile.state === 'late' ? 'red.solid' : undefined}
      outline={chosen ? '5px solid' : 'none !important'}
      outlineColor="brand.focusRing"
      boxShadow={props.marked ? '0 0 0 6px {colors.brand.focusRing}' : undefined}
      opacity={tile.state === 'done' ? 0.85 : undefined}
      onClick={onChoose}
    >
      <Strip {...props} waiting={waiting} />
      <Body data-body="">
        {tile.kind === 'task' ? (
          <TaskBody
            tile={tile}
            time={props.time}
            stationName={props.stationName}
            waiting={waiting}
            onAllergens={props.onAllergens}
          />
        ) : (
          <CheckBody tile={tile} stationName={props.stationName} />
        )}
      </Body>
      {rejected?.sentence && acts ? (
        <Refusal
          sentence={serverText(rejected.sentence, rejected.content)}
          onDiscard={() => acts.discard(tile.id)}
          onMore={() => acts.more(tile.id)}
        />
      ) : acts ? (
        <TileButtons tile={tile} undoSeconds={props.undoSeconds} acts={acts} />
      ) : null}
    </Frame>
  );
}

interface StripProps extends Pick<TileProps, 'tile' | 'number' | 'marked' | 'onMark'> {
  /** A press on it has not reached the server. */
  readonly waiting: boolean;
}

/** Number and state: the first line. */
function Strip({ tile, number, waiting, marked, onMark }: StripProps) {
  const t = useTexts(kioskTexts);
  const { clock, language } = useFormatters();
  const { bg, color, icon } = stateStyle(tile);
  const Icon = tile.kind === 'check' && tile.state !== 'late' ? ClipboardCheck : icon;
  return (
    <Flex
      data-strip=""
      align="center"
      gap="0.4em"
      bg={bg}
      color={color}
      fontSize="0.6em"
      fontWeight="semibold"
      position="relative"
      px="0.4em"
      py="0.25em"
    >
      {onMark ? (
        <MarkButton
          type="button"
          aria-label={t('mark', { name: tileName(tile, language) })}
          aria-pressed={marked}
          onClick={(event) => {
            event.stopPropagation();
            onMark();
          }}
        >
          {marked ? <Check aria-hidden="true" strokeWidth={4} /> : number}
        </MarkButton>
      ) : (
        <Badge aria-hidden="true">{number}</Badge>
      )}
      <Box as="span" flexShrink="0">
        <Icon size="1.1em" aria-hidden="true" />
      </Box>
      <Text as="span" flex="1" minW="0" truncate>
        {stateWords(tile, t, language, clock)}
      </Text>
      {waiting ? (
        <Box as="span" flexShrink="0" data-waiting="">
          <Clock size="1.2em" role="img" aria-label={t('waitsToSend')} />
        </Box>
      ) : null}
    </Flex>
  );
}
