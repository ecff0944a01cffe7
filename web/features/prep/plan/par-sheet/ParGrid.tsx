import { Box, Input, Span, Table, Text } from '@chakra-ui/react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { weekdays } from '#schema/vocabulary.ts';
import { invalidating } from '../../../../platform/live/invalidate.ts';
import { Layer } from '../../../../ui/components/Layer.tsx';
import { formatDecimal } from '../../../../ui/format/decimal.ts';
import { SendButton } from '../../../../ui/forms/SendButton.tsx';
import { useAction } from '../../../../ui/forms/useAction.ts';
import { useValuesGuard } from '../../../../ui/forms/useFormGuard.ts';
import { useLanguage } from '../../../../ui/i18n/language.ts';
import { useNames } from '../../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../../ui/i18n/texts.ts';
import { useUnitName } from '../../../../ui/kitchen/unit-texts.ts';
import { useUpdateParsMutation } from '../../plan.generated.ts';
import { gridTexts } from './grid-texts.ts';
import {
  type Cell,
  cellOf,
  changedLines,
  type Edits,
  type GridLine,
  isBlock,
  parsInput,
  refusedCells,
  withPasted,
  withTyped,
} from './par-grid.ts';
import { planTexts } from '../plan-texts.ts';

interface ParGridProps {
  readonly lines: readonly GridLine[];
  readonly onClose: () => void;
  /** Reads the lines again: somebody has changed one. */
  readonly onRefused: () => void;
}

/** The pars of all lines in one grid, saved together. What somebody else saves meanwhile is shown at its cell. */
export function ParGrid({ lines, onClose, onRefused }: ParGridProps) {
  const t = useTexts(gridTexts);
  const [edits, setEdits] = useState<Edits>({});
  const guard = useValuesGuard(changedLines(edits, lines).length > 0);
  const { run, pending } = useAction(t('failed'));
  const [update] = useUpdateParsMutation(invalidating('prepItems', 'parSuggestions'));
  const count = changedLines(edits, lines).length;
  const refused = refusedCells(edits, lines);
  const save = async () => {
    const onDone = () => {
      guard.release();
      onClose();
    };
    const outcome = await run(() => update({ variables: { input: parsInput(edits, lines) } }), {
      toast: t('saved', { n: count }),
      onDone,
    });
    if (outcome.status === 'failed') onRefused();
  };
  const footer = (
    <>
      <Text me="auto" alignSelf="center" role="status" color={refused > 0 ? 'fg.error' : 'fg.muted'}>
        {refused > 0 ? t('wrong', { n: refused }) : t('changed', { n: count })}
      </Text>
      <SendButton type="button" loading={pending} disabled={count === 0 || refused > 0} onClick={() => void save()}>
        {t('save')}
      </SendButton>
    </>
  );
  return (
    <Layer title={t('title')} onClose={() => guard.leave(onClose)} footer={footer}>
      <Text color="fg.muted" mb="3">
        {t('help')}
      </Text>
      <Grid lines={lines} edits={edits} onEdit={setEdits} />
    </Layer>
  );
}

interface GridProps {
  readonly lines: readonly GridLine[];
  readonly edits: Edits;
  readonly onEdit: (edits: Edits) => void;
}

function Grid({ lines, edits, onEdit }: GridProps) {
  const plan = useTexts(planTexts);
  const localName = useNames();
  const table = useRef<HTMLDivElement>(null);
  const focus = (row: number, day: number) => {
    const field = table.current?.querySelector<HTMLInputElement>(`[data-cell="${String(row)}-${String(day)}"]`);
    field?.focus();
    field?.select();
  };
  return (
    <Box ref={table} overflowX="auto" borderWidth="1px" rounded="l2" bg="bg.panel">
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{plan('item')}</Table.ColumnHeader>
            {weekdays.map((day) => (
              <Table.ColumnHeader key={day} textAlign="end">
                {plan(day)}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {lines.map((line, row) => (
            <Table.Row key={line.id} bg="bg.panel">
              <LineName line={line} />
              {weekdays.map((weekday, day) => (
                <Table.Cell key={weekday} px="1">
                  <ParCell
                    at={`${String(row)}-${String(day)}`}
                    name={localName(line.itemName)}
                    day={plan(weekday)}
                    cell={cellOf(edits, line, day)}
                    onType={(typed) => onEdit(withTyped(edits, line, day, typed))}
                    onPaste={(block) => onEdit(withPasted(edits, lines, { row, day }, block))}
                    onMove={(step) => focus(row + step, day)}
                  />
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

/** The name of a line, which stays while the days are scrolled. */
function LineName({ line: { itemName, unit } }: { readonly line: GridLine }) {
  const localName = useNames();
  const unitName = useUnitName();
  return (
    <Table.Cell
      as="th"
      scope="row"
      position="sticky"
      insetStart="0"
      bg="bg.panel"
      zIndex="1"
      minW="32"
      fontWeight="medium"
    >
      {localName(itemName)}{' '}
      <Span color="fg.muted" fontWeight="normal">
        {unitName(unit)}
      </Span>
    </Table.Cell>
  );
}

interface ParCellProps {
  /** Its row and weekday, to find the field by. */
  readonly at: string;
  readonly name: string;
  readonly day: string;
  readonly cell: Cell;
  readonly onType: (typed: string) => void;
  readonly onPaste: (block: string) => void;
  /** To the cell above or below. */
  readonly onMove: (step: 1 | -1) => void;
}

function ParCell({ at, name, day, cell, onType, onPaste, onMove }: ParCellProps) {
  const t = useTexts(gridTexts);
  const language = useLanguage();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey) ? -1 : 1;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    onMove(step);
  };
  const paste = (event: ClipboardEvent) => {
    const block = event.clipboardData.getData('text/plain');
    // One figure is pasted into the cell as usual.
    if (!isBlock(block)) return;
    event.preventDefault();
    onPaste(block);
  };
  return (
    <>
      <Input
        data-cell={at}
        aria-label={t('cell', { name, day })}
        aria-invalid={cell.error !== undefined}
        title={cell.error}
        inputMode="decimal"
        autoComplete="off"
        minW="16"
        minH="11"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        bg={cell.changed ? 'brand.subtle' : 'transparent'}
        fontWeight={cell.changed ? 'bold' : 'normal'}
        value={cell.text}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        onPaste={paste}
      />
      {cell.others === null ? null : (
        <Text role="status" textStyle="xs" color="fg.warning">
          {t('others', { par: formatDecimal(cell.others, language) })}
        </Text>
      )}
    </>
  );
}
