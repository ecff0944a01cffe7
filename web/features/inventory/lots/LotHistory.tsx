import { Box, Text } from '@chakra-ui/react';
import type { LotDetailQuery } from '../inventory.generated.ts';
import { Quantity } from '../../../ui/kitchen/amounts.tsx';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { formatMoment } from '../../../ui/format/times.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { movementTexts } from '../../../ui/kitchen/movement-texts.ts';
import { lotTexts } from '../lot-texts.ts';
import { changeOf, type HistoryEntry, lotHistory } from './lot-history.ts';

const actions = {
  'lot.opened': 'did_opened',
  'lot.frozen': 'did_frozen',
  'lot.thawed': 'did_thawed',
  'lot.moved': 'did_moved',
  'lot.split': 'did_split',
  'lot.quarantined': 'did_quarantined',
  'lot.released': 'did_released',
} as const satisfies Record<string, keyof typeof lotTexts.en>;

function isKnown(action: string): action is keyof typeof actions {
  return Object.hasOwn(actions, action);
}

/** The movements and events of a lot, newest first. */
export function LotHistory({ data, unit }: { readonly data: LotDetailQuery; readonly unit: string }) {
  return (
    <Box as="ol" listStyleType="none" borderStartWidth="2px" ps="4">
      {lotHistory(data.stockLotMovements, data.stockLotEvents).map((entry) => (
        <Box as="li" key={entry.kind === 'event' ? entry.event.id : entry.movement.id} pb="3">
          {entry.kind === 'event' ? <EventLine entry={entry} /> : <MovementLine entry={entry} unit={unit} />}
        </Box>
      ))}
    </Box>
  );
}

function EventLine({ entry: { event } }: { readonly entry: Extract<HistoryEntry, { kind: 'event' }> }) {
  const t = useTexts(lotTexts);
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const place = changeOf(event.changes, 'place');
  const useBy = changeOf(event.changes, 'useBy');
  const reason = changeOf(event.changes, 'reason');
  const moment = (at: string) => (at === '' ? t('noDate') : formatMoment(new Date(at), language, timeZone));
  return (
    <>
      <Text fontWeight="medium">{isKnown(event.action) ? t(actions[event.action]) : event.action}</Text>
      {place ? (
        <Text textStyle="sm">{t('fromTo', { from: place.from || t('nothing'), to: place.to || t('nothing') })}</Text>
      ) : null}
      {useBy ? (
        <Text textStyle="sm">
          {t('useBy')}: {t('fromTo', { from: moment(useBy.from), to: moment(useBy.to) })}
        </Text>
      ) : null}
      {reason ? <Text textStyle="sm">“{reason.to}”</Text> : null}
      <Text color="fg.muted" textStyle="sm">
        {event.actorName ?? t('brigade')} · <Timestamp at={event.createdAt} />
      </Text>
    </>
  );
}

interface MovementLineProps {
  readonly entry: Extract<HistoryEntry, { kind: 'movement' }>;
  readonly unit: string;
}

function MovementLine({ entry: { movement }, unit }: MovementLineProps) {
  const t = useTexts(lotTexts);
  const nameOf = useTexts(movementTexts);
  const { type, quantity, reason, reversed, byName, occurredAt } = movement;
  return (
    <>
      <Text fontWeight="medium" textDecoration={reversed ? 'line-through' : undefined}>
        {nameOf(type)} {quantity.startsWith('-') ? '' : '+'}
        <Quantity value={quantity} unit={unit} />
        {reversed ? ` · ${t('takenBack')}` : ''}
      </Text>
      {reason === null || type === 'opening' ? null : <Text textStyle="sm">“{reason}”</Text>}
      <Text color="fg.muted" textStyle="sm">
        {byName ?? t('brigade')} · <Timestamp at={occurredAt} />
      </Text>
    </>
  );
}
