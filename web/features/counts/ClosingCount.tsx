import { Stack, Text } from '@chakra-ui/react';
import { ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { Layer } from '../../ui/components/Layer.tsx';
import { LoadError } from '../../ui/components/LoadError.tsx';
import { SkeletonList } from '../../ui/components/Loading.tsx';
import { NeedsNetwork } from '../../ui/forms/NeedsNetwork.tsx';
import { SendButton } from '../../ui/forms/SendButton.tsx';
import { useLeaveGuard } from '../../ui/forms/useLeaveGuard.ts';
import { useNames } from '../../ui/i18n/useNames.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useUnitName } from '../../ui/kitchen/unit-texts.ts';
import { type ClosingItem, closingItems } from './closing-items.ts';
import { CountPad } from './CountPad.tsx';
import { useClosingSheetQuery } from './counts.generated.ts';
import { LineButton } from './LineButton.tsx';
import { countTexts } from './texts.ts';
import { useCountClosing } from './useCountClosing.ts';
import type { FoundPart } from './useLinePresses.ts';

interface ClosingCountProps {
  /** Counts only this item: "have". */
  readonly itemId?: string;
  readonly onClose: () => void;
}

/** Counts the prepared items of the par sheet by keypad, and posts them at once. */
export function ClosingCount({ itemId, onClose }: ClosingCountProps) {
  const t = useTexts(countTexts);
  const { data, error, refetch } = useClosingSheetQuery({ variables: { itemId: itemId ?? null } });
  const items = data && closingItems(data.prepItems);
  if (items?.length) return <Sheet items={items} onClose={onClose} />;
  return (
    <Layer title={t('closing')} onClose={onClose}>
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {!items && !error ? <SkeletonList rows={8} rowHeight="14" /> : null}
      {items ? <EmptyState icon={ClipboardList} title={t('noSheet')} description={t('noSheetText')} /> : null}
    </Layer>
  );
}

type Figures = ReadonlyMap<string, readonly FoundPart[]>;

/** What was counted so far, and the item whose turn it is; null when all have a figure. */
function useFigures(items: readonly ClosingItem[]) {
  const [figures, setFigures] = useState<Figures>(new Map());
  const [chosen, setChosen] = useState<string | null>(items[0]?.itemId ?? null);
  /** The next item without a figure below this one, then from the top. */
  const after = (itemId: string, known: Figures) => {
    const start = items.findIndex((item) => item.itemId === itemId);
    const order = [...items.slice(start + 1), ...items.slice(0, start)];
    return order.find((item) => !known.has(item.itemId))?.itemId ?? null;
  };
  /** Null skips the item: it stays as it is. */
  const enter = ({ itemId }: ClosingItem, parts: readonly FoundPart[] | null) => {
    const next = new Map(figures);
    if (parts) next.set(itemId, parts);
    else next.delete(itemId);
    setFigures(next);
    setChosen(after(itemId, next));
  };
  return { figures, current: items.find((item) => item.itemId === chosen), choose: setChosen, enter };
}

function Sheet({ items, onClose }: { readonly items: readonly ClosingItem[]; readonly onClose: () => void }) {
  const t = useTexts(countTexts);
  const { figures, current, choose, enter } = useFigures(items);
  const guard = useLeaveGuard(() => figures.size > 0);
  const { save, pending } = useCountClosing(() => {
    guard.release();
    onClose();
  });
  return (
    <Layer
      title={t('closing')}
      aside={<Text>{t('progress', { done: figures.size, all: items.length })}</Text>}
      onClose={() => guard.leave(onClose)}
      footer={
        <Stack gap="2" w="full">
          {current ? (
            <CountPad
              key={current.itemId}
              row={current}
              onCount={(found) => enter(current, 'parts' in found ? found.parts : [{ ...nothing, unit: current.unit }])}
              onSkip={() => enter(current, null)}
            />
          ) : null}
          <SendButton
            type="button"
            size="xl"
            variant={current ? 'outline' : 'solid'}
            w="full"
            maxW="xl"
            mx="auto"
            loading={pending}
            disabled={figures.size === 0}
            onClick={() => void save([...figures].map(([itemId, parts]) => ({ itemId, parts: [...parts] })))}
          >
            {t('saveClosing', { n: figures.size })}
          </SendButton>
        </Stack>
      }
    >
      <Stack gap="3">
        <NeedsNetwork />
        <Text color="fg.muted">{t('closingText')}</Text>
        <Stack as="ol" gap="1" listStyleType="none">
          {items.map((item) => (
            <li key={item.itemId}>
              <ItemLine
                item={item}
                parts={figures.get(item.itemId)}
                isCurrent={item === current}
                onOpen={() => choose(item.itemId)}
              />
            </li>
          ))}
        </Stack>
      </Stack>
    </Layer>
  );
}

const nothing = { quantity: '0', sum: null };

interface ItemLineProps {
  readonly item: ClosingItem;
  readonly parts: readonly FoundPart[] | undefined;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

function ItemLine({ item, parts, isCurrent, onOpen }: ItemLineProps) {
  const localName = useNames();
  const unitName = useUnitName();
  const amount = parts?.map(({ quantity, unit }) => `${quantity} ${unitName(unit, quantity)}`).join(' + ');
  return (
    <LineButton
      name={localName(item.itemName)}
      amount={
        <Text fontSize="lg" fontVariantNumeric="tabular-nums">
          {amount}
        </Text>
      }
      isCurrent={isCurrent}
      onOpen={onOpen}
    >
      {item.lists.length === 0 ? null : (
        <Text color="fg.muted" textStyle="sm">
          {item.lists.map(localName).join(', ')}
        </Text>
      )}
    </LineButton>
  );
}
