import { Center, chakra, Flex, Text } from '@chakra-ui/react';
import { ClipboardCheck } from 'lucide-react';
import { checksOf } from '../model/tiles.ts';
import { nameIn } from '../../../ui/format/name-in.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { Board, BoardCheck } from '../model/board.ts';
import { kioskTexts } from '../../texts.ts';
import { CheckState } from '../tiles/CheckState.tsx';
import { useFormatters } from '../useFormatters.ts';

const List = chakra('ul', {
  base: { listStyleType: 'none', display: 'grid', gap: '3', overflowY: 'auto', h: 'full', alignContent: 'start' },
});

interface ChecksViewProps {
  readonly board: Board;
  readonly stationIds: readonly string[];
  readonly time: number;
  readonly onOpen: (id: string) => void;
}

/** Today's line checks of the visible stations, late ones first: name, due time, progress, result. */
export function ChecksView({ board, stationIds, time, onOpen }: ChecksViewProps) {
  const t = useTexts(kioskTexts);
  const shown = checksOf(board, stationIds, time);
  if (shown.length === 0) {
    return (
      <Center h="full" flexDirection="column" gap="0.4em" color="fg.muted">
        <ClipboardCheck size="2em" aria-hidden="true" /> <Text>{t('noChecks')}</Text>
      </Center>
    );
  }
  return (
    <List tabIndex={0} aria-label={t('lineChecks')}>
      {shown.map((check) => (
        <Row key={check.id} check={check} time={time} onOpen={() => onOpen(check.id)} />
      ))}
    </List>
  );
}

function Row({
  check,
  time,
  onOpen,
}: {
  readonly check: BoardCheck;
  readonly time: number;
  readonly onOpen: () => void;
}) {
  const t = useTexts(kioskTexts);
  const { clock, language } = useFormatters();
  return (
    <Flex
      as="li"
      align="center"
      gap="0.6em"
      bg="bg.panel"
      rounded="l3"
      borderWidth="1px"
      px="0.5em"
      py="0.3em"
      wrap="wrap"
    >
      <Text flex="1 1 6em" minW="0" fontWeight="bold" lineHeight="1.15">
        {nameIn(language, check)}
      </Text>
      <Text fontSize="0.8em" fontVariantNumeric="tabular-nums">
        {clock(check.dueAt)}
      </Text>
      <Text fontSize="0.8em" fontVariantNumeric="tabular-nums" fontWeight="semibold">
        {t('answered', { done: check.answeredCount, all: check.itemCount })}
      </Text>
      {check.failedCount === 0 ? null : (
        <Text fontSize="0.6em" color="fg.error" fontWeight="bold">
          {t('failed', { n: check.failedCount })}
        </Text>
      )}
      {check.notMeasuredCount > 0 ? (
        <Text fontSize="0.6em" color="fg.warning" fontWeight="bold">
          {t('notMeasured', { n: check.notMeasuredCount })}
        </Text>
      ) : null}
      <CheckState check={check} time={time} onOpen={onOpen} />
    </Flex>
  );
}
