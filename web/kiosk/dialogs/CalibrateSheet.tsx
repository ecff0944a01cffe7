import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Minus, MoveHorizontal, Plus } from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import { useTexts } from '../../ui/i18n/texts.ts';
import { sheetTexts } from './texts.ts';
import { cardMillimetres, pitchOfCard, pixelPitch, pitchOfScreen } from '../board/tiles/type-size.ts';
import { SheetFrame } from './SheetFrame.tsx';
import { useSaving } from './useSaving.ts';

/** Height over width of a card. */
const shape = 53.98 / cardMillimetres;
const Card = chakra('div', {
  base: {
    position: 'relative',
    bg: 'brand.subtle',
    borderWidth: '2px',
    borderColor: 'brand.solid',
    rounded: '12px',
    maxW: 'full',
  },
});
const Handle = chakra('div', {
  base: {
    position: 'absolute',
    top: '0',
    bottom: '0',
    insetEnd: '-8',
    w: '16',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    cursor: 'ew-resize',
    touchAction: 'none',
  },
});

interface CalibrateSheetProps {
  /** Current value, in millimeters per pixel. */
  readonly pitch: number | null;
  readonly onClose: () => void;
}

/** Calibrates the type size with a bank card held to the screen. */
export function CalibrateSheet({ pitch, onClose }: CalibrateSheetProps) {
  const t = useTexts(sheetTexts);
  const { save, saving, error } = useSaving();
  const usual = pitchOfScreen();
  const [width, setWidth] = useState(Math.round(cardMillimetres / (pitch ?? usual)));
  const widen = (by: number) =>
    setWidth((before) =>
      Math.min(cardMillimetres / pixelPitch.min, Math.max(cardMillimetres / pixelPitch.max, before + by)),
    );
  const saveAndClose = async (millimetresPerPixel: number | null) => {
    await save({ millimetresPerPixel }, { onDone: onClose });
  };
  const buttons = (
    <>
      <Button
        variant="outline"
        minH="16"
        px="6"
        fontSize="lg"
        disabled={saving}
        onClick={() => void saveAndClose(null)}
      >
        {t('reset')}
      </Button>
      <Button
        minH="16"
        px="8"
        fontSize="lg"
        loading={saving}
        loadingText={t('save')}
        onClick={() => void saveAndClose(pitchOfCard(width))}
      >
        {t('save')}
      </Button>
    </>
  );
  return (
    <SheetFrame
      wide
      title={t('calibrate')}
      subtitle={t('calibrateText')}
      onClose={onClose}
      footer={buttons}
      ownArrows
      actualSize
    >
      <Card style={{ width, height: width * shape }}>
        <CardHandle width={width} onWiden={widen} />
      </Card>
      <Steps onWiden={widen}>{error ?? t('calibrated', { n: pitchOfCard(width).toFixed(3) })}</Steps>
    </SheetFrame>
  );
}

/** Narrower and wider by one pixel, with the result between. */
function Steps({ children, onWiden }: { readonly children: string; readonly onWiden: (by: number) => void }) {
  const t = useTexts(sheetTexts);
  return (
    <Flex align="center" gap="3" mt="2">
      <Button variant="outline" minH="16" minW="16" aria-label={t('narrower')} onClick={() => onWiden(-1)}>
        <Minus aria-hidden="true" />
      </Button>
      <Button variant="outline" minH="16" minW="16" aria-label={t('wider')} onClick={() => onWiden(1)}>
        <Plus aria-hidden="true" />
      </Button>
      <Text role="status" fontVariantNumeric="tabular-nums">
        {children}
      </Text>
    </Flex>
  );
}

/** Drags the card's edge; arrow keys move it, too. */
function CardHandle({ width, onWiden }: { readonly width: number; readonly onWiden: (by: number) => void }) {
  const t = useTexts(sheetTexts);
  const drag = (event: PointerEvent) => {
    if (event.buttons !== 0) onWiden(event.movementX);
  };
  return (
    <Handle
      role="slider"
      aria-label={t('calibrateHandle')}
      aria-valuenow={Math.round(width)}
      aria-valuemin={Math.round(cardMillimetres / pixelPitch.max)}
      aria-valuemax={Math.round(cardMillimetres / pixelPitch.min)}
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight' || key === 'ArrowUp') onWiden(1);
        if (key === 'ArrowLeft' || key === 'ArrowDown') onWiden(-1);
      }}
    >
      <MoveHorizontal size={36} aria-hidden="true" />
    </Handle>
  );
}
