import { Box, Button, Flex, Heading, Span, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { acceptCountLine } from '#schema/inputs/counts.ts';
import { invalidating } from '../../platform/live/invalidate.ts';
import { type Column, DataTable } from '../../ui/components/DataTable.tsx';
import { downloadCsv } from '../../ui/format/csv.ts';
import { ReasonDialog } from '../../ui/forms/ReasonDialog.tsx';
import { useNames } from '../../ui/i18n/useNames.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { Money, Quantity } from '../../ui/kitchen/amounts.tsx';
import type { Line, PlaceRows, Target } from './count-rows.ts';
import { type CountRowFragment, useAcceptCountLineMutation, useRequestRecountMutation } from './counts.generated.ts';
import { countTexts } from './texts.ts';

interface ReviewTableProps {
  readonly count: CountRowFragment;
  readonly places: readonly PlaceRows[];
}

interface CountedTarget extends PlacedTarget {
  readonly line: Line;
}

/** The counted lines with what was expected and how far they differ, and the items that nobody counted. */
export function ReviewTable({ count, places }: ReviewTableProps) {
  const t = useTexts(countTexts);
  const localName = useNames();
  const nameOf = ({ place }: PlaceRows) => (place.name === null ? t('noPlace') : localName(place.name));
  const all = places.flatMap((each) => each.targets.map((target) => ({ ...target, placeName: nameOf(each) })));
  const counted = all.flatMap((target): CountedTarget[] => (target.line ? [{ ...target, line: target.line }] : []));
  const titleOf = ({ row, lotCode }: Target) => `${localName(row.itemName)}${lotCode === null ? '' : ` · ${lotCode}`}`;
  const csv = useCountCsv(count, all, titleOf);
  return (
    <Stack gap="4">
      {counted.length === 0 ? null : (
        <Flex gap="2" className="no-print">
          <Button variant="outline" size="sm" onClick={csv}>
            {t('csv')}
          </Button>
          <Button variant="outline" size="sm" onClick={() => print()}>
            {t('print')}
          </Button>
        </Flex>
      )}
      {counted.length === 0 ? null : <CountedTable count={count} targets={counted} titleOf={titleOf} />}
      {count.status === 'open' ? null : <NotCounted places={places} titleOf={titleOf} nameOf={nameOf} />}
    </Stack>
  );
}

interface NotCountedProps {
  readonly places: readonly PlaceRows[];
  readonly titleOf: (target: Target) => string;
  readonly nameOf: (place: PlaceRows) => string;
}

/** The items that nobody counted, by place. */
function NotCounted({ places, titleOf, nameOf }: NotCountedProps) {
  const t = useTexts(countTexts);
  const missing = places
    .map((place) => ({ name: nameOf(place), targets: place.targets.filter(({ line }) => line === null) }))
    .filter(({ targets }) => targets.length > 0);
  if (missing.length === 0) return null;
  return (
    <Stack gap="2">
      <Box>
        <Heading as="h3" size="sm">
          {t('notCounted')}
        </Heading>
        <Text color="fg.muted">{t('notCountedText')}</Text>
      </Box>
      {missing.map(({ name, targets }) => (
        <Text key={name}>
          <Span fontWeight="semibold">{name}: </Span>
          {targets.map(titleOf).join(', ')}
        </Text>
      ))}
    </Stack>
  );
}

interface PlacedTarget extends Target {
  readonly placeName: string;
}

/** Saves all lines as a file, also those that nobody counted. */
function useCountCsv(count: CountRowFragment, all: readonly PlacedTarget[], titleOf: (target: Target) => string) {
  const t = useTexts(countTexts);
  const heads = [
    t('place'),
    t('item'),
    t('counted'),
    t('unit'),
    t('expected'),
    t('difference'),
    t('percent'),
    t('value'),
  ];
  return () =>
    downloadCsv(
      `count-${count.businessDate}`,
      heads,
      all.map(({ line, placeName, ...target }) => [
        placeName,
        titleOf({ ...target, line }),
        line?.quantity ?? t(line === null ? 'notCounted' : 'skip'),
        target.row.unit,
        line?.expectedQuantity,
        line?.variance,
        line?.variancePercent,
        line?.varianceValue,
      ]),
    );
}

interface CountedTableProps {
  readonly count: CountRowFragment;
  readonly targets: readonly CountedTarget[];
  readonly titleOf: (target: Target) => string;
}

/** The counted lines; in review the largest difference comes first. */
function CountedTable({ count, targets, titleOf }: CountedTableProps) {
  const t = useTexts(countTexts);
  const columns: readonly Column<CountedTarget>[] = [
    {
      key: 'item',
      header: t('item'),
      primary: true,
      cell: (target) => <CountedItem target={target} title={titleOf(target)} />,
      sortValue: titleOf,
    },
    { key: 'place', header: t('place'), cell: ({ placeName }) => placeName, sortValue: ({ placeName }) => placeName },
    { key: 'counted', header: t('counted'), numeric: true, cell: (target) => <Counted target={target} /> },
    {
      key: 'expected',
      header: t('expected'),
      numeric: true,
      cell: ({ line, row }) => <Quantity value={line.expectedQuantity} unit={row.unit} />,
    },
    {
      key: 'difference',
      header: t('difference'),
      numeric: true,
      cell: ({ line, row }) => (line.variance === null ? '–' : <Quantity value={line.variance} unit={row.unit} />),
    },
    {
      key: 'value',
      header: t('value'),
      numeric: true,
      cell: ({ line }) =>
        line.variance === null ? '–' : <Money value={line.varianceValue} reason={t('unknownCost')} />,
      sortValue: ({ line }) => Math.abs(Number(line.varianceValue ?? 0)),
    },
  ];
  const decide: Column<CountedTarget> = {
    key: 'decide',
    header: t('decide'),
    screenOnly: true,
    cell: (target) => <Decide target={target} title={titleOf(target)} />,
  };
  return (
    <DataTable
      caption={t('counted')}
      columns={count.status === 'in_review' ? [...columns, decide] : columns}
      rows={targets}
      rowKey={({ key }) => key}
      defaultSort="-value"
      sortParam="lines"
      empty={null}
    />
  );
}

function CountedItem({ target: { line }, title }: { readonly target: CountedTarget; readonly title: string }) {
  const t = useTexts(countTexts);
  const decided = line.acceptedReason ?? (line.recountReason && t('recountBecause', { reason: line.recountReason }));
  return (
    <Box>
      <Text fontWeight="semibold">{title}</Text>
      <Text color="fg.muted" textStyle="sm">
        {line.countedByName}
      </Text>
      {decided ? <Text textStyle="sm">{decided}</Text> : null}
      {line.overLimit === true && !decided ? (
        <Text color="fg.error" textStyle="sm">
          {t('overLimit')}
        </Text>
      ) : null}
    </Box>
  );
}

function Counted({ target: { line, row } }: { readonly target: CountedTarget }) {
  const t = useTexts(countTexts);
  if (line.quantity === null) return t('skipped', { reason: line.skipReason ?? '' });
  return <Quantity value={line.quantity} unit={row.unit} />;
}

/** Accepts a difference above the limit, or has the line counted again. */
function Decide({ target: { line }, title }: { readonly target: CountedTarget; readonly title: string }) {
  const t = useTexts(countTexts);
  const [asking, setAsking] = useState<'accept' | 'recount' | null>(null);
  if (line.quantity === null) return null;
  return (
    <Flex gap="2" wrap="wrap">
      {line.overLimit === true && line.acceptedReason === null ? (
        <Button variant="outline" onClick={() => setAsking('accept')}>
          {t('accept')}
        </Button>
      ) : null}
      <Button variant="ghost" onClick={() => setAsking('recount')}>
        {t('recount')}
      </Button>
      {asking === null ? null : <LineReason line={line} act={asking} title={title} onClose={() => setAsking(null)} />}
    </Flex>
  );
}

interface LineReasonProps {
  readonly line: Line;
  readonly act: 'accept' | 'recount';
  readonly title: string;
  readonly onClose: () => void;
}

function LineReason({ line, act, title, onClose }: LineReasonProps) {
  const t = useTexts(countTexts);
  const changed = invalidating('countSheet', 'countSessions');
  const [accept] = useAcceptCountLineMutation(changed);
  const [recount] = useRequestRecountMutation(changed);
  const send = (reason: string): Promise<unknown> =>
    act === 'accept'
      ? accept({ variables: { input: { id: line.id, reason } } })
      : recount({ variables: { input: { lineIds: [line.id], reason } } });
  return (
    <ReasonDialog
      title={title}
      label={t('reason')}
      confirmLabel={t(act)}
      rule={acceptCountLine.shape.reason}
      destructive={false}
      onConfirm={send}
      onClose={onClose}
    >
      {t(act === 'accept' ? 'acceptText' : 'recountText')}
    </ReasonDialog>
  );
}
