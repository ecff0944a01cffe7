import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Layer } from '../../ui/components/Layer.tsx';
import { useNames } from '../../ui/i18n/useNames.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { Quantity } from '../../ui/kitchen/amounts.tsx';
import { type PlaceRows, type Target } from './count-rows.ts';
import { CountPad } from './CountPad.tsx';
import type { CountRowFragment } from './counts.generated.ts';
import { LineButton } from './LineButton.tsx';
import { countTexts } from './texts.ts';
import { type Known, useLinePresses } from './useLinePresses.ts';

interface PlaceCountProps {
  readonly count: CountRowFragment;
  readonly place: PlaceRows;
  readonly onBack: () => void;
}

/** One place in shelf order with the keypad below: a figure, "save, next", and the next line opens. */
export function PlaceCount({ count, place, onBack }: PlaceCountProps) {
  const t = useTexts(countTexts);
  const localName = useNames();
  const { targets } = place;
  const presses = useLinePresses(count, place.place.storageLocationId);
  const known = targets.map((target) => ({ target, state: presses.knownOf(target) }));
  const [chosen, setChosen] = useState<string | null>(null);
  const open = (from: string | null) => {
    const start = known.findIndex(({ target }) => target.key === from);
    const later = [...known.slice(start + 1), ...known.slice(0, start + 1)];
    return later.find(({ target, state }) => target.key !== from && !state.done)?.target.key ?? null;
  };
  const currentKey = chosen ?? open(null);
  const current = known.find(({ target }) => target.key === currentKey);
  const name = place.place.name === null ? t('noPlace') : localName(place.place.name);
  const done = known.filter(({ state }) => state.done).length;
  return (
    <Layer
      title={name}
      aside={<Text>{t('progress', { done, all: targets.length })}</Text>}
      onClose={onBack}
      footer={
        current ? (
          <CountPad
            key={current.target.key}
            row={current.target.row}
            problem={current.state.problem}
            onCount={(found) => {
              presses.count(current.target, found);
              setChosen(open(current.target.key));
            }}
            onMeet={(meeting) => presses.meet(current.target, meeting)}
          />
        ) : (
          <Flex gap="3" align="center" justify="space-between" w="full">
            <Text>{t('allDone')}</Text>
            <Button onClick={onBack}>{t('back')}</Button>
          </Flex>
        )
      }
    >
      <Stack as="ol" gap="1" listStyleType="none">
        {known.map(({ target, state }) => (
          <li key={target.key}>
            <TargetLine
              target={target}
              state={state}
              isCurrent={target.key === currentKey}
              onOpen={() => setChosen(target.key)}
            />
          </li>
        ))}
      </Stack>
    </Layer>
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
