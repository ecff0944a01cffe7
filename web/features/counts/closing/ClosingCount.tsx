import { Button, Stack, Text } from '@chakra-ui/react';
import { ClipboardList } from 'lucide-react';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { Layer } from '../../../ui/components/Layer.tsx';
import { LoadError } from '../../../ui/components/LoadError.tsx';
import { SkeletonList } from '../../../ui/components/Loading.tsx';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { linesOf } from './closing-figures.ts';
import { type ClosingItem, closingItems, otherNames } from './closing-items.ts';
import { CountPad } from '../counting/CountPad.tsx';
import { useClosingSheetQuery } from '../counts.generated.ts';
import { LineButton } from '../counting/LineButton.tsx';
import { countTexts } from '../texts.ts';
import { usePartText } from '../counting/usePartText.ts';
import { useClosingFigures } from './useClosingFigures.ts';
import { useCountClosing } from './useCountClosing.ts';
import type { FoundPart } from '../counting/useLinePresses.ts';

interface ClosingCountProps {
  /** Counts only this item: "have". */
  readonly itemId?: string;
  readonly onClose: () => void;
}

/** Counts the prepared items of the par sheet by keypad, and posts them at once. */
export function ClosingCount({ itemId, onClose }: ClosingCountProps) {
  const t = useTexts(countTexts);
  // The whole sheet, which is on the device also without a network.
  const { data, error, refetch } = useClosingSheetQuery();
  const items = data && closingItems(data.prepItems, itemId);
  const others = data ? otherNames(data.prepItems, itemId) : [];
  if (items?.length) return <Sheet items={items} others={others} onClose={onClose} />;
  return (
    <Layer title={t('closing')} onClose={onClose}>
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {!items && !error ? <SkeletonList rows={8} rowHeight="14" /> : null}
      {items ? <EmptyState icon={ClipboardList} title={t('noSheet')} description={t('noSheetText')} /> : null}
    </Layer>
  );
}

interface SheetProps {
  readonly items: readonly ClosingItem[];
  /** What the par sheet has besides. */
  readonly others: readonly string[];
  readonly onClose: () => void;
}

function Sheet({ items, others, onClose }: SheetProps) {
  const t = useTexts(countTexts);
  const localName = useNames();
  const sheet = useClosingFigures(items);
  const { figures, problem, done, current, enter, saved } = sheet;
  const { save, pending } = useCountClosing(onClose);
  return (
    <Layer
      title={t('closing')}
      aside={<Text>{t('progress', { done, all: items.length })}</Text>}
      onClose={onClose}
      footer={
        <Stack gap="2" w="full">
          {current ? (
            <CountPad
              key={current.itemId}
              row={current}
              line={`closing.${current.itemId}`}
              onCount={(found) => enter(current, 'parts' in found ? found.parts : [{ ...nothing, unit: current.unit }])}
              onSkip={() => enter(current, null)}
            />
          ) : null}
          <Button
            size="xl"
            variant={current ? 'outline' : 'solid'}
            w="full"
            maxW="xl"
            mx="auto"
            loading={pending}
            disabled={figures.size === 0}
            onClick={() => void save(linesOf(figures), saved)}
          >
            {t('saveClosing', { n: figures.size })}
          </Button>
        </Stack>
      }
    >
      <Stack gap="3">
        <FormError error={problem} fontWeight="medium" />
        <Text color="fg.muted">{t('closingText')}</Text>
        <Lines items={items} sheet={sheet} />
        {others.length === 0 ? null : (
          <Text color="fg.muted">{t('notHere', { names: others.map(localName).join(', ') })}</Text>
        )}
      </Stack>
    </Layer>
  );
}

interface LinesProps {
  readonly items: readonly ClosingItem[];
  readonly sheet: ReturnType<typeof useClosingFigures>;
}

function Lines({ items, sheet }: LinesProps) {
  return (
    <Stack as="ol" gap="1" listStyleType="none">
      {items.map((item) => (
        <li key={item.itemId}>
          <ItemLine
            item={item}
            parts={sheet.figures.get(item.itemId) ?? sheet.waiting.get(item.itemId)}
            waits={!sheet.figures.has(item.itemId) && sheet.waiting.has(item.itemId)}
            isCurrent={item === sheet.current}
            onOpen={() => sheet.choose(item.itemId)}
          />
        </li>
      ))}
    </Stack>
  );
}

const nothing = { quantity: '0', sum: null };

interface ItemLineProps {
  readonly item: ClosingItem;
  readonly parts: readonly FoundPart[] | undefined;
  readonly waits: boolean;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

function ItemLine({ item, parts, waits, isCurrent, onOpen }: ItemLineProps) {
  const t = useTexts(countTexts);
  const localName = useNames();
  const partText = usePartText();
  return (
    <LineButton
      name={localName(item.itemName)}
      amount={
        <Text fontSize="lg" fontVariantNumeric="tabular-nums">
          {parts?.map((part) => partText(part)).join(' + ')}
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
      {waits ? (
        <Text color="fg.muted" textStyle="sm">
          {t('waits')}
        </Text>
      ) : null}
    </LineButton>
  );
}
