import { Button, Flex, Heading, Stack, Table, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { acceptCountLine } from '#schema/inputs/counts.ts';
import { invalidating } from '../../platform/live/invalidate.ts';
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
  const missing = all.filter(({ line }) => line === null);
  const titleOf = ({ row, lotCode }: Target) => `${localName(row.itemName)}${lotCode === null ? '' : ` · ${lotCode}`}`;
  const csv = useCountCsv(count, all, titleOf);
  return (
    <Stack gap="4">
      <Flex gap="2" className="no-print">
        <Button variant="outline" size="sm" onClick={csv}>
          {t('csv')}
        </Button>
        <Button variant="outline" size="sm" onClick={() => print()}>
          {t('print')}
        </Button>
      </Flex>
      {counted.length === 0 ? null : (
        <Table.ScrollArea>
          <Table.Root size="sm">
            <Table.Header>
              <Table.Row>
                {[t('item'), t('counted'), t('expected'), t('difference'), t('value'), ''].map((head) => (
                  <Table.ColumnHeader key={head}>{head}</Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {counted.map((target) => (
                <ReviewRow key={target.key} count={count} target={target} title={titleOf(target)} />
              ))}
            </Table.Body>
          </Table.Root>
        </Table.ScrollArea>
      )}
      {missing.length === 0 ? null : (
        <Stack gap="1">
          <Heading as="h3" size="sm">
            {t('notCounted')}
          </Heading>
          <Text color="fg.muted">{t('notCountedText')}</Text>
          <Text>{missing.map((target) => `${titleOf(target)} (${target.placeName})`).join(', ')}</Text>
        </Stack>
      )}
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

interface ReviewRowProps {
  readonly count: CountRowFragment;
  readonly target: CountedTarget;
  readonly title: string;
}

function ReviewRow({ count, target: { line, row, placeName }, title }: ReviewRowProps) {
  const t = useTexts(countTexts);
  const [asking, setAsking] = useState<'accept' | 'recount' | null>(null);
  const decided = line.acceptedReason ?? (line.recountReason && t('recountBecause', { reason: line.recountReason }));
  return (
    <Table.Row>
      <Table.Cell>
        <Text fontWeight="semibold">{title}</Text>
        <Text color="fg.muted" textStyle="sm">
          {placeName} · {line.countedByName}
        </Text>
        {decided ? <Text textStyle="sm">{decided}</Text> : null}
        {line.overLimit === true && !decided ? (
          <Text color="fg.error" textStyle="sm">
            {t('overLimit')}
          </Text>
        ) : null}
      </Table.Cell>
      <Table.Cell>
        {line.quantity === null ? (
          t('skipped', { reason: line.skipReason ?? '' })
        ) : (
          <Quantity value={line.quantity} unit={row.unit} />
        )}
      </Table.Cell>
      <Table.Cell>
        <Quantity value={line.expectedQuantity} unit={row.unit} />
      </Table.Cell>
      <Table.Cell>{line.variance === null ? '–' : <Quantity value={line.variance} unit={row.unit} />}</Table.Cell>
      <Table.Cell>
        {line.variance === null ? '–' : <Money value={line.varianceValue} reason={t('unknownCost')} />}
      </Table.Cell>
      <Table.Cell className="no-print">
        {count.status === 'in_review' && line.quantity !== null ? (
          <Flex gap="1">
            {line.overLimit === true && line.acceptedReason === null ? (
              <Button size="sm" variant="outline" onClick={() => setAsking('accept')}>
                {t('accept')}
              </Button>
            ) : null}
            <Button size="sm" variant="ghost" onClick={() => setAsking('recount')}>
              {t('recount')}
            </Button>
          </Flex>
        ) : null}
        {asking === null ? null : <LineReason line={line} act={asking} title={title} onClose={() => setAsking(null)} />}
      </Table.Cell>
    </Table.Row>
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
      onConfirm={send}
      onClose={onClose}
    >
      {t(act === 'accept' ? 'acceptText' : 'recountText')}
    </ReasonDialog>
  );
}
