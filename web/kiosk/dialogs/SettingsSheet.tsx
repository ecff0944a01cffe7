import { Button, Flex, Input, Span, Text } from '@chakra-ui/react';
import { Keyboard, Minus, Plus, Ruler, Volume2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { boardThemes, bumpStyles } from '#schema/vocabulary.ts';
import { Select } from '../../ui/forms/fields.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { Tone } from '../../ui/sounds.ts';
import type { DeviceSettings } from '../board/model/board.ts';
import { sheetTexts } from './texts.ts';
import { CalibrateSheet } from './CalibrateSheet.tsx';
import { Choice } from './Choice.tsx';
import { KeysSheet } from './KeysSheet.tsx';
import { SheetFrame } from './SheetFrame.tsx';
import { useSaving } from './useSaving.ts';

interface SettingsSheetProps {
  readonly settings: DeviceSettings;
  readonly onTry: (tone: Tone, volume: number) => void;
  readonly onClose: () => void;
}

const rotations = [0, 10, 20, 30, 60, 120];
const volumeStep = 10;

/** Appearance, sound and keys of this display; saved at once. */
export function SettingsSheet({ settings, onTry, onClose }: SettingsSheetProps) {
  const t = useTexts(sheetTexts);
  const { save, saving, error } = useSaving();
  const [part, setPart] = useState<'all' | 'calibrate' | 'keys'>('all');
  const back = () => setPart('all');
  if (part === 'calibrate') return <CalibrateSheet pitch={settings.millimetresPerPixel} onClose={back} />;
  if (part === 'keys') return <KeysSheet keys={settings.keys} onClose={back} />;
  const choose = (changes: Partial<DeviceSettings>) => void save(changes);
  return (
    <SheetFrame wide title={t('settings')} onClose={onClose}>
      {error === null ? null : (
        <Text role="alert" color="fg.error" fontWeight="semibold">
          {error}
        </Text>
      )}
      <LookRows settings={settings} choose={choose} />
      <Row label={calibration(settings.millimetresPerPixel, t)}>
        <Button variant="outline" minH="14" fontSize="lg" onClick={() => setPart('calibrate')}>
          <Ruler aria-hidden="true" /> {t('calibrate')}
        </Button>
      </Row>
      <Volume value={settings.volume} saving={saving} onTry={onTry} onChange={(volume) => choose({ volume })} />
      <Row label={t('quietFrom')}>
        <TimeInput label={t('quietFrom')} value={settings.quietFrom} onChange={(quietFrom) => choose({ quietFrom })} />
        <Span>{t('quietTo')}</Span>
        <TimeInput label={t('quietTo')} value={settings.quietTo} onChange={(quietTo) => choose({ quietTo })} />
      </Row>
      <HandRows settings={settings} choose={choose} />
      <Row label={t('bumpBar')}>
        <Button variant="outline" minH="14" fontSize="lg" onClick={() => setPart('keys')}>
          <Keyboard aria-hidden="true" /> {t('bumpBar')}
        </Button>
      </Row>
    </SheetFrame>
  );
}

interface RowsProps {
  readonly settings: DeviceSettings;
  readonly choose: (changes: Partial<DeviceSettings>) => void;
}

function LookRows({ settings, choose }: RowsProps) {
  const t = useTexts(sheetTexts);
  return (
    <>
      <Row label={t('readFrom')}>
        <Choice
          label={t('readFrom')}
          value={String(settings.readFromMetres)}
          choices={['1', '2', '3'].map((n) => ({ value: n, label: t('metres', { n }) }))}
          onChange={(metres) => choose({ readFromMetres: Number(metres) })}
        />
      </Row>
      <Row label={t('theme')}>
        <Choice
          label={t('theme')}
          value={settings.theme}
          choices={boardThemes.map((theme) => ({ value: theme, label: t(theme) }))}
          onChange={(theme) => choose({ theme })}
        />
      </Row>
    </>
  );
}

/** Settings of input and page rotation. */
function HandRows({ settings, choose }: RowsProps) {
  const t = useTexts(sheetTexts);
  return (
    <>
      <Row label={t('bumpStyle')}>
        <Choice
          label={t('bumpStyle')}
          value={settings.bumpStyle}
          choices={bumpStyles.map((style) => ({ value: style, label: t(style) }))}
          onChange={(bumpStyle) => choose({ bumpStyle })}
        />
      </Row>
      <Row label={t('rotate')}>
        <Select
          aria-label={t('rotate')}
          value={String(settings.rotateSeconds)}
          onChange={(event) => choose({ rotateSeconds: Number(event.target.value) })}
        >
          {[...new Set([...rotations, settings.rotateSeconds])].map((n) => (
            <option key={n} value={n}>
              {n === 0 ? t('never') : t('seconds', { n })}
            </option>
          ))}
        </Select>
      </Row>
    </>
  );
}

function calibration(
  pitch: number | null,
  t: (key: 'calibrated' | 'notCalibrated', values?: { n: string }) => string,
): string {
  return pitch === null ? t('notCalibrated') : t('calibrated', { n: pitch.toFixed(3) });
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Flex align="center" gap="3" py="1.5" wrap="wrap" borderBottomWidth="1px">
      <Text flex="1 1 12rem">{label}</Text>
      <Flex align="center" gap="2" wrap="wrap">
        {children}
      </Flex>
    </Flex>
  );
}

interface VolumeProps {
  readonly value: number;
  readonly saving: boolean;
  readonly onChange: (value: number) => void;
  readonly onTry: (tone: Tone, volume: number) => void;
}

function Volume({ value, saving, onChange, onTry }: VolumeProps) {
  const t = useTexts(sheetTexts);
  const step = (by: number) => {
    const next = Math.min(100, Math.max(0, value + by));
    onTry('soon', next);
    onChange(next);
  };
  return (
    <Row label={t('volume')}>
      <Button
        variant="outline"
        minH="14"
        minW="14"
        aria-label={t('softer')}
        disabled={saving || value <= 0}
        onClick={() => step(-volumeStep)}
      >
        <Minus aria-hidden="true" />
      </Button>
      <Text role="status" minW="16" textAlign="center" fontWeight="bold" fontVariantNumeric="tabular-nums">
        {t('percent', { n: value })}
      </Text>
      <Button
        variant="outline"
        minH="14"
        minW="14"
        aria-label={t('louder')}
        disabled={saving || value >= 100}
        onClick={() => step(volumeStep)}
      >
        <Plus aria-hidden="true" />
      </Button>
      <Button variant="outline" minH="14" fontSize="lg" onClick={() => onTry('new', value)}>
        <Volume2 aria-hidden="true" /> {t('tryTone')}
      </Button>
    </Row>
  );
}

interface TimeInputProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

function TimeInput({ label, value, onChange }: TimeInputProps) {
  return (
    <Input
      type="time"
      aria-label={label}
      w="36"
      h="14"
      fontSize="lg"
      defaultValue={value ?? ''}
      onBlur={(event) => {
        const time = event.target.value === '' ? null : event.target.value;
        if (time !== value) onChange(time);
      }}
    />
  );
}
