import { Button, type ButtonProps, Flex, IconButton } from '@chakra-ui/react';
import { Check, Ellipsis, Pause, Play, QrCode, Undo2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { Tile } from '../model/tiles.ts';
import { nextAct } from '../model/visible-tiles.ts';
import { kioskTexts } from '../../texts.ts';

/** The actions on a tile. */
export interface TileActs {
  readonly start: (id: string) => void;
  readonly resume: (id: string) => void;
  readonly hold: (id: string) => void;
  readonly done: (id: string) => void;
  readonly undo: (id: string) => void;
  readonly open: (id: string) => void;
  readonly discard: (id: string) => void;
  /** Opens the sheet with all actions. */
  readonly more: (id: string) => void;
}

interface TileButtonsProps {
  readonly tile: Tile;
  readonly undoSeconds: number;
  readonly acts: TileActs;
}

const main: ButtonProps = {
  flex: '1',
  minW: '0',
  minH: 'max(4rem, 1.1em)',
  fontSize: 'max(0.6em, 1.25rem)',
  fontWeight: 'bold',
  _icon: { boxSize: '1.2em' },
};
const side: ButtonProps = {
  minW: '4rem',
  minH: 'max(4rem, 1.1em)',
  px: '2',
  fontSize: '1.125rem',
  variant: 'outline',
  _icon: { boxSize: '1.75rem' },
};

/** The next step as a wide button; hold or undo, and more, beside it. Each at least 64 px high. */
export function TileButtons({ tile, undoSeconds, acts }: TileButtonsProps) {
  // A click on a button must not also select the tile.
  const stopPropagation = (event: MouseEvent) => event.stopPropagation();
  return (
    <Flex gap="2" p="2" onClick={stopPropagation}>
      <Next tile={tile} undoSeconds={undoSeconds} acts={acts} />
      <Beside tile={tile} undoSeconds={undoSeconds} acts={acts} />
    </Flex>
  );
}

function Next({ tile, undoSeconds, acts }: TileButtonsProps) {
  const t = useTexts(kioskTexts);
  switch (nextAct(tile)) {
    case 'start':
      return (
        <Button {...main} onClick={() => acts.start(tile.id)}>
          <Play aria-hidden="true" /> {t('start')}
        </Button>
      );
    case 'resume':
      return (
        <Button {...main} colorPalette="purple" onClick={() => acts.resume(tile.id)}>
          <Play aria-hidden="true" /> {t('resume')}
        </Button>
      );
    case 'done':
      return (
        <Button {...main} onClick={() => acts.done(tile.id)}>
          <Check aria-hidden="true" /> {t('finish')}
        </Button>
      );
    case 'undo':
      return (
        <Button {...main} variant="outline" onClick={() => acts.undo(tile.id)}>
          <Undo2 aria-hidden="true" /> {undoSeconds > 0 ? t('undoFor', { seconds: undoSeconds }) : t('undo')}
        </Button>
      );
    case 'open':
      return (
        <Button {...main} variant="outline" onClick={() => acts.open(tile.id)}>
          <QrCode aria-hidden="true" /> {t('openQr')}
        </Button>
      );
  }
}

/** Undo within its time window, else hold; and the sheet with all actions. */
function Beside({ tile, undoSeconds, acts }: TileButtonsProps) {
  const t = useTexts(kioskTexts);
  if (tile.kind === 'check' || tile.state === 'done') return null;
  const { status, name } = tile.task;
  const more = (
    <IconButton {...side} aria-label={t('more', { name })} onClick={() => acts.more(tile.id)}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
  if (undoSeconds > 0) {
    return (
      <>
        <Button {...side} onClick={() => acts.undo(tile.id)}>
          <Undo2 aria-hidden="true" /> {t('undoFor', { seconds: undoSeconds })}
        </Button>
        {more}
      </>
    );
  }
  if (status !== 'in_progress') return more;
  return (
    <>
      <IconButton {...side} aria-label={t('hold')} title={t('hold')} onClick={() => acts.hold(tile.id)}>
        <Pause aria-hidden="true" />
      </IconButton>
      {more}
    </>
  );
}
