import { Box, chakra, Flex, Spacer, Stack } from '@chakra-ui/react';
import { ChefHat } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { Logo } from '../../ui/components/Logo.tsx';
import { SkipLink } from '../../ui/components/SkipLink.tsx';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useMaybeViewer } from '../../platform/session/viewer.ts';
import { cookView } from '../HomeRedirect.tsx';
import { managerLinks } from '../merged-features.ts';
import { BarTools } from './BarTools.tsx';
import { Content } from './Content.tsx';
import { GuideBeside } from './GuideBeside.tsx';
import { layoutTexts } from './texts.ts';
import { MorePages } from './MorePages.tsx';
import { TopBar } from './TopBar.tsx';
import { UserMenu } from './UserMenu.tsx';

const SideLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '3',
    rounded: 'l2',
    textStyle: 'sm',
    fontWeight: 'medium',
    color: 'whiteAlpha.900',
    _hover: { bg: 'whiteAlpha.200' },
    _currentPage: { bg: 'whiteAlpha.300', color: 'white', fontWeight: 'semibold' },
  },
});

const BottomLink = chakra(NavLink, {
  base: {
    flex: '1 0 auto',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minH: '16',
    px: '1',
    textStyle: 'xs',
    textAlign: 'center',
    fontWeight: 'medium',
    color: 'fg.muted',
    _currentPage: { color: 'brand.fg', fontWeight: 'bold' },
  },
});

const phoneBarLinks = managerLinks.filter(({ phoneBar }) => phoneBar);

function Sidebar() {
  const t = useTexts(layoutTexts);
  const language = useLanguage();
  const viewer = useMaybeViewer();
  return (
    <Flex
      as="aside"
      className="no-print on-green"
      hideBelow="lg"
      direction="column"
      w="60"
      flexShrink="0"
      position="sticky"
      top="0"
      h="100dvh"
      overflowY="auto"
      bg="bg.bar"
      color="white"
      px="3"
      py="4"
    >
      <Box px="3" mb="6">
        <Link to={paths.manager}>
          <Logo />
        </Link>
      </Box>
      <Stack as="nav" aria-label={t('mainNavigation')} gap="1">
        {managerLinks.map(({ path, label, icon: Icon }) => (
          <SideLink key={path} to={path} end={path === paths.manager}>
            <Icon size={20} aria-hidden="true" /> {label[language]}
          </SideLink>
        ))}
      </Stack>
      <Spacer />
      <SideLink to={paths.home} state={cookView} end aria-current={undefined}>
        <ChefHat size={20} aria-hidden="true" /> {t('cookDashboard')}
      </SideLink>
      <Box borderTopWidth="1px" borderColor="whiteAlpha.300" mt="3" pt="3">
        {viewer ? <UserMenu viewer={viewer} named /> : null}
      </Box>
    </Flex>
  );
}

function BottomBar() {
  const t = useTexts(layoutTexts);
  const language = useLanguage();
  return (
    <Flex
      as="nav"
      aria-label={t('mainNavigation')}
      className="no-print"
      hideFrom="lg"
      position="sticky"
      bottom="0"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      wrap="wrap"
      pb="env(safe-area-inset-bottom)"
    >
      {phoneBarLinks.map(({ path, label, icon: Icon }) => (
        <BottomLink key={path} to={path} end={path === paths.manager}>
          <Icon size={22} aria-hidden="true" /> {label[language]}
        </BottomLink>
      ))}
      <MorePages
        on="bottomBar"
        pages={[
          ...managerLinks.map(({ path, label, icon }) => ({
            to: path,
            label: label[language],
            icon,
            end: path === paths.manager,
          })),
          { to: paths.home, label: t('cookDashboard'), icon: ChefHat, state: cookView, end: true },
        ]}
      />
    </Flex>
  );
}

/** The manager's layout: a sidebar on wide screens; a top bar and a bottom bar on small ones. */
export function ManagerLayout() {
  const viewer = useMaybeViewer();
  if (!viewer) return null;
  return (
    <Flex minH="100dvh">
      <SkipLink />
      <Sidebar />
      <Flex direction="column" flex="1" minW="0">
        <TopBar>
          <Box hideFrom="lg">
            <Link to={paths.manager}>
              <Logo />
            </Link>
          </Box>
          <Spacer />
          <BarTools />
          <Box hideFrom="lg">
            <UserMenu viewer={viewer} />
          </Box>
        </TopBar>
        <Content below={<GuideBeside />} />
        <BottomBar />
      </Flex>
    </Flex>
  );
}
