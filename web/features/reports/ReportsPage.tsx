import { Box, Flex, Heading, LinkBox, LinkOverlay, SimpleGrid, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { to } from '../../platform/paths.ts';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { Headline } from './Headline.tsx';
import { reports } from './report-list.ts';
import { reportsTexts } from './texts.ts';

/** All reports, each with its key figure of the last week. */
export function ReportsPage() {
  const t = useTexts(reportsTexts);
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {reports.map(({ name, text, icon: Icon }) => (
          <LinkBox
            key={name}
            as="article"
            bg="bg.panel"
            borderWidth="1px"
            rounded="l3"
            p="5"
            transition="border-color 0.15s"
            _hover={{ borderColor: 'brand.solid' }}
          >
            <Flex gap="4" align="flex-start" wrap="wrap">
              <Flex boxSize="12" rounded="l2" bg="brand.subtle" color="brand.fg" align="center" justify="center">
                <Icon size={24} aria-hidden="true" />
              </Flex>
              <Box flex="1 1 9rem" minW="0">
                <Heading as="h2" fontSize="lg">
                  <LinkOverlay asChild>
                    <Link to={to.report(name)}>{t(name)}</Link>
                  </LinkOverlay>
                </Heading>
                <Text color="fg.muted">{t(text)}</Text>
                <Headline name={name} />
              </Box>
              <ChevronRight size={20} aria-hidden="true" />
            </Flex>
          </LinkBox>
        ))}
      </SimpleGrid>
    </>
  );
}
