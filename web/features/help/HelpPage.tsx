import { Box, Button, Flex, Grid, Heading, IconButton, Text } from '@chakra-ui/react';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { ArrowLeft, CloudOff, Printer, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { limits } from '#schema/limits.ts';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { isUnreachable } from '../../ui/i18n/readable-error.ts';
import { uiTexts } from '../../ui/i18n/ui-texts.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { SkeletonList } from '../../ui/components/Loading.tsx';
import { GuideMenu } from './GuideMenu.tsx';
import { Markdown } from './Markdown.tsx';
import { searchGuide } from './search-guide.ts';
import { helpTexts } from './texts.ts';
import { type Guide, useGuide } from './useGuide.ts';

function GuideContent({ guide, query }: { readonly guide: Guide; readonly query: string }) {
  const t = useTexts(helpTexts);
  const ui = useTexts(uiTexts);
  if (guide.status === 'loading') return <SkeletonList rows={8} rowHeight="10" />;
  if (guide.status === 'failed' && isUnreachable(guide.error)) {
    return <EmptyState icon={CloudOff} title={ui('notOnDevice')} description={ui('shownOnline')} />;
  }
  if (guide.status === 'failed') {
    return (
      <Box role="alert">
        <Heading as="h2" fontSize="2xl" mb="2">
          {t('errorTitle')}
        </Heading>
        <Text color="fg.muted">{t('errorText')}</Text>
      </Box>
    );
  }
  const found = searchGuide(guide.markdown, query);
  return found === '' ? (
    <EmptyState icon={SearchX} title={t('noMatch', { query })} description={t('noMatchText')} />
  ) : (
    <Markdown>{found}</Markdown>
  );
}

function BackButton() {
  const t = useTexts(helpTexts);
  const navigate = useNavigate();
  const { key } = useLocation();
  // The first page of a visit has no previous page in the app.
  const back = () => void (key === 'default' ? navigate(paths.home) : navigate(-1));
  return (
    <Button variant="outline" onClick={back}>
      <ArrowLeft aria-hidden="true" /> {t('back')}
    </Button>
  );
}

/** The help pages: a menu by role, a search inside the guide, and print. */
export function HelpPage() {
  const t = useTexts(helpTexts);
  const { section = 'getting-started' } = useParams();
  const [query, setQuery] = useState('');
  const guide = useGuide(section);
  return (
    <>
      <PageHeader title={t('title')} description={t('subtitle')} actions={<BackButton />} />
      <Grid
        templateColumns={{ base: '1fr', lg: '18rem minmax(0, 1fr)' }}
        gap={{ base: '4', lg: '6' }}
        alignItems="start"
      >
        <GuideMenu section={section} />
        <Box
          as="section"
          bg="bg.panel"
          borderWidth="1px"
          rounded="l3"
          overflow="hidden"
          _print={{ borderWidth: '0', overflow: 'visible' }}
        >
          <Flex className="no-print" gap="2" p="3" borderBottomWidth="1px">
            <SearchField label={t('search')} typed={query} onType={setQuery} flex="1" />
            <IconButton variant="outline" aria-label={t('print')} onClick={() => print()}>
              <Printer />
            </IconButton>
          </Flex>
          <Box
            key={section}
            tabIndex={0}
            role="region"
            aria-label={t('guides')}
            h={`calc(100dvh - ${String(limits.helpContentOffset)}px)`}
            overflowY="auto"
            px={{ base: '4', md: '8' }}
            py="6"
            _print={{ h: 'auto', overflow: 'visible', p: '0' }}
          >
            <GuideContent guide={guide} query={query} />
          </Box>
        </Box>
      </Grid>
    </>
  );
}
