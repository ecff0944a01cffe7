import { Box, Flex, Spacer, Tabs, Text } from '@chakra-ui/react';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths, to } from '../../paths.ts';
import { Mark } from '../../ui/Mark.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { useTexts } from '../../ui/texts.ts';
import { useMaybeViewer } from '../../ui/viewer.ts';
import { StatusStrip } from '../StatusStrip.tsx';
import { BarTools } from './BarTools.tsx';
import { Content } from './Content.tsx';
import { layoutTexts } from './texts.ts';
import { adminTabs } from './navigation.ts';
import { TopBar } from './TopBar.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The last segment of the address names the tab; `/admin` itself is the dashboard. */
export function adminTabOf(pathname: string): (typeof adminTabs)[number] {
  const last = pathname.split('/').filter(Boolean).at(-1);
  return adminTabs.find((tab) => tab === last) ?? 'dashboard';
}

/** The admin's frame: a titled bar and five tabs, each an address. */
export function AdminLayout() {
  const t = useTexts(layoutTexts);
  const viewer = useMaybeViewer();
  const { pathname } = useLocation();
  const navigate = useNavigate();
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
      <Box className="no-print" bg="bg.panel" borderBottomWidth="1px" px={{ base: '0', md: '6' }} overflowX="auto">
        <Tabs.Root value={adminTabOf(pathname)} onValueChange={({ value }) => void navigate(to.adminTab(value))} maxW="7xl" mx="auto">
          <Tabs.List borderBottomWidth="0" minW="max-content">
            {adminTabs.map((tab) => (
              <Tabs.Trigger key={tab} value={tab}>
                {t(`${tab}Tab`)}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        </Tabs.Root>
      </Box>
      <StatusStrip />
      <Content />
    </Flex>
  );
}
