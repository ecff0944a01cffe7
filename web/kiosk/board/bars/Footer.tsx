import { Button, type ButtonProps, Flex, type FlexProps, Span, Text } from '@chakra-ui/react';
import { History, Sigma } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { Board, BoardTask } from '../model/board.ts';
import { type Tile, tileName } from '../model/tiles.ts';
import type { Total } from '../model/totals.ts';
import { kioskTexts } from '../../texts.ts';
import { useFormatters } from '../useFormatters.ts';

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

/** The day at a glance: recall, all-day totals, next delivery, low stock, next task. */
export function Footer({ board, totals, last, next, time, canAct, onRecall, onAllDay, onStock }: FooterProps) {
  const t = useTexts(kioskTexts);
  const { amount, clock, language } = useFormatters();
  const nextName = next === null ? '' : tileName(next, language);
  const recall = last?.completedAt ? t('recallLast', { name: last.name, time: clock(last.completedAt) }) : null;
  return (
    <Flex as="footer" {...frame}>
      {canAct ? (
        <Button
          {...line}
          variant="subtle"
          colorPalette="gray"
          maxW="16em"
          disabled={recall === null}
          onClick={onRecall}
        >
          <History aria-hidden="true" />
          <Line>{recall ?? t('nothingToRecall')}</Line>
        </Button>
      ) : null}
      <Button {...line} flex="1 1 14em" onClick={onAllDay}>
        <Sigma aria-hidden="true" />
        <Line>
          <strong>{t('allDay')}:</strong>{' '}
          {totals.map(({ name, unit, quantity }) => `${name} ${amount(quantity, unit)}`).join(' · ')}
        </Line>
      </Button>
      <Button {...line} onClick={onStock}>
        <Line>
          <Arriving board={board} time={time} />
          <strong>{t('lowStock')}:</strong> {t('lowCount', { n: board.lowItems.length })}
          {board.lots.length === 0 ? null : (
            <>
              {' · '}
              <strong>{t('useFirst')}:</strong> {t('useFirstCount', { n: board.lots.length })}
            </>
          )}
        </Line>
      </Button>
      {next === null ? null : (
        <Line px="3" whole>
          <strong>{t('next')}:</strong> {clock(next.dueAt)} {nextName}
        </Line>
      )}
    </Flex>
  );
}

const frame: FlexProps = {
  className: 'no-print',
  align: 'center',
  // One line on a wide screen: a second one takes the height of a row of tiles.
  wrap: { base: 'wrap', xl: 'nowrap' },
  columnGap: '2',
  bg: 'bg.panel',
  borderTopWidth: '1px',
  px: '3',
  py: '1',
  fontSize: 'clamp(1rem, 0.45em, 2.4vmin)',
};

const line: ButtonProps = {
  variant: 'ghost',
  px: '3',
  minH: '16',
  minW: '0',
  maxW: 'full',
  fontSize: 'inherit',
  fontWeight: 'medium',
  justifyContent: 'flex-start',
  _icon: { boxSize: '1.2em' },
};

interface LineProps {
  readonly children: ReactNode;
  readonly px?: string;
  /** Never truncated: the other facts are. */
  readonly whole?: boolean;
}

function Line({ children, px, whole = false }: LineProps) {
  return (
    <Text
      as="span"
      px={px}
      truncate
      lineHeight="1.35"
      minW="0"
      {...(whole ? { flexShrink: 0, maxW: { xl: '22em' } } : {})}
    >
      {children}
    </Text>
  );
}

/** The next delivery, and whether it is late. */
function Arriving({ board, time }: { readonly board: Board; readonly time: number }): ReactNode {
  const t = useTexts(kioskTexts);
  const { when } = useFormatters();
  const [first] = board.deliveries;
  if (!first) return null;
  const late = first.expectedAt !== null && Date.parse(first.expectedAt) < time;
  return (
    <>
      <strong>{t('arriving')}:</strong> {first.supplierName}{' '}
      {first.expectedAt === null ? '' : when(first.expectedAt, time)}
      {late ? <Span color="fg.error"> {t('lateDelivery')}</Span> : null}
      {' · '}
    </>
  );
}
