import { Heading, Stack, Text } from '@chakra-ui/react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { LotRowFragment } from '../inventory.generated.ts';
import { itemTexts } from '../item-texts.ts';
import { lotTexts } from '../lot-texts.ts';
import { groupLots } from './lot-actions.ts';
import { LotRow } from './LotRow.tsx';

/** The item's lots in groups: expired, usable (earliest use-by first), set aside. */
export function Lots({ lots }: { readonly lots: readonly LotRowFragment[] }) {
  const t = useTexts(itemTexts);
  const l = useTexts(lotTexts);
  if (lots.length === 0) return <Text color="fg.muted">{t('noLots')}</Text>;
  const { expired, usable, setAside } = groupLots(lots);
  return (
    <Stack gap="4">
      <Group title={l('toThrowAway')} lots={expired} alarming />
      <Group title={l('usable')} text={t('lotsText')} lots={usable} />
      <Group title={l('setAside')} lots={setAside} />
    </Stack>
  );
}

interface GroupProps {
  readonly title: string;
  readonly text?: string;
  readonly lots: readonly LotRowFragment[];
  readonly alarming?: boolean;
}

function Group({ title, text, lots, alarming = false }: GroupProps) {
  if (lots.length === 0) return null;
  return (
    <Stack
      gap="0"
      borderWidth={alarming ? '2px' : undefined}
      borderColor="red.solid"
      rounded="l3"
      p={alarming ? '3' : '0'}
    >
      <Heading as="h4" fontSize="sm" color={alarming ? 'fg.error' : 'fg.muted'}>
        {title}
      </Heading>
      {text === undefined ? null : (
        <Text color="fg.muted" textStyle="sm">
          {text}
        </Text>
      )}
      <Stack as="ul" gap="0" listStyleType="none">
        {lots.map((lot) => (
          <LotRow key={lot.id} lot={lot} />
        ))}
      </Stack>
    </Stack>
  );
}
