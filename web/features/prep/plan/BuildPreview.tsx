import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { LoadError } from '../../../ui/components/LoadError.tsx';
import { SkeletonList } from '../../../ui/components/Loading.tsx';
import { SelectBox } from '../../../ui/components/SelectCell.tsx';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { formatDate } from '../../../ui/format/days.ts';
import { formatDecimal } from '../../../ui/format/decimal.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { Quantity } from '../../../ui/kitchen/amounts.tsx';
import { type ParLineFragment, usePrepSheetQuery } from '../plan.generated.ts';
import { buildTexts } from './build-texts.ts';

interface BuildPreviewProps {
  /** Null for today. */
  readonly date: string | null;
  readonly day: string;
  /** The selected prep list; null for all. */
  readonly list: string | null;
  readonly onBuild: (prepItemIds: string[]) => void;
  readonly onClose: () => void;
}

/** What building the list would add, line by line; what is not wanted is left out. */
export function BuildPreview({ date, day, list, onBuild, onClose }: BuildPreviewProps) {
  const t = useTexts(buildTexts);
  const language = useLanguage();
  const { data, error, refetch } = usePrepSheetQuery({
    variables: { date, archived: false },
    fetchPolicy: 'cache-and-network',
  });
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const lines = (data?.prepItems ?? []).filter(
    ({ toMake, prepListId }) => Number(toMake) > 0 && (list === null || prepListId === list),
  );
  const chosen = lines.filter(({ id }) => !without.has(id)).map(({ id }) => id);
  const toggle = (id: string) =>
    setWithout((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );
  const footer = (
    <Button size="lg" disabled={chosen.length === 0} onClick={() => onBuild(chosen)}>
      <Plus aria-hidden="true" /> {t('add', { n: chosen.length })}
    </Button>
  );
  return (
    <SideLayer title={t('previewTitle', { day: formatDate(day, language) })} onClose={onClose} footer={footer}>
      <Stack gap="3">
        <Text color="fg.muted">{t('previewText')}</Text>
        {error && !data ? <LoadError error={error} onRetry={() => refetch()} /> : null}
        {!data && !error ? <SkeletonList rows={4} /> : null}
        {data && lines.length === 0 ? <EmptyState icon={Plus} title={t('nothing')} description="" /> : null}
        <Stack as="ul" gap="0" listStyleType="none">
          {lines.map((line) => (
            <Line key={line.id} line={line} checked={!without.has(line.id)} onToggle={() => toggle(line.id)} />
          ))}
        </Stack>
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
  const name = localName(line.itemName);
  const figure = (value: string) => formatDecimal(value, language);
  return (
    <Flex as="li" align="center" gap="3" minH="14" borderBottomWidth="1px" opacity={checked ? 1 : 0.6}>
      <SelectBox label={t('take', { name })} checked={checked} onToggle={onToggle} />
      <Box flex="1" minW="0" py="2">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {t('onHandOf', { par: figure(line.par), onHand: figure(line.onHand), planned: figure(line.planned) })}
        </Text>
      </Box>
      <Text fontWeight="bold">
        + <Quantity value={line.toMake} unit={line.unit} />
      </Text>
    </Flex>
  );
}
