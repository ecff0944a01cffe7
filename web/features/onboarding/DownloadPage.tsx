import { ApolloProvider } from '@apollo/client/react';
import { Box, Button, Flex, Grid, Spacer, Stack, Text } from '@chakra-ui/react';
import { Laptop, Smartphone, Tablet } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { limits } from '#schema/limits.ts';
import { createClient } from '../../platform/graphql/client.ts';
import { paths } from '../../platform/paths.ts';
import { DisplayControls } from '../../ui/components/DisplayControls.tsx';
import { Logo } from '../../ui/components/Logo.tsx';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { applyUserLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useCan, useMaybeViewer } from '../../platform/session/viewer.ts';
import { SkeletonList } from '../../ui/components/Loading.tsx';
import { DownloadTabs } from './DownloadTabs.tsx';
import { useOwnLanguageQuery } from './onboarding.generated.ts';
import { onboardingTexts } from './texts.ts';

const AdminDownload = lazy(async () => ({ default: (await import('./AdminDownload.tsx')).AdminDownload }));

/** For somebody who is signed in: in their own language, with more for admins. */
function ForViewer({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => createClient(() => undefined));
  return (
    <ApolloProvider client={client}>
      <OwnLanguage />
      {children}
    </ApolloProvider>
  );
}

function OwnLanguage() {
  const { data } = useOwnLanguageQuery();
  const language = data?.me?.language;
  useEffect(() => applyUserLanguage(language), [language]);
  return null;
}

function ForAdmins() {
  return (
    <Suspense fallback={<SkeletonList rows={4} rowHeight="32" />}>
      <AdminDownload />
    </Suspense>
  );
}

function InstallHints() {
  const t = useTexts(onboardingTexts);
  const hints = [
    { icon: Smartphone, text: t('installIos') },
    { icon: Tablet, text: t('installAndroid') },
    { icon: Laptop, text: t('installDesktop') },
  ];
  return (
    <Panel title={t('installTitle')}>
      <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="5">
        {hints.map(({ icon: Icon, text }) => (
          <Flex key={text} gap="3" textStyle="sm">
            <Box color="brand.fg">
              <Icon size={20} aria-hidden="true" />
            </Box>
            <Text>{text}</Text>
          </Flex>
        ))}
      </Grid>
    </Panel>
  );
}

/** How to install Brigade on phones and tablets; public, with more for admins. */
export function DownloadPage() {
  const t = useTexts(onboardingTexts);
  const viewer = useMaybeViewer();
  const readsCode = useCan('code.read') && viewer?.verified === true;
  const steps = readsCode ? <ForAdmins /> : <DownloadTabs url={location.origin} code={null} />;
  return (
    <Flex direction="column" minH="100dvh">
      <Flex
        as="header"
        className="no-print on-green"
        bg="bg.bar"
        color="white"
        minH="14"
        px={{ base: '3', md: '8' }}
        align="center"
      >
        <Link to={paths.home}>
          <Logo />
        </Link>
      </Flex>
      <Flex justify="flex-end" px={{ base: '2', md: '6' }} pt="2" className="no-print">
        <DisplayControls />
      </Flex>
      <Box as="main" id="content" flex="1" w="full" maxW="5xl" mx="auto" px={{ base: '4', md: '8' }} pb="10">
        <PageHeader
          title={t('title')}
          description={t('subtitle')}
          actions={
            <Button asChild>
              <Link to={paths.home}>{t(viewer ? 'openApp' : 'signIn')}</Link>
            </Button>
          }
        />
        <Stack gap="6">
          {viewer ? <ForViewer>{steps}</ForViewer> : steps}
          <InstallHints />
        </Stack>
      </Box>
      <Spacer />
      <Flex
        as="footer"
        borderTopWidth="1px"
        py="6"
        px="4"
        direction="column"
        align="center"
        textAlign="center"
        textStyle="sm"
        color="fg.muted"
      >
        <Text fontWeight="semibold" color="fg">
          {t('price', { dollars: limits.pricePerMonthDollars })}
        </Text>
        <Text>{t('subscription')}</Text>
      </Flex>
    </Flex>
  );
}
