import { skipToken } from '@apollo/client/react';
import { Box, Stack, Text } from '@chakra-ui/react';
import { useDebouncedValue } from '../../../ui/forms/useDebouncedValue.ts';
import { useReachable } from '../../../ui/forms/reachable.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { Row } from '../count-rows.ts';
import { useCountableItemsQuery } from '../counts.generated.ts';
import { LineButton } from './LineButton.tsx';
import { countTexts } from '../texts.ts';

interface OtherItemsProps {
  /** What was typed in the search. */
  readonly typed: string;
  readonly storageLocationId: string | null;
  /** The items that are on the sheet of the place. */
  readonly listed: ReadonlySet<string>;
  readonly onPick: (row: Row) => void;
}

/** Items of the kitchen that are not on the sheet of this place but were found there. */
export function OtherItems({ typed, storageLocationId, listed, onPick }: OtherItemsProps) {
  const t = useTexts(countTexts);
  const localName = useNames();
  const reachable = useReachable();
  const search = useDebouncedValue(typed.trim());
  const { data } = useCountableItemsQuery(search === '' || !reachable ? skipToken : { variables: { search } });
  if (typed.trim() === '') return null;
  if (!reachable) return <Text color="fg.muted">{t('othersNeedNetwork')}</Text>;
  const others = (data?.items.nodes ?? []).filter(({ id }) => !listed.has(id));
  if (others.length === 0) return null;
  return (
    <Box mt="4">
      <Text color="fg.muted" mb="1">
        {t('otherItems')}
      </Text>
      <Stack as="ul" gap="1" listStyleType="none">
        {others.map(({ id, name, nameEs, unit }) => (
          <li key={id}>
            <LineButton
              name={localName(name)}
              amount={null}
              isCurrent={false}
              onOpen={() =>
                onPick({
                  // The key that the server gives the row once it is counted.
                  key: `${storageLocationId ?? ''}:${id}`,
                  itemId: id,
                  itemName: name,
                  itemNameEs: nameEs,
                  archived: false,
                  unit,
                  countUnits: [unit],
                  storageLocationId,
                  lots: [],
                  line: null,
                })
              }
            />
          </li>
        ))}
      </Stack>
    </Box>
  );
}
