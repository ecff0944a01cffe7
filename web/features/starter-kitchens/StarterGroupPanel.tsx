import { Box, chakra, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { StarterGroup } from '#schema/vocabulary.ts';
import { SelectBox } from '../../ui/components/SelectCell.tsx';
import { nameIn } from '../../ui/format/name-in.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { bySection } from './starter-choices.ts';
import type { StarterKitchenRowsQuery, StarterRowFragment } from './starter-kitchens.generated.ts';
import { StarterRowFields } from './StarterRowFields.tsx';
import { starterTexts } from './texts.ts';
import type { StarterChoices } from './useStarterChoices.ts';

interface GroupProps {
  readonly group: StarterGroup;
  readonly rows: readonly StarterRowFragment[];
  readonly choices: StarterChoices;
  readonly categories: StarterKitchenRowsQuery['itemCategories'];
}

const Opener = chakra('button', {
  base: {
    display: 'flex',
    flex: '1',
    minW: '0',
    minH: '12',
    alignItems: 'center',
    columnGap: '2',
    cursor: 'pointer',
    textAlign: 'start',
  },
});

/** One group of rows: included or excluded as a whole, and opened to change single rows. */
export function StarterGroupPanel({ group, rows, choices, categories }: GroupProps) {
  const t = useTexts(starterTexts);
  const [open, setOpen] = useState(false);
  const own = rows.filter((row) => row.group === group);
  const kept = own.filter(({ key }) => !choices.dropped.has(key)).length;
  if (own.length === 0) return null;
  return (
    <Box as="section" bg="bg.panel" borderWidth="1px" rounded="l3" px={{ base: '3', md: '5' }} py="1">
      <Flex align="center" gap="1">
        <SelectBox
          label={t('keepAll', { group: t(group) })}
          checked={kept === own.length}
          mixed={kept > 0 && kept < own.length}
          onToggle={() =>
            choices.keep(
              own.map(({ key }) => key),
              kept < own.length,
            )
          }
        />
        <Opener type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Flex as="span" flex="1" minW="0" wrap="wrap" align="baseline" columnGap="2">
            <Text as="span" fontWeight="semibold">
              {t(group)}
            </Text>
            <Text as="span" color="fg.muted" textStyle="sm">
              {t('kept', { kept, all: own.length })}
            </Text>
          </Flex>
          <Text as="span" color="brand.fg" textStyle="sm" hideBelow="sm">
            {t('show')}
          </Text>
          <chakra.span transform={open ? 'rotate(180deg)' : undefined}>
            <ChevronDown size={18} aria-hidden="true" />
          </chakra.span>
        </Opener>
      </Flex>
      {open ? <Sections group={group} own={own} rows={rows} choices={choices} categories={categories} /> : null}
    </Box>
  );
}

interface SectionsProps extends GroupProps {
  readonly own: readonly StarterRowFragment[];
}

/** The rows of a group under their categories. */
function Sections({ group, own, rows, choices, categories }: SectionsProps) {
  const t = useTexts(starterTexts);
  const language = useLanguage();
  const sectionName = (section: string) => {
    if (section === 'prep' || section === 'menu') return t(section);
    const category = categories.find(({ code }) => code === section);
    return category ? nameIn(language, category) : section;
  };
  return (
    <Stack gap="4" pb="3">
      {bySection(own).map(([section, sectionRows]) => (
        <Box key={section ?? ''}>
          {section === null || group === 'par_lines' ? null : (
            <Text textStyle="sm" color="fg.muted" fontWeight="semibold" mb="1">
              {sectionName(section)}
            </Text>
          )}
          <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} columnGap="8">
            {sectionRows.map((row) => (
              <StarterRowFields key={row.key} row={row} rows={rows} choices={choices} />
            ))}
          </SimpleGrid>
        </Box>
      ))}
    </Stack>
  );
}
