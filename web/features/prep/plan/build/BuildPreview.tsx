import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../../ui/components/EmptyState.tsx';
import { SideLayer } from '../../../../ui/components/Layer.tsx';
import { formatDate } from '../../../../ui/format/days.ts';
import { formatDecimal } from '../../../../ui/format/decimal.ts';
import { useLanguage } from '../../../../ui/i18n/language.ts';
import { useTexts } from '../../../../ui/i18n/texts.ts';
import { useNames } from '../../../../ui/i18n/useNames.ts';
import { Quantity } from '../../../../ui/kitchen/amounts.tsx';
import { type ParLineFragment, usePrepSheetQuery } from '../../plan.generated.ts';
import { buildTexts } from './build-texts.ts';
import { CheckRow } from './CheckRow.tsx';
import { FrozenNote, isClosed, MakeNotes, NeedNote, ParNote, Small, ThawNote } from '../par-sheet/LineNotes.tsx';
import { planTexts } from '../plan-texts.ts';
import { usePrepLists } from '../usePrepLists.ts';
import { NotLoaded } from '../../../../ui/components/NotLoaded.tsx';

type Lines = readonly ParLineFragment[];

interface BuildPreviewProps {
  /** Null for today. */
  readonly date: string | null;
  readonly day: string;
  /** The selected prep list; null for all. */
  readonly list: string | null;
  readonly onBuild: (prepItemIds: string[]) => void;
  readonly onClose: () => void;
}

/** What building the list would add, line by line, and why nothing of the others; lines can be left out. */
export function BuildPreview({ date, day, list, onBuild, onClose }: BuildPreviewProps) {
  const t = useTexts(buildTexts);
  const language = useLanguage();
  const { data, error, refetch } = usePrepSheetQuery({
    variables: { date, archived: false },
    fetchPolicy: 'cache-and-network',
  });
  const [without, setWithout] = useState<readonly string[]>([]);
  const lines = data?.prepItems.filter(({ prepListId }) => list === null || prepListId === list);
  const added = lines?.filter(({ toMake }) => Number(toMake) > 0) ?? [];
  const chosen = added.map(({ id }) => id).filter((id) => !without.includes(id));
  const toggle = (id: string) =>
    setWithout((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  const footer = (
    <Button size="lg" disabled={chosen.length === 0} onClick={() => onBuild(chosen)}>
      <Plus aria-hidden="true" /> {t('add', { n: chosen.length })}
    </Button>
  );
  return (
    <SideLayer
      title={t('previewTitle', { day: formatDate(day, language) })}
      onClose={onClose}
      {...(added.length > 0 ? { footer } : {})}
    >
      <Stack gap="3">
        {data ? null : <NotLoaded error={error} onRetry={() => refetch()} rows={4} />}
        {lines && added.length === 0 ? <EmptyState icon={Check} title={t('nothing')} /> : null}
        {added.length > 0 ? <Text color="fg.muted">{t('previewText')}</Text> : null}
        <Stack as="ul" gap="0" listStyleType="none">
          {added.map((line) => (
            <Line key={line.id} line={line} checked={!without.includes(line.id)} onToggle={() => toggle(line.id)} />
          ))}
        </Stack>
        {lines ? <Others lines={lines} /> : null}
      </Stack>
    </SideLayer>
  );
}

interface LineProps {
  readonly line: ParLineFragment;
  readonly checked: boolean;
  readonly onToggle: () => void;
}

function Line({ line, checked, onToggle }: LineProps) {
  const t = useTexts(buildTexts);
  const language = useLanguage();
  const localName = useNames();
  const several = usePrepLists().length > 1;
  const name = localName(line.itemName);
  const figure = (value: string) => formatDecimal(value, language);
  return (
    <Box as="li" borderBottomWidth="1px">
      <CheckRow label={t('take', { name })} checked={checked} onToggle={onToggle}>
        <Box flex="1" minW="0">
          <Flex justify="space-between" gap="3" align="baseline">
            <Text fontWeight="medium" overflowWrap="anywhere" minW="0">
              {name}
            </Text>
            <Text fontWeight="bold" flexShrink="0" {...(checked ? {} : { textDecoration: 'line-through' })}>
              + <Quantity value={line.toMake} unit={line.unit} />
            </Text>
          </Flex>
          <Text textStyle="sm" color="fg.muted">
            {t('onHandOf', { par: figure(line.par), onHand: figure(line.onHand), planned: figure(line.planned) })}
          </Text>
          {several && line.prepListName !== null ? <Small>{line.prepListName}</Small> : null}
          <ThawNote line={line} />
          <FrozenNote line={line} />
          <ParNote line={line} />
          <NeedNote line={line} />
          <MakeNotes line={line} />
        </Box>
      </CheckRow>
    </Box>
  );
}

/** The lines of which nothing is added, or less than par, and why. */
function Others({ lines }: { readonly lines: Lines }) {
  const t = useTexts(buildTexts);
  const plan = useTexts(planTexts);
  const language = useLanguage();
  const localName = useNames();
  const names = (some: Lines) => [...new Set(some.map(({ itemName }) => localName(itemName)))].join(', ');
  const left = lines.filter(({ toMake }) => Number(toMake) === 0);
  const rounded = left.filter(({ short, capped }) => Number(short) > 0 && !capped);
  const expiring = left.filter(({ capped, planned }) => capped && Number(planned) === 0);
  const unknown = lines.filter(({ parAssumed }) => parAssumed);
  const [closed] = left.filter(isClosed);
  const enough = left.filter((line) => !isClosed(line)).length - rounded.length - expiring.length;
  return (
    <Stack gap="2" color="fg.muted">
      {closed ? (
        <Text>{t('closed', { day: formatDate(closed.day, language), names: closed.forecast.events.join(', ') })}</Text>
      ) : null}
      {rounded.length > 0 ? <Text>{plan('builtRounded', { names: names(rounded) })}</Text> : null}
      {expiring.length > 0 ? <Text>{plan('builtLess', { names: names(expiring) })}</Text> : null}
      {unknown.length > 0 ? <Text>{t('unknownUse', { names: names(unknown) })}</Text> : null}
      {enough > 0 ? <Text>{t('enough', { n: enough })}</Text> : null}
    </Stack>
  );
}
