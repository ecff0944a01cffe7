import { Box, Flex, Spacer } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { TimerStrip } from '../../features/timers/TimerStrip.tsx';
import { Logo } from '../../ui/components/Logo.tsx';
import { PinnedSlotContext } from '../../ui/components/PinnedSlot.tsx';
import { SkipLink } from '../../ui/components/SkipLink.tsx';
import { useMaybeViewer } from '../../platform/session/viewer.ts';
import { ActionStrip } from './ActionStrip.tsx';
import { BarTools } from './BarTools.tsx';
import { Content } from './Content.tsx';
import { TopBar } from './TopBar.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The cook's layout: the green bar, the content, and the quick actions. */
export function CookLayout() {
  const viewer = useMaybeViewer();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  if (!viewer) return null;
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink />
      <TopBar>
        <Link to={paths.cook}>
          <Logo />
        </Link>
        <Spacer />
        <BarTools />
        <UserMenu viewer={viewer} />
      </TopBar>
      <PinnedSlotContext value={slot}>
        <Content />
      </PinnedSlotContext>
      <Box position="sticky" bottom="0" zIndex="docked">
        <Box ref={setSlot} />
        <TimerStrip />
        <ActionStrip />
      </Box>
    </Flex>
  );
}
