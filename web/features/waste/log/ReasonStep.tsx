import { chakra, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { limits } from '#schema/limits.ts';
import type { Unit } from '#schema/vocabulary.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { SelectField, TextField } from '../../../ui/forms/fields.tsx';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { Layer } from '../../../ui/components/Layer.tsx';
import { nameIn } from '../../../ui/format/name-in.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { Press } from '../../../platform/offline/queue.ts';
import { usePress } from '../../../platform/offline/usePress.ts';
import { isText, useUnfinished } from '../../../platform/session/unfinished.ts';
import { useViewer } from '../../../platform/session/viewer.ts';
import { wasteTexts } from '../texts.ts';
import {
  LogWasteDocument,
  type LogWasteInput,
  useWasteChoicesQuery,
  type WasteRowFragment,
} from '../waste.generated.ts';
import { useLeaveGuard } from '../../../ui/forms/useLeaveGuard.ts';
import type { WasteItem } from './ItemStep.tsx';
import { LotChoice } from './LotChoice.tsx';
import { lotForReason, type WasteLot, type WasteReason } from './lots.ts';
import { StepFooter } from './StepFooter.tsx';
import { useAmount } from '../../../ui/kitchen/useAmount.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

interface ReasonStepProps {
  readonly item: WasteItem;
  readonly quantity: string;
  readonly unit: Unit;
  readonly lots: readonly WasteLot[];
  /** The chosen lot; undefined until one is chosen: then the reason decides. */
  readonly lot: WasteLot | null | undefined;
  readonly onLot: (lot: WasteLot | null) => void;
  /** `press`: the entry in the outbox, when it waits to be sent. */
  readonly onLogged: (entry: WasteRowFragment, press?: Press) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

function isReason(value: unknown): value is WasteReason {
  return typeof value === 'object' && value !== null && 'id' in value && 'expected' in value;
}

/** The reason and the lot; optionally the station and a note. */
export function ReasonStep({ item, quantity, unit, lots, lot, onLot, onLogged, onBack, onClose }: ReasonStepProps) {
  const localName = useNames();
  const t = useTexts(wasteTexts);
  const [reason, setReason] = useUnfinished<WasteReason | undefined>('waste.reason', undefined, isReason);
  const [stationId, setStationId] = useUnfinished('waste.station', '', isText);
  const [note, setNote] = useUnfinished('waste.note', '', isText);
  const { log, loading, error } = useLogging(onLogged);
  const amount = useAmount()(quantity, unit);
  const chosen = lot === undefined ? lotForReason(lots, reason, { quantity, unit }) : lot;
  const send = () => {
    if (reason === undefined) return;
    const input = {
      itemId: item.id,
      quantity,
      unit,
      reasonId: reason.id,
      ...(chosen === null || reason.expected ? {} : { lotId: chosen.id }),
      ...(stationId === '' ? {} : { stationId }),
      ...(note.trim() === '' ? {} : { note: note.trim() }),
    };
    const lotCode = input.lotId ? (chosen?.lotCode ?? null) : null;
    void log(input, { title: `${localName(item.name)} · ${amount}`, item, reason, lotCode });
  };
  return (
    <Layer
      title={t('title')}
      onClose={useLeaving(onClose)}
      footer={
        <StepFooter
          label={t('log', { amount })}
          disabled={reason === undefined}
          loading={loading}
          onNext={send}
          onBack={onBack}
        />
      }
    >
      <Stack gap="4" maxW="2xl" mx="auto">
        <Text fontSize="lg">
          <strong>{localName(item.name)}</strong> · {amount}
        </Text>
        <FormError error={error} fontWeight="semibold" />
        <Choices reasonId={reason?.id} onReason={setReason} stationId={stationId} onStation={setStationId}>
          {reason?.expected ? <TrimText /> : <LotChoice lots={lots} chosen={chosen} onChoose={onLot} />}
        </Choices>
        <TextField
          label={t('note')}
          maxLength={limits.noteMax}
          autoComplete="off"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Stack>
    </Layer>
  );
}

/** The quantity of the step before is lost, too. */
function useLeaving(onClose: () => void) {
  const { leave } = useLeaveGuard(() => true);
  return () => leave(onClose);
}

/** Expected trim does not change the stock, because the yield already includes it. */
function TrimText() {
  const t = useTexts(wasteTexts);
  return (
    <Text role="status" bg="bg.info" color="fg.info" rounded="l2" px="3" py="2">
      {t('trimText')}
    </Text>
  );
}

/** The facts of an entry besides its input. */
interface Details {
  readonly title: string;
  readonly item: WasteItem;
  readonly reason: WasteReason;
  readonly lotCode: string | null;
}

/** The entry that waits to be sent, with what this device has of it. */
function waitingRow({ key, at }: Press, input: LogWasteInput, { item, reason, lotCode }: Details, byName: string) {
  const known = {
    itemId: item.id,
    itemName: item.name,
    quantity: input.quantity,
    unit: input.unit,
    lotCode,
    recordedByName: byName,
  };
  const why = { reasonName: reason.name, reasonNameEs: reason.nameEs, expected: reason.expected };
  const unknown = { stationName: null, cost: null, note: null, reversedAt: null, photos: [] };
  return { id: key, version: 0, occurredAt: new Date(at).toISOString(), ...known, ...why, ...unknown };
}

const stockFields = [
  'wasteEntries',
  'wasteSummary',
  'items',
  'expiredLots',
  'item',
  'stockLots',
  'stockPlaces',
  'stockLot',
  'stockLotEvents',
  'stockLotMovements',
] as const;

function useLogging(onLogged: ReasonStepProps['onLogged']) {
  const { name } = useViewer();
  const { run, error, pending } = useFormAction();
  const press = usePress(LogWasteDocument);
  const log = (input: LogWasteInput, details: Details) => {
    const about = { subject: input.itemId, title: details.title, timed: true };
    const options = { ...about, createdId: ['logWaste', 'id'], invalidates: stockFields };
    return run(() => press({ input }, options), {
      onDone(outcome) {
        if (outcome.status === 'done' && outcome.data) onLogged(outcome.data.logWaste);
        if (outcome.status === 'queued') onLogged(waitingRow(outcome.press, input, details, name), outcome.press);
      },
    });
  };
  return { log, loading: pending, error };
}

interface ChoicesProps {
  readonly reasonId: string | undefined;
  readonly onReason: (reason: WasteReason) => void;
  readonly stationId: string;
  readonly onStation: (id: string) => void;
  /** Depends on the reason; shown between the reasons and the station. */
  readonly children: ReactNode;
}

const Tile = chakra('button', {
  base: {
    minH: '16',
    px: '3',
    py: '2',
    rounded: 'l3',
    borderWidth: '2px',
    borderColor: 'border.control',
    bg: 'bg.panel',
    fontWeight: 'semibold',
    cursor: 'pointer',
    lineHeight: '1.25',
    _pressed: { bg: 'brand.solid', color: 'brand.contrast', borderColor: 'brand.solid' },
  },
});

function Choices({ reasonId, onReason, stationId, onStation, children }: ChoicesProps) {
  const localName = useNames();
  const t = useTexts(wasteTexts);
  const language = useLanguage();
  const { data, error, refetch } = useWasteChoicesQuery();
  if (!data) return <NotLoaded error={error} onRetry={() => refetch()} rows={4} rowHeight="16" />;
  return (
    <>
      <Flex direction="column" gap="2" role="group" aria-labelledby="waste-why">
        <Heading as="h2" id="waste-why" fontSize="xl">
          {t('why')}
        </Heading>
        {data.wasteReasons.length === 0 ? <Text color="fg.muted">{t('noReasons')}</Text> : null}
        <SimpleGrid
          gap="2"
          // On a phone two beside each other, one with large text.
          templateColumns={{ base: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))', md: 'repeat(3, 1fr)' }}
        >
          {data.wasteReasons.map((reason) => (
            <Tile key={reason.id} type="button" aria-pressed={reason.id === reasonId} onClick={() => onReason(reason)}>
              {nameIn(language, reason)}
            </Tile>
          ))}
        </SimpleGrid>
      </Flex>
      {children}
      <SelectField label={t('station')} value={stationId} onChange={(event) => onStation(event.target.value)}>
        <option value="">{t('noStation')}</option>
        {data.stations.map(({ id, name }) => (
          <option key={id} value={id}>
            {localName(name)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
