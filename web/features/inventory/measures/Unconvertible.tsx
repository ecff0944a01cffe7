import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, Plus } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { Panel } from '../../../ui/components/Panel.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import { ConversionForm } from './ConversionForm.tsx';
import { type UnconvertibleQuery, useUnconvertibleQuery } from './measures.generated.ts';
import { measureTexts } from './texts.ts';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

type Use = UnconvertibleQuery['unconvertible'][number];

/** Every quantity whose unit does not convert to the required one, with a form to add the conversion. */
export function Unconvertible() {
  const t = useTexts(measureTexts);
  const { data, error, refetch } = useUnconvertibleQuery();
  const uses = data?.unconvertible;
  return (
    <Panel title={t('missing')} description={t('missingText')}>
      {uses ? null : <NotLoaded error={error} onRetry={() => refetch()} rows={3} rowHeight="14" />}
      {uses?.length === 0 ? (
        <EmptyState icon={CircleCheck} title={t('allConverts')} description={t('allConvertsText')} />
      ) : null}
      <Stack as="ul" gap="0" listStyleType="none">
        {uses?.map((use) => (
          <UseLine key={`${use.kind}:${use.id}:${use.neededUnit}`} use={use} />
        ))}
      </Stack>
    </Panel>
  );
}

function UseLine({ use }: { readonly use: Use }) {
  const localName = useNames();
  const t = useTexts(measureTexts);
  const unitName = useUnitName();
  const [adding, setAdding] = useState(false);
  const { itemId, itemName, kind, place, unit, neededUnit } = use;
  return (
    <Flex as="li" py="2.5" gap="3" align="center" justify="space-between" borderBottomWidth="1px" wrap="wrap">
      <Box flex="1 1 12rem" minW="0">
        <Text fontWeight="semibold">{localName(itemName)}</Text>
        <Text color="fg.muted" textStyle="sm">
          {t(kind, { place: localName(place) })} · {t('gap', { unit: unitName(unit), needed: unitName(neededUnit) })}
        </Text>
        {itemId === null ? (
          <Text color="fg.muted" textStyle="sm">
            {t('noItem')}
          </Text>
        ) : null}
      </Box>
      {itemId === null || adding ? null : (
        <Button
          variant="outline"
          aria-label={t('openOf', { item: localName(itemName) })}
          onClick={() => setAdding(true)}
        >
          <Plus aria-hidden="true" /> {t('open')}
        </Button>
      )}
      {itemId !== null && adding ? (
        <Box flex="1 1 100%">
          <ConversionForm
            itemId={itemId}
            unit={neededUnit}
            other={unit}
            weighed={false}
            onDone={() => setAdding(false)}
          />
        </Box>
      ) : null}
    </Flex>
  );
}
