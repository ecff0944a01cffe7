import { Button, Flex, type FlexProps, IconButton, Text } from '@chakra-ui/react';
import {
  ChevronLeft,
  ChevronRight,
  Clock,
  KeyRound,
  Menu,
  Moon,
  Radio,
  Sun,
  Unplug,
  UserRound,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { formatAge } from '../../../ui/format/spans.ts';
import { ageOf, type Freshness, type Link } from '../../engine/freshness.ts';
import { kioskTexts } from '../../texts.ts';
import { Chip } from '../tiles/Chip.tsx';
import type { Sheet } from '../useActs.ts';
import type { usePerson } from '../usePerson.ts';
import type { SoundState } from '../../health/useSounds.ts';
import type { Moment } from '../useNow.ts';
import { useFormatters } from '../useFormatters.ts';
import { TimerChips } from './TimerChips.tsx';

interface HeaderProps {
  readonly stations: string;
  /** False where the board itself is a clock. */
  readonly showsTime: boolean;
  readonly link: Link;
  readonly freshness: Freshness;
  readonly now: Moment;
  readonly sound: SoundState;
  readonly awake: boolean;
  readonly person: ReturnType<typeof usePerson>;
  readonly waiting: number;
  readonly needsPin: boolean;
  readonly canAct: boolean;
  readonly page: number;
  readonly pages: number;
  readonly on: {
    readonly station: () => void;
    readonly sound: () => void;
    readonly awake: () => void;
    readonly turn: (by: 1 | -1) => void;
    readonly open: (sheet: Sheet) => void;
    readonly timers: () => void;
  };
}

/** Stations, time, and connection state. */
export function Header(props: HeaderProps) {
  const t = useTexts(kioskTexts);
  const { clock } = useFormatters();
  const { stations, now, on } = props;
  return (
    <Flex as="header" {...frame}>
      <Button
        variant="ghost"
        minH="12"
        px="3"
        minW="0"
        maxW="full"
        flex={{ base: '1 1 0', lg: '0 1 auto' }}
        justifyContent="flex-start"
        fontSize="clamp(1.25rem, 0.6em, 3.5vmin)"
        fontWeight="bold"
        aria-label={t('changeStation', { names: stations })}
        onClick={on.station}
      >
        <Text as="h1" truncate lineHeight="1.35">
          {stations}
        </Text>
      </Button>
      {props.showsTime ? (
        <Text
          as="time"
          fontWeight="bold"
          fontSize="clamp(1.5rem, 0.8em, 4.5vmin)"
          lineHeight="1"
          fontVariantNumeric="tabular-nums"
        >
          {clock(now.time)}
        </Text>
      ) : null}
      <TimerChips canAct={props.canAct} onOpen={on.timers} />
      <Flex {...group}>
        <PersonAndQueue {...props} />
        <States {...props} />
        <Pages {...props} />
      </Flex>
      <IconButton
        variant="ghost"
        minW="16"
        minH="12"
        ms={{ base: 'auto', lg: '0' }}
        _icon={{ boxSize: '8' }}
        aria-label={t('menu')}
        onClick={() => on.open({ name: 'menu' })}
      >
        <Menu aria-hidden="true" />
      </IconButton>
    </Flex>
  );
}

const frame: FlexProps = {
  className: 'no-print',
  align: 'center',
  columnGap: '0.5em',
  px: '3',
  py: '1',
  bg: 'bg.panel',
  borderBottomWidth: '1px',
  wrap: 'wrap',
  minH: '16',
};

/** On a narrow screen a row of its own below the menu button, which stays in the corner. */
const group: FlexProps = {
  order: { base: 1, lg: 0 },
  w: { base: 'full', lg: 'auto' },
  ms: 'auto',
  justify: 'flex-end',
  align: 'center',
  wrap: 'wrap',
  columnGap: '1',
};

/** The person who acts on this display now, and how many presses are queued. */
function PersonAndQueue({ person: { person, end }, waiting, needsPin, now, on }: HeaderProps) {
  const t = useTexts(kioskTexts);
  const format = useFormatters();
  // By the kitchen's setting for names on displays; where names are hidden, only that a PIN was entered.
  const name = person === null ? '' : format.person(person.id) || t('somebody');
  const seconds = person === null ? 0 : Math.max(0, Math.ceil((person.until - now.instant) / 1_000));
  return (
    <>
      {person === null ? null : (
        <Chip icon={UserRound} tone="good" label={t('endActs', { name, seconds })} onPress={end}>
          {t('actsAs', { name, seconds })}
        </Chip>
      )}
      {needsPin ? (
        <Chip icon={KeyRound} tone="off" onPress={() => on.open({ name: 'queuePin' })}>
          {t('waitingForPin', { n: waiting })}
        </Chip>
      ) : waiting > 0 ? (
        <Chip icon={Clock} tone="off">
          {t('waiting', { n: waiting })}
        </Chip>
      ) : null}
    </>
  );
}

const soundStyles = {
  on: { icon: Volume2, tone: 'plain', text: 'soundOn' },
  locked: { icon: VolumeX, tone: 'off', text: 'soundOff' },
  muted: { icon: VolumeX, tone: 'off', text: 'muted' },
  quiet: { icon: Moon, tone: 'plain', text: 'quiet' },
} as const;

function States({ link, freshness, now, sound, awake, on }: HeaderProps) {
  const t = useTexts(kioskTexts);
  const { language } = useFormatters();
  const age = ageOf(link, now.instant);
  const live = freshness === 'live' && link.cutAt === null && age !== null;
  const { icon, tone, text } = soundStyles[sound];
  return (
    <>
      {live ? (
        <Chip icon={Radio} tone="good">
          {t('liveFor', { age: formatAge(age, language) })}
        </Chip>
      ) : (
        <Chip icon={Unplug} tone={freshness === 'live' ? 'off' : 'bad'}>
          {t('notLive')}
        </Chip>
      )}
      <Chip icon={icon} tone={tone} brief={tone === 'plain'} onPress={on.sound}>
        {t(text)}
      </Chip>
      {awake ? (
        <Chip icon={Sun} tone="plain" brief>
          {t('awake')}
        </Chip>
      ) : (
        <Chip icon={Moon} tone="off" onPress={on.awake}>
          {t('awakeOff')}
        </Chip>
      )}
    </>
  );
}

function Pages({ page, pages, on }: HeaderProps) {
  const t = useTexts(kioskTexts);
  if (pages <= 1) return null;
  return (
    <Flex align="center">
      <IconButton
        variant="ghost"
        minW="12"
        minH="12"
        _icon={{ boxSize: '8' }}
        aria-label={t('previousPage')}
        disabled={page === 0}
        onClick={() => on.turn(-1)}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <Text
        fontSize="clamp(1.125rem, 0.5em, 3vmin)"
        fontWeight="bold"
        fontVariantNumeric="tabular-nums"
        aria-label={t('page', { page: page + 1, pages })}
        role="status"
      >
        {t('pageShort', { page: page + 1, pages })}
      </Text>
      <IconButton
        variant="ghost"
        minW="12"
        minH="12"
        _icon={{ boxSize: '8' }}
        aria-label={t('nextPage')}
        disabled={page >= pages - 1}
        onClick={() => on.turn(1)}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </Flex>
  );
}
