import { Box, Flex, Heading, Link as TextLink, Stack, Text } from '@chakra-ui/react';
import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { DeviceJson } from '#schema/devices.ts';
import type { UserJson } from '#schema/rest.ts';
import { Problem } from '../../../platform/graphql/problem.ts';
import { paths } from '../../../platform/paths.ts';
import { DisplayControls } from '../../../ui/components/DisplayControls.tsx';
import { applyUserLanguage, useLanguage } from '../../../ui/i18n/language.ts';
import { Logo } from '../../../ui/components/Logo.tsx';
import { useOnline } from '../../../platform/live/useOnline.ts';
import { PinPad } from '../../../platform/session/PinPad.tsx';
import { ShownPin } from '../../../platform/session/ShownPin.tsx';
import { resumeUnfinished } from '../../../platform/session/unfinished.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import { formatClock, formatDay } from '../../../ui/format/times.ts';
import { useNow } from '../../../ui/components/Timestamp.tsx';
import { postPin } from '../requests.ts';
import { useSession } from '../SessionProvider.tsx';
import { lockTexts } from './texts.ts';

const pollInterval = 60_000;

/** The tablet's name and the time, readable from across the kitchen. */
function ClockPanel({ device }: { readonly device: DeviceJson }) {
  const language = useLanguage();
  const now = new Date(useNow());
  // The tablet is in the kitchen, so its own time zone is the kitchen's.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <Flex
      as="header"
      direction="column"
      justify="space-between"
      gap="4"
      bg="bg.bar"
      color="white"
      px={{ base: '6', lg: '14' }}
      py={{ base: '5', lg: '12' }}
      w={{ base: 'full', _landscape: '46%' }}
    >
      <Logo size="8" />
      <Box>
        <Text
          fontSize={{ base: '6xl', _landscape: 'min(7.8vw, 9rem)' }}
          whiteSpace="nowrap"
          fontWeight="bold"
          lineHeight="1.1"
          letterSpacing="-0.04em"
          fontVariantNumeric="tabular-nums"
        >
          {formatClock(now, language, timeZone)}
        </Text>
        <Text fontSize="xl" color="whiteAlpha.900">
          {formatDay(now, language, timeZone)}
        </Text>
      </Box>
      <Box>
        <Text fontSize="2xl" fontWeight="semibold" overflowWrap="anywhere">
          {device.name}
        </Text>
        <Text color="whiteAlpha.900">{device.organizationName}</Text>
      </Box>
    </Flex>
  );
}

/** While locked: checks every minute whether the device is still paired, and uses the device's language. Returns whether it is online. */
function useLockedDevice(device: DeviceJson, isPaused: boolean) {
  const t = useTexts(lockTexts);
  const { refresh } = useSession();
  const online = useOnline();
  useEffect(() => applyUserLanguage(device.language), [device.language]);
  useEffect(() => {
    document.title = `${t('title')} · Brigade`;
  }, [t]);
  useEffect(() => {
    // A refresh finds the new session, and would close the PIN that is being read.
    if (isPaused) return undefined;
    const refreshNow = () => void refresh();
    const timer = setInterval(refreshNow, pollInterval);
    addEventListener('online', refreshNow);
    return () => {
      clearInterval(timer);
      removeEventListener('online', refreshNow);
    };
  }, [refresh, isPaused]);
  return online;
}

/** Somebody who entered a temporary PIN, with their own one. */
interface Fresh {
  readonly user: UserJson;
  readonly newPin: string;
}

function NewPin({ fresh, onDone }: { readonly fresh: Fresh; readonly onDone: () => void }) {
  const t = useTexts(uiTexts);
  return (
    <>
      <Heading as="h1" fontSize="3xl" letterSpacing="-0.025em" overflowWrap="anywhere">
        {fresh.user.name}
      </Heading>
      <ShownPin pin={fresh.newPin} title={t('pinNew')} text={t('pinNewText')} done={t('pinKnown')} onDone={onDone} />
    </>
  );
}

interface EntryProps {
  readonly online: boolean;
  readonly onEnter: (pin: string, personId?: string) => Promise<unknown>;
}

function Entry({ online, onEnter }: EntryProps) {
  const t = useTexts(lockTexts);
  return (
    <>
      <Box textAlign="center">
        <Heading as="h1" fontSize="3xl" letterSpacing="-0.025em">
          {t('enter')}
        </Heading>
        <Text color="fg.muted">{t('enterText')}</Text>
      </Box>
      {online ? null : (
        <Flex role="status" gap="2" align="center" color="fg.warning" fontWeight="medium">
          <CloudOff size={20} aria-hidden="true" /> {t('offline')}
        </Flex>
      )}
      <PinPad onEnter={onEnter} />
      <Stack align="center" gap="0" textAlign="center" maxW="sm">
        <Text color="fg.muted" textStyle="sm">
          {t('noPin')}
        </Text>
        <TextLink asChild textStyle="sm" py="3">
          <Link to={paths.auth}>{t('password')}</Link>
        </TextLink>
      </Stack>
    </>
  );
}

/** The screen of a locked shared tablet: a PIN opens it for its user. */
export function LockScreen({ device }: { readonly device: DeviceJson }) {
  const { setUser, refresh } = useSession();
  const [fresh, setFresh] = useState<Fresh | null>(null);
  const online = useLockedDevice(device, fresh !== null);
  const open = (user: UserJson) => {
    setFresh(null);
    resumeUnfinished(user.id);
    setUser(user);
  };
  const enter = async (pin: string, personId?: string) => {
    try {
      const { user, newPin } = await postPin(pin, personId);
      if (newPin === null) open(user);
      else setFresh({ user, newPin });
    } catch (error) {
      // Either the PIN is wrong or the tablet was revoked.
      if (error instanceof Problem && error.status === 401) void refresh();
      throw error;
    }
  };
  return (
    <Flex minH="100dvh" direction={{ base: 'column', _landscape: 'row' }}>
      <ClockPanel device={device} />
      <Flex flex="1" direction="column">
        <Flex justify="flex-end" p="3">
          <DisplayControls />
        </Flex>
        <Stack as="main" id="content" flex="1" align="center" justify="center" gap="4" px="5" pb="8">
          {fresh ? <NewPin fresh={fresh} onDone={() => open(fresh.user)} /> : <Entry online={online} onEnter={enter} />}
        </Stack>
      </Flex>
    </Flex>
  );
}
