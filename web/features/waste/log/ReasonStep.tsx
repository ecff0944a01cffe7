import { chakra, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { limits } from '#schema/limits.ts';
import type { Unit } from '#schema/vocabulary.ts';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { SelectField, TextField } from '../../../ui/forms/fields.tsx';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { Layer } from '../../../ui/components/Layer.tsx';
import { LoadError } from '../../../ui/components/LoadError.tsx';
import { nameIn } from '../../../ui/format/name-in.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { SkeletonList } from '../../../ui/components/Loading.tsx';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { wasteTexts } from '../texts.ts';
import { useLogWasteMutation, useWasteChoicesQuery, type WasteRowFragment } from '../waste.generated.ts';
import type { WasteItem } from './ItemStep.tsx';
import { LotChoice } from './LotChoice.tsx';
import { lotForReason, type WasteLot, type WasteReason } from './lots.ts';
import { StepFooter } from './StepFooter.tsx';
import { useAmountText } from './useAmountText.ts';

interface ReasonStepProps {
  readonly item: WasteItem;
  readonly quantity: string;
  readonly unit: Unit;
  readonly lots: readonly WasteLot[];
  /** The chosen lot; undefined until one is chosen: then the reason decides. */
  readonly lot: WasteLot | null | undefined;
  readonly onLot: (lot: WasteLot | null) => void;
  readonly onLogged: (entry: WasteRowFragment) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The reason and the lot; optionally the station and a note. */
export function ReasonStep({ item, quantity, unit, lots, lot, onLot, onLogged, onBack, onClose }: ReasonStepProps) {
  const t = useTexts(wasteTexts);
  const amountText = useAmountText();
  const [reason, setReason] = useState<WasteReason>();
  const [stationId, setStationId] = useState('');
  const [note, setNote] = useState('');
  const { log, loading, error } = useLogging(onLogged);
  const amount = amountText(quantity, unit);
  const chosen = lot === undefined ? lotForReason(lots, reason, { quantity, unit }) : lot;
  const send = () => {
    if (reason === undefined) return;
    void log({
      itemId: item.id,
      quantity,
      unit,
      reasonId: reason.id,
      ...(chosen === null || reason.expected ? {} : { lotId: chosen.id }),
      ...(stationId === '' ? {} : { stationId }),
      ...(note.trim() === '' ? {} : { note: note.trim() }),
    });
  };
  return (
    <Layer
      title={t('title')}
      onClose={onClose}
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
          <strong>{item.name}</strong> · {amount}
        </Text>
        {error === undefined ? null : (
          <Text role="alert" color="fg.error" fontWeight="semibold">
            {error}
          </Text>
        )}
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

/** Expected trim does not change the stock, because the yield already includes it. */
function TrimText() {
  const t = useTexts(wasteTexts);
  return (
    <Text role="status" bg="bg.info" color="fg.info" rounded="l2" px="3" py="2">
      {t('trimText')}
    </Text>
  );
}

const refetchStock = invalidating(
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
);

function useLogging(onLogged: (entry: WasteRowFragment) => void) {
  const { run, error } = useFormAction();
  const [mutate, { loading }] = useLogWasteMutation(refetchStock);
  const log = (input: Parameters<typeof mutate>[0]['variables']['input']) =>
    run(() => mutate({ variables: { input } }), {
      onDone: ({ data }) => (data ? onLogged(data.logWaste) : undefined),
    });
  return { log, loading, error };
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
  const t = useTexts(wasteTexts);
  const language = useLanguage();
  const { data, error, refetch } = useWasteChoicesQuery();
  if (error && !data) return <LoadError error={error} onRetry={() => refetch()} />;
  if (!data) return <SkeletonList rows={4} rowHeight="16" />;
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
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}
