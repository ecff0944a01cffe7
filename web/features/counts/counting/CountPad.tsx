import { Button, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Delete } from 'lucide-react';
import { useState } from 'react';
import { reverseCount } from '#schema/inputs/counts.ts';
import type { CountMeeting } from '#schema/vocabulary.ts';
import { decimalPoint } from '../../../ui/format/decimal.ts';
import { digitKeys } from '../../../ui/forms/digit-keys.ts';
import { WaitsForNetwork } from '../../../ui/forms/reachable.ts';
import { ReasonDialog } from '../../../ui/forms/ReasonDialog.tsx';
import { useValuesGuard } from '../../../ui/forms/useFormGuard.ts';
import { useUnfinished } from '../../../platform/session/unfinished.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import type { Target } from '../count-rows.ts';
import { countTexts } from '../texts.ts';
import { MeasureDialog } from './MeasureDialog.tsx';
import { measureTexts } from './measure-texts.ts';
import { typedSum } from './typed-sum.ts';
import type { Found, FoundPart } from './useLinePresses.ts';
import { usePartText } from './usePartText.ts';

interface CountPadProps {
  readonly row: PadRow;
  /** Identifies the line among all counts: what is typed for it is restored after the lock of a tablet. */
  readonly line: string;
  /** That somebody else has counted the line, with both figures. */
  readonly meeting?: string | null;
  readonly onCount: (found: Found) => void;
  readonly onMeet?: (meeting: CountMeeting | null) => void;
  /** Skips the item without a reason; undefined when a reason is required. */
  readonly onSkip?: () => void;
}

/** The item that is counted. */
export type PadRow = Pick<Target['row'], 'itemName' | 'unit' | 'countUnits'>;

const lengthMax = 40;

/** The keypad of the current line: sums such as 3*12+4, several units, none, or skip with a reason. */
export function CountPad({ row, line, meeting = null, onCount, onMeet, onSkip }: CountPadProps) {
  const t = useTexts(countTexts);
  const localName = useNames();
  const pad = usePad(row, line);
  const [skipping, setSkipping] = useState(false);
  if (meeting !== null && pad.text === '' && onMeet) return <Meeting problem={meeting} onMeet={onMeet} />;
  const found = pad.found();
  const save = () => (found === null ? undefined : onCount({ parts: found }));
  return (
    <Stack gap="2" w="full" maxW="xl" mx="auto">
      <Entry pad={pad} label={`${t('how')} ${localName(row.itemName)}`} onEnter={save} />
      <Units pad={pad} row={row} />
      <Keys pad={pad} />
      <Flex gap="2">
        <Button variant="outline" flex="1" h="12" onClick={onSkip ?? (() => setSkipping(true))}>
          {t('skip')}
        </Button>
        <Button variant="outline" flex="1" h="12" onClick={() => onCount({ none: true })}>
          {t('noneLeft')}
        </Button>
        <Button flex="2" h="12" disabled={found === null} onClick={save}>
          {t('next')}
        </Button>
      </Flex>
      {skipping ? (
        <WaitsForNetwork>
          <ReasonDialog
            title={localName(row.itemName)}
            label={t('reason')}
            confirmLabel={t('skip')}
            rule={reverseCount.shape.reason}
            destructive={false}
            onConfirm={async (skipReason) => onCount({ skipReason })}
            onClose={() => setSkipping(false)}
          >
            {t('skipText')}
          </ReasonDialog>
        </WaitsForNetwork>
      ) : null}
    </Stack>
  );
}

/** What was counted so far in other units, and the figure that is being typed. */
interface Typed {
  readonly parts: readonly FoundPart[];
  readonly text: string;
  readonly unit: string;
}

function isTyped(value: unknown): value is Typed {
  return typeof value === 'object' && value !== null && 'parts' in value && Array.isArray(value.parts);
}

function usePad(row: PadRow, line: string) {
  const first: Typed = { parts: [], text: '', unit: row.unit };
  const [{ parts, text, unit }, setTyped] = useUnfinished(`count.typed.${line}`, first, isTyped);
  useValuesGuard([parts, text], [[], '']);
  const change = (next: (before: Typed) => Partial<Typed>) => setTyped((before) => ({ ...before, ...next(before) }));
  const typed = (): FoundPart | null => {
    const quantity = typedSum(text);
    return quantity === null ? null : { quantity, unit, sum: /[+*]/.test(text) ? text : null };
  };
  return {
    parts,
    text,
    unit,
    /** A part that was measured: what is typed stays beside it. */
    add: (part: FoundPart) => change((before) => ({ parts: [...before.parts, part] })),
    press: (key: string) => change((before) => ({ text: (before.text + key).slice(0, lengthMax) })),
    /** The last key, or with nothing typed the last part. */
    erase: () =>
      change((before) =>
        before.text === '' ? { parts: before.parts.slice(0, -1) } : { text: before.text.slice(0, -1) },
      ),
    /** Another unit: what was typed stays as a part, with nothing typed the unit changes. */
    choose: (next: string) => {
      const part = next === unit ? null : typed();
      change((before) => ({ unit: next, ...(part ? { parts: [...before.parts, part], text: '' } : {}) }));
    },
    found: (): readonly FoundPart[] | null => {
      const part = typed();
      if (text !== '' && part === null) return null;
      const all = part ? [...parts, part] : parts;
      return all.length === 0 ? null : all;
    },
  };
}

type Pad = ReturnType<typeof usePad>;

function Entry({ pad, label, onEnter }: { readonly pad: Pad; readonly label: string; readonly onEnter: () => void }) {
  const language = useLanguage();
  const unitName = useUnitName();
  const type = (key: string) => {
    if (/^[\d+*.]$/.test(key)) pad.press(key);
    else if (key === ',') pad.press('.');
    else if (key === 'x') pad.press('*');
    else if (key === 'Backspace') pad.erase();
    else if (key === 'Enter') onEnter();
  };
  const partText = usePartText();
  const point = decimalPoint(language);
  const before = pad.parts.map((part) => `${partText(part)} + `).join('');
  const sum = /[+*]/.test(pad.text) ? typedSum(pad.text) : null;
  return (
    <Flex
      role="textbox"
      aria-label={label}
      aria-readonly="true"
      tabIndex={0}
      onKeyDown={(event) => type(event.key)}
      borderWidth="2px"
      borderColor="border.control"
      rounded="l3"
      px="4"
      minH="12"
      align="center"
      justify="flex-end"
      gap="2"
      fontVariantNumeric="tabular-nums"
    >
      <Text color="fg.muted">{before}</Text>
      <Text as="output" fontSize="2xl" fontWeight="bold">
        {pad.text.replaceAll('*', '×').replaceAll('.', point) || '–'}
        {sum === null ? '' : ` = ${sum.replace('.', point)}`}
      </Text>
      <Text color="fg.muted">{unitName(pad.unit)}</Text>
    </Flex>
  );
}

function Units({ pad, row }: { readonly pad: Pad; readonly row: PadRow }) {
  const t = useTexts(countTexts);
  const measure = useTexts(measureTexts);
  const unitName = useUnitName();
  const [measuring, setMeasuring] = useState(false);
  return (
    <Flex gap="1" overflowX="auto" role="group" aria-label={t('unit')}>
      {row.countUnits.map((unit) => (
        <Button
          key={unit}
          size="sm"
          flexShrink="0"
          minH="11"
          variant={unit === pad.unit ? 'solid' : 'outline'}
          aria-pressed={unit === pad.unit}
          onClick={() => pad.choose(unit)}
        >
          {unitName(unit)}
        </Button>
      ))}
      <Button size="sm" flexShrink="0" minH="11" variant="ghost" onClick={() => setMeasuring(true)}>
        {measure('other')}
      </Button>
      {measuring ? (
        <WaitsForNetwork>
          <MeasureDialog row={row} onMeasure={pad.add} onClose={() => setMeasuring(false)} />
        </WaitsForNetwork>
      ) : null}
    </Flex>
  );
}

function Keys({ pad }: { readonly pad: Pad }) {
  const ui = useTexts(uiTexts);
  const point = decimalPoint(useLanguage());
  const [one, two, three, four, five, six, seven, eight, nine] = digitKeys;
  const keys = [one, two, three, '+', four, five, six, '*', seven, eight, nine, '.', '0'];
  return (
    <SimpleGrid columns={4} gap="1">
      {keys.map((key) => (
        <Button key={key} variant="outline" h="12" fontSize="xl" onClick={() => pad.press(key)}>
          {key === '*' ? '×' : key === '.' ? point : key}
        </Button>
      ))}
      <Button variant="outline" h="12" gridColumn="span 3" aria-label={ui('backspace')} onClick={pad.erase}>
        <Delete aria-hidden="true" />
      </Button>
    </SimpleGrid>
  );
}

/** Somebody else has counted the line: both figures, and what to do with theirs. */
function Meeting({
  problem,
  onMeet,
}: {
  readonly problem: string;
  readonly onMeet: (meeting: CountMeeting | null) => void;
}) {
  const t = useTexts(countTexts);
  return (
    <Stack gap="3" w="full" maxW="xl" mx="auto" role="alert">
      <Text fontWeight="semibold">{problem}</Text>
      <Flex gap="2" wrap="wrap">
        <Button flex="1" h="12" onClick={() => onMeet('add')}>
          {t('add')}
        </Button>
        <Button flex="1" h="12" variant="outline" onClick={() => onMeet('replace')}>
          {t('replace')}
        </Button>
        <Button flex="1" h="12" variant="ghost" onClick={() => onMeet(null)}>
          {t('keepTheirs')}
        </Button>
      </Flex>
    </Stack>
  );
}
