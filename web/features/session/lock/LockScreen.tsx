import { Box, Flex, Heading, Link as TextLink, Stack, Text } from '@chakra-ui/react';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { DeviceJson } from '#schema/devices.ts';
import { Problem } from '../../../platform/graphql/problem.ts';
import { paths } from '../../../platform/paths.ts';
import { DisplayControls } from '../../../ui/components/DisplayControls.tsx';
import { applyUserLanguage, useLanguage } from '../../../ui/i18n/language.ts';
import { Logo } from '../../../ui/components/Mark.tsx';
import { useOnline } from '../../../platform/live/online.ts';
import { PinPad } from '../../../platform/session/PinPad.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { formatClock, formatDay } from '../../../ui/format/times.ts';
import { useNow } from '../../../ui/components/Timestamp.tsx';
import { postPin } from '../requests.ts';
import { useSession } from '../SessionProvider.tsx';
import { lockTexts } from './texts.ts';

const askEvery = 60_000;

/** Which tablet this is, and the time: readable from across the kitchen. */
function Face({ device }: { readonly device: DeviceJson }) {
  const language = useLanguage();
  const now = new Date(useNow());
  // The tablet hangs in the kitchen: its own zone is the kitchen's.
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

/** While nobody has unlocked it, the tablet asks now and then whether it is still one, and speaks its own language. */
function useWaiting(device: DeviceJson) {
  const t = useTexts(lockTexts);
  const { refresh } = useSession();
  const online = useOnline();
  useEffect(() => applyUserLanguage(device.language), [device.language]);
  useEffect(() => {
    document.title = `${t('title')} · Brigade`;
  }, [t]);
  useEffect(() => {
    const ask = () => void refresh();
    const timer = setInterval(ask, askEvery);
    addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      removeEventListener('online', ask);
    };
  }, [refresh]);
  return online;
}

/** A shared tablet that nobody has unlocked: a PIN opens it for its person. */
export function LockScreen({ device }: { readonly device: DeviceJson }) {
  const t = useTexts(lockTexts);
  const { setUser, refresh } = useSession();
  const online = useWaiting(device);
  const enter = async (pin: string) => {
    try {
      setUser(await postPin(pin));
    } catch (error) {
      // Unknown here: the PIN, or the tablet itself.
      if (error instanceof Problem && error.status === 401) void refresh();
      throw error;
    }
  };
  return (
    <Flex minH="100dvh" direction={{ base: 'column', _landscape: 'row' }}>
      <Face device={device} />
      <Flex flex="1" direction="column">
        <Flex justify="flex-end" p="3">
          <DisplayControls />
        </Flex>
        <Stack as="main" id="content" flex="1" align="center" justify="center" gap="4" px="5" pb="8">
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
          <PinPad onEnter={enter} />
          <Stack align="center" gap="0" textAlign="center" maxW="sm">
            <Text color="fg.muted" textStyle="sm">
              {t('noPin')}
            </Text>
            <TextLink asChild textStyle="sm" py="3">
              <Link to={paths.auth}>{t('password')}</Link>
            </TextLink>
          </Stack>
        </Stack>
      </Flex>
    </Flex>
  );
}
