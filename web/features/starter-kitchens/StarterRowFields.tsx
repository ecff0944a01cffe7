import { Badge, Flex, Input, Text } from '@chakra-ui/react';
import { limits } from '#schema/limits.ts';
import { SelectBox } from '../../ui/components/SelectCell.tsx';
import { nameIn } from '../../ui/format/name-in.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useUnitName } from '../../ui/kitchen/unit-texts.ts';
import type { StarterRowFragment } from './starter-kitchens.generated.ts';
import { starterTexts } from './texts.ts';
import type { StarterChoices } from './useStarterChoices.ts';
import { asTyped } from '../../ui/forms/typed-figures.ts';

interface RowProps {
  readonly row: StarterRowFragment;
  readonly rows: readonly StarterRowFragment[];
  readonly choices: StarterChoices;
}

/** One row of the preview: included or excluded, with its name and amount to change. */
export function StarterRowFields({ row, rows, choices }: RowProps) {
  const t = useTexts(starterTexts);
  const language = useLanguage();
  const kept = !choices.dropped.has(row.key);
  const change = choices.changes.get(row.key);
  const shown = nameIn(language, row);
  const missing = rows.find(({ key }) => row.needs.includes(key) && choices.dropped.has(key));
  // A line of the par sheet has the name of its recipe.
  const named = row.group === 'par_lines' ? choices.changes.get(row.needs[0] ?? '')?.name : change?.name;
  const isNamed = kept && !row.exists && row.group !== 'par_lines';
  return (
    <Flex align="center" gap="2" minH="11" opacity={kept ? undefined : '0.7'}>
      <SelectBox label={t('keep', { name: shown })} checked={kept} onToggle={() => choices.keep([row.key], !kept)} />
      {isNamed ? (
        <Input
          flex="1"
          minW="0"
          size="sm"
          variant="flushed"
          maxLength={limits.nameMax}
          aria-label={t('nameOf', { name: shown })}
          value={named ?? shown}
          onChange={({ target }) => choices.change(row.key, { name: target.value })}
        />
      ) : (
        <Text flex="1" minW="0" textDecoration={kept ? undefined : 'line-through'}>
          {named ?? shown}
        </Text>
      )}
      {missing && !kept ? (
        <Text color="fg.muted" textStyle="sm">
          {t('without', { name: nameIn(language, missing) })}
        </Text>
      ) : null}
      {row.exists && kept ? <Badge colorPalette="blue">{t('exists')}</Badge> : null}
      {kept && row.quantity !== null && !row.exists ? <Amount row={row} choices={choices} name={shown} /> : null}
    </Flex>
  );
}

function Amount({ row, choices, name }: Omit<RowProps, 'rows'> & { readonly name: string }) {
  const t = useTexts(starterTexts);
  const unitName = useUnitName();
  return (
    <Flex align="center" gap="2" flexShrink="0" w="32">
      <Input
        size="sm"
        w="20"
        inputMode="decimal"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        aria-label={t('amountOf', { name })}
        value={choices.changes.get(row.key)?.quantity ?? asTyped(row.quantity)}
        onChange={({ target }) => choices.change(row.key, { quantity: target.value })}
      />
      <Text color="fg.muted" textStyle="sm">
        {row.unit === null ? null : unitName(row.unit, 2)}
      </Text>
    </Flex>
  );
}
