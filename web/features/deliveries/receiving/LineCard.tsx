import { Box, Button, Flex, Span, Text } from '@chakra-ui/react';
import { Check, ChevronDown, PackageX, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { receivingLimits } from '#schema/receiving-verdict.ts';
import { Quantity } from '../../../ui/kitchen/amounts.tsx';
import { TextField } from '../../../ui/forms/fields.tsx';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { asOrdered, type LineDraft } from './draft.ts';
import { lineProblems, problemText } from './line-problems.ts';
import { lineStatus } from './line-status.ts';
import { LineBadges } from './LineBadges.tsx';
import { LineFields } from './LineFields.tsx';
import { receivingTexts } from './receiving-texts.ts';
import { Refusal } from './Refusal.tsx';
import { WarmLine } from './WarmLine.tsx';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useAmount } from '../../../ui/kitchen/useAmount.ts';

interface LineCardProps {
  readonly line: LineDraft;
  readonly currency: string;
  readonly alertPercent: number;
  /** True after the first try to confirm: then missing fields are reported too. */
  readonly strict: boolean;
  readonly onChange: (next: (line: LineDraft) => LineDraft) => void;
  readonly onRemove: () => void;
}

/** One line of the delivery: quantity, temperature, price and refused quantity. */
export function LineCard({ line, currency, alertPercent, strict, onChange, onRemove }: LineCardProps) {
  const localName = useNames();
  const [refusing, setRefusing] = useState(line.refused !== '');
  const [open, setOpen] = useState(line.supplierLot !== '' || line.note !== '');
  const status = lineStatus(line);
  const problem = problemText(line, lineProblems(line, currency, useLanguage()), strict);
  const set = (change: Partial<LineDraft>) => onChange((before) => ({ ...before, ...change }));
  const item = localName(line.itemName);
  const warm = status.verdict?.result === 'fail' && status.accepted.greaterThan(0);
  const refuseAll = () => {
    setRefusing(true);
    set({ refused: line.got, reason: 'temperature', override: '' });
  };
  return (
    <Box
      as="article"
      aria-label={item}
      id={`line-${line.key}`}
      scrollMarginTop="20"
      scrollMarginBottom="40"
      px={{ base: '4', md: '5' }}
      py="4"
      borderTopWidth="1px"
    >
      <LineHead line={line} onAsOrdered={() => onChange(asOrdered)}>
        <LineBadges
          status={status}
          unit={line.unit}
          temperatureUnit={line.temperatureUnit}
          hot={receivingLimits[line.tcsClass]?.bound === 'min'}
          overridden={line.override.trim() !== ''}
        />
      </LineHead>
      <LineFields line={line} currency={currency} alertPercent={alertPercent} problem={problem} onChange={set} />
      {warm ? <WarmLine line={line} onChange={set} onRefuseAll={refuseAll} /> : null}
      {refusing ? (
        <Refusal
          line={line}
          onChange={set}
          quantityError={problem('refused')}
          reasonError={problem('reason')}
          onNone={() => {
            setRefusing(false);
            set({ refused: '', reason: null });
          }}
        />
      ) : null}
      {open ? <LotAndNote line={line} onChange={set} /> : null}
      <LineActions
        item={item}
        onRefuse={refusing ? undefined : () => setRefusing(true)}
        onDetails={open ? undefined : () => setOpen(true)}
        onRemove={line.ordered === null ? onRemove : undefined}
      />
    </Box>
  );
}

interface LotAndNoteProps {
  readonly line: LineDraft;
  readonly onChange: (change: Partial<LineDraft>) => void;
}

function LotAndNote({ line, onChange }: LotAndNoteProps) {
  const localName = useNames();
  const t = useTexts(receivingTexts);
  const item = localName(line.itemName);
  return (
    <Flex gap="3" mt="3" direction={{ base: 'column', sm: 'row' }}>
      <TextField
        label={t('lot')}
        aria-label={t('lotOf', { item })}
        maxLength={limits.nameMax}
        value={line.supplierLot}
        onChange={(event) => onChange({ supplierLot: event.target.value })}
      />
      <TextField
        label={t('note')}
        aria-label={t('noteOf', { item })}
        maxLength={limits.noteMax}
        value={line.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </Flex>
  );
}

interface LineActionsProps {
  readonly item: string;
  readonly onRefuse: (() => void) | undefined;
  readonly onDetails: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

/** The actions on a line that are not open yet. */
function LineActions({ item, onRefuse, onDetails, onRemove }: LineActionsProps) {
  const t = useTexts(receivingTexts);
  return (
    <Flex gap="1" mt="2" ms="-3" wrap="wrap">
      {onRefuse ? (
        <Button variant="ghost" px="3" aria-label={t('refuseOf', { item })} onClick={onRefuse}>
          <PackageX size={18} aria-hidden="true" /> {t('refuse')}
        </Button>
      ) : null}
      {onDetails ? (
        <Button variant="ghost" px="3" aria-label={t('detailsOf', { item })} onClick={onDetails}>
          <ChevronDown size={18} aria-hidden="true" /> {t('details')}
        </Button>
      ) : null}
      {onRemove ? (
        <Button variant="ghost" px="3" aria-label={t('removeOf', { item })} onClick={onRemove}>
          <Trash2 size={18} aria-hidden="true" /> {t('remove')}
        </Button>
      ) : null}
    </Flex>
  );
}

interface LineHeadProps {
  readonly line: LineDraft;
  readonly onAsOrdered: () => void;
  readonly children: ReactNode;
}

function LineHead({ line, onAsOrdered, children }: LineHeadProps) {
  const localName = useNames();
  const t = useTexts(receivingTexts);
  const amount = useAmount();
  const ordered = line.ordered === null ? null : amount(line.ordered, line.unit);
  const packs = packsOf(line);
  return (
    <Flex gap="3" wrap="wrap" align="flex-start" justify="space-between" mb="3">
      <Box flex="1 1 8rem" minW="0">
        <Text as="h3" fontWeight="semibold" fontSize="lg" lineHeight="1.3">
          {localName(line.itemName)}
        </Text>
        <Text color="fg.muted">
          {ordered === null ? t('notOrdered') : t('ordered', { quantity: ordered })}
          {packs === null ? null : (
            <Span whiteSpace="nowrap">
              {' · '}
              {packs} × <Quantity value={line.packQuantity} unit={line.unit} />
            </Span>
          )}
        </Text>
        <Flex gap="1.5" wrap="wrap" mt="2">
          {children}
        </Flex>
      </Box>
      {ordered !== null && line.got === '' ? (
        <Button
          size="2xl"
          px="5"
          fontSize="md"
          variant="outline"
          flexShrink="0"
          onClick={onAsOrdered}
          aria-label={`${t('asOrdered')}: ${localName(line.itemName)}`}
        >
          <Check size={20} aria-hidden="true" /> {t('asOrdered')}
        </Button>
      ) : null}
    </Flex>
  );
}

/** The number of whole packs ordered; null when it adds no information. */
function packsOf(line: LineDraft): string | null {
  const [ordered, pack] = [Number(line.ordered), Number(line.packQuantity)];
  if (line.ordered === null || !pack || pack === 1) return null;
  const packs = ordered / pack;
  return Number.isInteger(packs) ? String(packs) : null;
}
