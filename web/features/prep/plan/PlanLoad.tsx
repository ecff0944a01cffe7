import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { isOpenPrepTask } from '#schema/vocabulary.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { loadOf } from './load.ts';
import { LoadText } from './LoadText.tsx';
import { shareTexts } from './share-texts.ts';

/** What is left to do for each person of the day, the most first, then what nobody has. Nothing once all is done. */
export function PlanLoad({ tasks }: { readonly tasks: readonly PrepRowFragment[] }) {
  const t = useTexts(shareTexts);
  const open = tasks.filter(({ status }) => isOpenPrepTask(status));
  if (open.length === 0) return null;
  const people = [...Map.groupBy(open, ({ holderName }) => holderName)]
    .map(([name, rows]) => ({ name, load: loadOf(rows) }))
    .toSorted(
      (one, other) => Number(one.name === null) - Number(other.name === null) || other.load.minutes - one.load.minutes,
    );
  const most = Math.max(1, ...people.map(({ load }) => load.minutes));
  return (
    <Box as="section" className="no-print" aria-label={t('load')} mb="4">
      <Heading as="h2" fontSize="sm" color="fg.muted" mb="1.5">
        {t('load')}
      </Heading>
      <Flex as="ul" gap="2" wrap="wrap" listStyleType="none">
        {people.map(({ name, load }) => (
          <Box
            as="li"
            key={name ?? ''}
            flex="1 1 9.5rem"
            maxW="18rem"
            bg="bg.panel"
            borderWidth="1px"
            borderStyle={name === null ? 'dashed' : 'solid'}
            rounded="l2"
            px="3"
            py="2"
          >
            <Text fontWeight="semibold" truncate>
              {name ?? t('nobody')}
            </Text>
            <Text textStyle="sm" color="fg.muted">
              {t('tasks', { n: load.count })}, <LoadText load={load} />
            </Text>
            <Box mt="1.5" h="1.5" rounded="full" bg="bg.muted" overflow="hidden" aria-hidden="true">
              <Box
                h="full"
                rounded="full"
                bg={name === null ? 'fg.subtle' : 'brand.solid'}
                style={{ width: `${(100 * load.minutes) / most}%` }}
              />
            </Box>
          </Box>
        ))}
      </Flex>
    </Box>
  );
}
