import { Box, Button, type ButtonProps, Flex, Span, Text } from '@chakra-ui/react';
import { History, Sigma } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../ui/texts.ts';
import type { Board, BoardTask } from '../board/board.ts';
import type { Tile } from '../board/tiles.ts';
import type { Total } from '../board/totals.ts';
import { kioskTexts } from '../texts.ts';
import { useWriting } from './useWriting.ts';

interface FooterProps {
  readonly board: Board;
  readonly totals: readonly Total[];
  readonly last: BoardTask | null;
  readonly next: Tile | null;
  readonly time: number;
  readonly canAct: boolean;
  readonly onRecall: () => void;
  readonly onAllDay: () => void;
  readonly onStock: () => void;
}

/** The day at a glance: what is still to be made, what comes, what runs low, what is next, and the way back. */
export function Footer(props: FooterProps) {
  return (
    <Box as="footer" className="no-print" bg="bg.panel" borderTopWidth="1px" px="3" py="1" fontSize="max(0.45em, 1rem)">
      <Day {...props} />
      <Ways {...props} />
    </Box>
  );
}

const line: ButtonProps = {
  variant: 'ghost',
  px: '3',
  minH: '12',
  minW: '0',
  fontSize: 'inherit',
  fontWeight: 'medium',
  justifyContent: 'flex-start',
};

function Day({ board, totals, time, onAllDay, onStock }: FooterProps) {
  const t = useTexts(kioskTexts);
  const { amount } = useWriting();
  return (
    <Flex align="center" gap="2" wrap="wrap">
      <Button {...line} flex="1 1 40%" onClick={onAllDay}>
        <Sigma size="1.2em" aria-hidden="true" />
        <Text as="span" truncate>
          <strong>{t('allDay')}:</strong>{' '}
          {totals.map(({ name, unit, quantity }) => `${name} ${amount(quantity, unit)}`).join(' · ')}
        </Text>
      </Button>
      <Button {...line} maxW="full" onClick={onStock}>
        <Text as="span" truncate>
          <Arriving board={board} time={time} /> <strong>{t('lowStock')}:</strong>{' '}
          {t('lowCount', { n: board.lowItems.length })}
        </Text>
      </Button>
    </Flex>
  );
}

function Ways({ last, next, canAct, onRecall }: FooterProps) {
  const t = useTexts(kioskTexts);
  const { clock } = useWriting();
  const nextName = next === null ? '' : next.kind === 'task' ? next.task.name : next.check.name;
  const recall = last?.completedAt ? t('recallLast', { name: last.name, time: clock(last.completedAt) }) : null;
  return (
    <Flex align="center" gap="2">
      {canAct ? (
        <Button {...line} variant="subtle" colorPalette="gray" minH="16" disabled={recall === null} onClick={onRecall}>
          <History size="1.2em" aria-hidden="true" />
          <Span truncate>{recall ?? t('nothingToRecall')}</Span>
        </Button>
      ) : null}
      {next === null ? null : (
        <Text flex="1" minW="0" truncate textAlign="end">
          <strong>{t('next')}:</strong> {clock(next.dueAt)} {nextName}
        </Text>
      )}
    </Flex>
  );
}

/** The next delivery, and that it is late. */
function Arriving({ board, time }: { readonly board: Board; readonly time: number }): ReactNode {
  const t = useTexts(kioskTexts);
  const { clock } = useWriting();
  const [first] = board.deliveries;
  if (!first) return null;
  const late = first.expectedAt !== null && Date.parse(first.expectedAt) < time;
  return (
    <>
      <strong>{t('arriving')}:</strong> {first.supplierName} {first.expectedAt === null ? '' : clock(first.expectedAt)}
      {late ? <Span color="fg.error"> {t('lateDelivery')}</Span> : null}
    </>
  );
}
