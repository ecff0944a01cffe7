import { Box, Button, chakra, Flex, Progress, Stack, Text } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { isText, useUnfinished } from '../../platform/session/unfinished.ts';
import { useCan } from '../../platform/session/viewer.ts';
import { Layer } from '../../ui/components/Layer.tsx';
import { printWith } from '../../ui/components/print-with.ts';
import { StatusBadge } from '../../ui/components/StatusBadge.tsx';
import { formatDate } from '../../ui/format/days.ts';
import { nameIn } from '../../ui/format/name-in.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { CountActs } from './CountActs.tsx';
import { byPlace, type PlaceRows, type Row } from './count-rows.ts';
import { CountPaper } from './CountPaper.tsx';
import { countTones } from './count-tones.ts';
import type { CountRowFragment } from './counts.generated.ts';
import { useAnsweredRows } from './counting/useAnsweredRows.ts';
import { PlaceCount } from './counting/PlaceCount.tsx';
import { ReviewTable } from './ReviewTable.tsx';
import { countTexts } from './texts.ts';

interface CountViewProps {
  readonly count: CountRowFragment;
  readonly rows: readonly Row[];
  readonly onClose: () => void;
}

/** One count: its places while it is open, its differences for reviewers. */
export function CountView({ count, rows, onClose }: CountViewProps) {
  const t = useTexts(countTexts);
  const language = useLanguage();
  const reviews = useCan('counts.review');
  const [chosen, setChosen] = useUnfinished<string | null>(`count.place.${count.id}`, null, isText);
  const known = useAnsweredRows(rows);
  const places = byPlace(count.places, known.rows);
  const current = places.find(({ place }) => (place.storageLocationId ?? '') === chosen);
  /** The sheet while it is printed. */
  const [paper, setPaper] = useState<readonly PlaceRows[] | null>(null);
  const isOpen = count.status === 'open';
  if (isOpen && current) {
    return <PlaceCount count={count} place={current} onAnswer={known.onAnswer} onBack={() => setChosen(null)} />;
  }
  const kind = { period: t('period'), spot: t('spotKind'), closing: t('closing') }[count.kind];
  return (
    <Layer
      title={`${count.name ?? kind} · ${formatDate(count.businessDate, language)}`}
      aside={<StatusBadge tone={countTones[count.status]}>{t(count.status)}</StatusBadge>}
      onClose={onClose}
      footer={<CountActs count={count} />}
    >
      <Stack gap="5" className={paper ? 'no-print' : ''}>
        <Flex gap="3" justify="space-between" align="center" wrap="wrap">
          <Text color="fg.muted">
            {t('by', { name: count.startedByName })}
            {count.counters.length > 0 ? ` · ${t('counters', { names: count.counters.join(', ') })}` : ''}
            {count.closedReason === null ? '' : ` · ${count.closedReason}`}
          </Text>
          {isOpen ? (
            <Button variant="outline" className="no-print" onClick={() => printWith(places, setPaper)}>
              <Printer aria-hidden="true" /> {t('printSheet')}
            </Button>
          ) : null}
        </Flex>
        {isOpen ? (
          <Stack as="ul" gap="2" listStyleType="none">
            {places.map((place) => (
              <li key={place.place.storageLocationId ?? ''}>
                <PlaceButton place={place} onOpen={() => setChosen(place.place.storageLocationId ?? '')} />
              </li>
            ))}
          </Stack>
        ) : null}
        {reviews && count.status !== 'cancelled' ? <ReviewTable count={count} places={places} /> : null}
      </Stack>
      {paper ? <CountPaper places={paper} /> : null}
    </Layer>
  );
}

function PlaceButton({ place, onOpen }: { readonly place: PlaceRows; readonly onOpen: () => void }) {
  const t = useTexts(countTexts);
  const language = useLanguage();
  const { done, targets } = place;
  const name = place.place.name === null ? t('noPlace') : nameIn(language, { ...place.place, name: place.place.name });
  return (
    <chakra.button
      type="button"
      onClick={onOpen}
      w="full"
      textAlign="start"
      borderWidth="1px"
      rounded="l3"
      bg="bg.panel"
      p="4"
    >
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Text fontWeight="semibold">{name}</Text>
        <Text color="fg.muted">{t('progress', { done, all: targets.length })}</Text>
      </Flex>
      <Box mt="2" aria-hidden="true">
        <Progress.Root value={done} max={Math.max(targets.length, 1)} size="sm">
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      </Box>
    </chakra.button>
  );
}
