import { Button, Flex, Span, Stack, Text } from '@chakra-ui/react';
import { ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { isText, useUnfinished } from '../../../platform/session/unfinished.ts';
import { useCan } from '../../../platform/session/viewer.ts';
import { Layer } from '../../../ui/components/Layer.tsx';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useReachable } from '../../../ui/forms/reachable.ts';
import { useLeave } from '../../../ui/forms/useLeaveGuard.ts';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { includesWords } from '../../../ui/format/search-text.ts';
import { Quantity } from '../../../ui/kitchen/amounts.tsx';
import { type PlaceRows, type Row, type Target, targetsOf } from '../count-rows.ts';
import { CountPad } from './CountPad.tsx';
import type { CountRowFragment } from '../counts.generated.ts';
import { LineButton } from './LineButton.tsx';
import { countTexts } from '../texts.ts';
import { ShelfOrder } from '../ShelfOrder.tsx';
import { OtherItems } from './OtherItems.tsx';
import { type Found, type Known, type OnAnswer, useLinePresses } from './useLinePresses.ts';

interface PlaceCountProps {
  readonly count: CountRowFragment;
  readonly place: PlaceRows;
  readonly onAnswer: OnAnswer;
  readonly onBack: () => void;
}

/** The lines of a place: those of its sheet in shelf order, and what else was found there. */
function usePlaceLines({ count, place, onAnswer }: Pick<PlaceCountProps, 'count' | 'place' | 'onAnswer'>) {
  const localName = useNames();
  const [typed, setTyped] = useState('');
  const { storageLocationId } = place.place;
  const here = `${count.id}.${String(storageLocationId)}`;
  const [chosen, setChosen] = useUnfinished<string | null>(`count.line.${here}`, null, isText);
  /** Items that are not on the sheet, until they are counted here. */
  const [found, setFound] = useUnfinished<readonly Row[]>(`count.found.${here}`, [], isRows);
  const presses = useLinePresses(count, storageLocationId, onAnswer);
  const onSheet = new Set(place.targets.map(({ row }) => row.key));
  const others = found.filter(({ key }) => !onSheet.has(key)).flatMap((row) => targetsOf(row));
  const known = [...place.targets, ...others].map((target) => ({ target, state: presses.knownOf(target) }));
  /** The next line to count, from this one on. */
  const next = (from: string | null) => {
    const start = known.findIndex(({ target }) => target.key === from);
    const later = [...known.slice(start + 1), ...known.slice(0, start + 1)];
    return later.find(({ target, state }) => target.key !== from && !state.done)?.target.key ?? null;
  };
  const choose = (key: string | null) => {
    setChosen(key);
    setTyped('');
  };
  const currentKey = known.some(({ target }) => target.key === chosen) ? chosen : next(null);
  const names = ({ row: { itemName } }: Target) => `${itemName} ${localName(itemName)}`;
  return {
    countId: count.id,
    typed,
    type: setTyped,
    known,
    shown: known.filter(({ target }) => includesWords(names(target), typed)),
    listed: new Set(known.map(({ target }) => target.row.itemId)),
    currentKey,
    current: known.find(({ target }) => target.key === currentKey),
    choose,
    addFound: (row: Row) => {
      setFound((before) => [...before, row]);
      choose(row.key);
    },
    count: (target: Target, amount: Found) => {
      void presses.count(target, amount);
      choose(next(target.key));
    },
    meet: presses.meet,
  };
}

const isRows = (value: unknown): value is readonly Row[] => Array.isArray(value);

type PlaceLines = ReturnType<typeof usePlaceLines>;

/** One place in shelf order with the keypad below: a figure, "save, next", and the next line opens. */
export function PlaceCount({ count, place, onAnswer, onBack }: PlaceCountProps) {
  const t = useTexts(countTexts);
  const localName = useNames();
  const lines = usePlaceLines({ count, place, onAnswer });
  const { name, storageLocationId } = place.place;
  const done = lines.known.filter(({ state }) => state.done).length;
  const [ordering, setOrdering] = useState(false);
  const reviews = useCan('counts.review');
  const reachable = useReachable();
  // The sheet of a closing count has only some items of the place.
  const mayOrder =
    count.kind !== 'closing' && reviews && reachable && place.targets.length > 1 && storageLocationId !== null;
  if (ordering && storageLocationId !== null) {
    return <ShelfOrder place={place} storageLocationId={storageLocationId} onClose={() => setOrdering(false)} />;
  }
  return (
    <Layer
      title={name === null ? t('noPlace') : localName(name)}
      aside={<Text>{t('progress', { done, all: lines.known.length })}</Text>}
      onClose={onBack}
      footer={<PadOrBack lines={lines} onBack={onBack} />}
    >
      <Flex gap="2" mb="2" align="end">
        <SearchField flex="1" label={t('find')} typed={lines.typed} onType={lines.type} />
        {mayOrder ? <OrderButton onOrder={() => setOrdering(true)} /> : null}
      </Flex>
      {lines.shown.length === 0 && lines.typed !== '' ? <Text color="fg.muted">{t('noneOnSheet')}</Text> : null}
      <Stack as="ol" gap="1" listStyleType="none">
        {lines.shown.map(({ target, state }) => (
          <li key={target.key}>
            <TargetLine
              target={target}
              state={state}
              isCurrent={target.key === lines.currentKey}
              onOpen={() => lines.choose(target.key)}
            />
          </li>
        ))}
      </Stack>
      <OtherItems
        typed={lines.typed}
        listed={lines.listed}
        storageLocationId={storageLocationId}
        onPick={lines.addFound}
      />
    </Layer>
  );
}

function OrderButton({ onOrder }: { readonly onOrder: () => void }) {
  const t = useTexts(countTexts);
  const leave = useLeave();
  return (
    <Button variant="outline" aria-label={t('shelfOrder')} onClick={() => leave(onOrder)}>
      <ArrowUpDown aria-hidden="true" /> <Span hideBelow="md">{t('shelfOrder')}</Span>
    </Button>
  );
}

/** The keypad of the current line; when all are counted, the way back. */
function PadOrBack({ lines, onBack }: { readonly lines: PlaceLines; readonly onBack: () => void }) {
  const t = useTexts(countTexts);
  const { current } = lines;
  if (!current) {
    return (
      <Flex gap="3" align="center" justify="space-between" w="full">
        <Text>{t('allDone')}</Text>
        <Button onClick={onBack}>{t('back')}</Button>
      </Flex>
    );
  }
  const { target, state } = current;
  return (
    <CountPad
      key={target.key}
      row={target.row}
      line={`${lines.countId}.${target.key}`}
      meeting={state.meets ? state.problem : null}
      onCount={(amount) => lines.count(target, amount)}
      onMeet={(meeting) => lines.meet(target, meeting)}
    />
  );
}

interface TargetLineProps {
  readonly target: Target;
  readonly state: Known;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

function TargetLine({ target: { row, line, lotCode }, state, isCurrent, onOpen }: TargetLineProps) {
  const t = useTexts(countTexts);
  const localName = useNames();
  const name = localName(row.itemName);
  return (
    <LineButton
      name={lotCode === null ? name : `${name} · ${lotCode}`}
      amount={<Amount state={state} unit={row.unit} />}
      isCurrent={isCurrent}
      onOpen={onOpen}
    >
      {line?.recountReason ? (
        <Text color="fg.warning" textStyle="sm">
          {t('recountBecause', { reason: line.recountReason })}
        </Text>
      ) : null}
      {state.problem === null ? null : (
        <Text color="fg.error" textStyle="sm">
          {state.problem}
        </Text>
      )}
      {state.waits ? (
        <Text color="fg.muted" textStyle="sm">
          {t('waits')}
        </Text>
      ) : null}
    </LineButton>
  );
}

function Amount({ state, unit }: { readonly state: Known; readonly unit: string }) {
  const t = useTexts(countTexts);
  if (state.text !== null) return <Text fontSize="lg">{state.text}</Text>;
  if (state.result === null) return null;
  if (state.result === 'none') return <Text fontSize="lg">{t('noneLeft')}</Text>;
  if (state.result === 'skipped') return <Text color="fg.muted">{t('skip')}</Text>;
  return (
    <Text fontSize="lg">
      <Quantity value={state.quantity} unit={unit} />
    </Text>
  );
}
