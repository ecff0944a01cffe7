import { Flex, Spacer } from '@chakra-ui/react';
import { Link } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { Logo } from '../../ui/components/Logo.tsx';
import { SkipLink } from '../../ui/components/SkipLink.tsx';
import { useMaybeViewer } from '../../platform/session/viewer.ts';
import { StatusStrip } from '../StatusStrip.tsx';
import { BarTools } from './BarTools.tsx';
import { Content } from './Content.tsx';
import { TopBar } from './TopBar.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The layout of the help pages, for every role. */
export function GuideLayout() {
  const viewer = useMaybeViewer();
  if (!viewer) return null;
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink />
      <TopBar>
        <Link to={paths.home}>
          <Logo />
        </Link>
        <Spacer />
        <BarTools />
        <UserMenu viewer={viewer} />
      </TopBar>
      <StatusStrip />
      <Content />
    </Flex>
  );
}
