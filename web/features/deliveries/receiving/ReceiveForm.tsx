import { Box, Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { Decimal } from 'decimal.js';
import { CheckCheck, PackageOpen } from 'lucide-react';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { Panel } from '../../../ui/components/Panel.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { DeliverySheetFragment } from '../deliveries.generated.ts';
import { type DeliverableItem, ItemSearch } from '../ItemSearch.tsx';
import { wholeMinorUnits } from '../../../ui/format/money.ts';
import { TotalsPanel } from '../TotalsPanel.tsx';
import { ActionBar } from './ActionBar.tsx';
import { allAsOrdered, type ReceivingContext, type Draft, type LineDraft } from './draft.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { InvoicePanel } from './InvoicePanel.tsx';
import { totalsOf } from './line-status.ts';
import { LineCard } from './LineCard.tsx';
import { receivingTexts } from './receiving-texts.ts';
import { useDraft } from './useDraft.ts';
import { useSubmit } from './useSubmit.ts';
import { moneyAsTyped } from '../../../ui/forms/typed-figures.ts';

interface ReceiveFormProps {
  readonly delivery: DeliverySheetFragment;
  readonly currency: string;
  readonly alertPercent: number;
  /** Called when it is in stock. */
  readonly onPosted: (delivery: DeliverySheetFragment) => void;
}

/** The receiving form: lines to count, the invoice, the totals, and the confirmation that adds the goods to the stock. */
export function ReceiveForm({ delivery, currency, alertPercent, onPosted }: ReceiveFormProps) {
  const draftState = useDraft(delivery, currency);
  const submit = useSubmit(delivery, draftState, onPosted);
  const { draft, context, change } = draftState;
  const totals = totalsOf(draft, context.currency);
  const invoice = wholeMinorUnits(draft.invoiceTotal, context.currency);
  return (
    <Box className="no-print">
      <DraftNotice draftState={draftState} delivery={delivery} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) min(20rem, 40%)' }}
        gap="5"
        alignItems="start"
      >
        <Lines
          draft={draft}
          supplierId={delivery.supplierId}
          currency={currency}
          alertPercent={alertPercent}
          strict={submit.strict}
          onAll={() => change(allAsOrdered)}
          onLine={draftState.changeLine}
          onAdd={(item) => change((before) => withItem(before, item, context))}
          onRemove={(line) => change((before) => without(before, line))}
        />
        <Stack gap="5" position={{ xl: 'sticky' }} top={{ xl: '20' }}>
          <InvoicePanel
            draft={draft}
            alsoOn={delivery.invoiceAlsoOn}
            currency={currency}
            errors={submit.errors}
            onChange={(values) => change((before) => ({ ...before, ...values }))}
          />
          <TotalsPanel
            accepted={totals.accepted}
            credit={totals.credit}
            unpriced={totals.unpriced}
            invoice={invoice === null ? null : new Decimal(invoice)}
          />
        </Stack>
      </Grid>
      <ActionBar submit={submit} counted={totals.counted} lines={draft.lines.length} credit={totals.credit} />
    </Box>
  );
}

interface LinesProps {
  readonly draft: Draft;
  readonly supplierId: string;
  readonly currency: string;
  readonly alertPercent: number;
  readonly strict: boolean;
  readonly onAll: () => void;
  readonly onLine: (key: string, next: (line: LineDraft) => LineDraft) => void;
  readonly onAdd: (item: DeliverableItem) => void;
  readonly onRemove: (line: LineDraft) => void;
}

function Lines({ draft, supplierId, onAll, onLine, onAdd, onRemove, ...rest }: LinesProps) {
  const t = useTexts(receivingTexts);
  const ordered = draft.lines.some((line) => line.ordered !== null);
  // An item may arrive in two lots, so only the supplier's own list offers each item once.
  const listed = ordered ? undefined : new Set(draft.lines.map((line) => line.itemId));
  return (
    <Stack gap="5" minW="0">
      <Panel flush>
        <Flex gap="3" p={{ base: '4', md: '5' }} align="center" justify="space-between" wrap="wrap">
          <Text as="h2" fontWeight="semibold">
            {t('linesTitle')}
          </Text>
          {ordered ? (
            <Button
              size="2xl"
              h="auto"
              minH="16"
              whiteSpace="normal"
              fontSize="md"
              px="5"
              variant="outline"
              w={{ base: 'full', sm: 'auto' }}
              onClick={onAll}
            >
              <CheckCheck size={22} aria-hidden="true" /> {t('allAsOrdered')}
            </Button>
          ) : null}
        </Flex>
        {draft.lines.length === 0 ? (
          <EmptyState icon={PackageOpen} title={t('firstItem')} description={t('blindHint')} />
        ) : null}
        {draft.lines.map((line) => (
          <LineCard
            key={line.key}
            line={line}
            {...rest}
            onChange={(next) => onLine(line.key, next)}
            onRemove={() => onRemove(line)}
          />
        ))}
      </Panel>
      <Panel title={t(ordered ? 'addUnordered' : 'addTitle')}>
        <ItemSearch onPick={onAdd} supplierId={ordered ? undefined : supplierId} without={listed} />
      </Panel>
    </Stack>
  );
}

function withItem(draft: Draft, item: DeliverableItem, context: ReceivingContext): Draft {
  const line: LineDraft = {
    key: crypto.randomUUID(),
    id: null,
    itemId: item.id,
    itemName: item.name,
    unit: item.unit,
    tcsClass: item.tcsClass,
    packQuantity: item.packQuantity,
    packDescription: item.packDescription,
    ordered: null,
    lastPrice: item.lastUnitCost,
    got: '',
    refused: '',
    reason: null,
    price: moneyAsTyped(item.lastUnitCost, context.currency),
    temperature: '',
    temperatureUnit: context.temperatureUnit,
    supplierLot: '',
    useBy: '',
    override: '',
    note: '',
  };
  return { ...draft, lines: [...draft.lines, line] };
}

function without(draft: Draft, line: LineDraft): Draft {
  return {
    ...draft,
    lines: draft.lines.filter(({ key }) => key !== line.key),
    removed: line.id === null ? draft.removed : [...draft.removed, line.id],
  };
}
