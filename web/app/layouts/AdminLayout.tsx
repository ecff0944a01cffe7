import { Box, chakra, Flex, Spacer, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { AdminTab } from '../../platform/feature.ts';
import { paths } from '../../platform/paths.ts';
import { Mark } from '../../ui/components/Logo.tsx';
import { SkipLink } from '../../ui/components/SkipLink.tsx';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useCurrentInView } from '../../ui/components/useCurrentInView.ts';
import { useMaybeViewer } from '../../platform/session/viewer.ts';
import { adminTabs } from '../merged-features.ts';
import { BarTools } from './BarTools.tsx';
import { Content } from './Content.tsx';
import { GuideBeside } from './GuideBeside.tsx';
import { layoutTexts } from './texts.ts';
import { MorePages } from './MorePages.tsx';
import { TopBar } from './TopBar.tsx';
import { UserMenu } from './UserMenu.tsx';

const TabLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '12',
    px: '4',
    textStyle: 'sm',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    _hover: { color: 'fg' },
    _currentPage: { color: 'brand.fg', borderColor: 'brand.solid' },
  },
});

function lastSegment(path: string): string | undefined {
  return path.split('/').filter(Boolean).at(-1);
}

/** The tab with the same last path segment; `/admin` itself is the first one. */
function currentTab(pathname: string): AdminTab | undefined {
  return adminTabs.find(({ path }) => lastSegment(path) === lastSegment(pathname)) ?? adminTabs[0];
}

/** The admin's layout: a titled bar and tabs, each with its own path. */
export function AdminLayout() {
  const t = useTexts(layoutTexts);
  const language = useLanguage();
  const viewer = useMaybeViewer();
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  const current = currentTab(pathname);
  useCurrentInView(bar, pathname);
  if (!viewer) return null;
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink />
      <TopBar>
        <Link to={paths.admin} aria-label="Brigade">
          <Mark size="7" />
        </Link>
        <Text fontWeight="bold" fontSize="lg" letterSpacing="-0.02em" ms="1" truncate>
          {t('adminDashboard')}
        </Text>
        <Spacer />
        <BarTools />
        <UserMenu viewer={viewer} />
      </TopBar>
      <Flex className="no-print" bg="bg.panel" borderBottomWidth="1px">
        <Box as="nav" ref={bar} aria-label={t('mainNavigation')} flex="1" minW="0" overflowX="auto">
          <Flex w="full" maxW="8xl" mx="auto" px={{ base: '1', md: '4' }}>
            {adminTabs.map((tab) => (
              <TabLink key={tab.path} to={tab.path} aria-current={tab === current ? 'page' : undefined}>
                {tab.label[language]}
              </TabLink>
            ))}
          </Flex>
        </Box>
        <Flex hideFrom="lg">
          <MorePages on="tabs" pages={adminTabs.map(({ path, label }) => ({ to: path, label: label[language] }))} />
        </Flex>
      </Flex>
      <Content below={<GuideBeside />} />
    </Flex>
  );
}
