import { Box, chakra, Flex, Menu, Portal, Text } from '@chakra-ui/react';
import {
  BellRing,
  Braces,
  ChefHat,
  ClipboardList,
  HardDriveDownload,
  KeyRound,
  Languages,
  LifeBuoy,
  LockKeyhole,
  LogOut,
  type LucideIcon,
  Moon,
  QrCode,
  ShieldCheck,
  Sun,
  UserRoundCog,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { limits } from '#schema/limits.ts';
import { can } from '#schema/permissions.ts';
import type { UserJson } from '#schema/rest.ts';
import type { Language } from '#schema/vocabulary.ts';
import { endpoints, paths, to } from '../../platform/paths.ts';
import { useLock } from '../../features/session/lock/useLock.ts';
import { useUnsentQuestion } from '../../features/session/useUnsentQuestion.tsx';
import { useTablet } from '../../features/session/SessionProvider.tsx';
import { useColorMode } from '../../ui/theme/color-mode.ts';
import { chooseLanguage, useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { useChooseLanguageMutation } from '../kitchen.generated.ts';
import { layoutTexts } from './texts.ts';

const OnDeviceSheet = lazy(async () => ({ default: (await import('../OnDeviceSheet.tsx')).OnDeviceSheet }));

/** The first two letters of the username, in capitals. */
export function initialsOf(username: string): string {
  return username.slice(0, limits.initialsLength).toUpperCase();
}

interface Entry {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly go: () => unknown;
}

/** The last entry: logs out, or locks a shared tablet for the next person. */
function useLeaveEntry(ask: (leave: () => unknown) => void): Entry {
  const t = useTexts(layoutTexts);
  const navigate = useNavigate();
  const tablet = useTablet();
  const lock = useLock();
  return tablet
    ? { key: 'lock', icon: LockKeyhole, label: t('lock'), go: () => ask(lock) }
    : { key: 'logout', icon: LogOut, label: t('logOut'), go: () => ask(() => navigate(paths.logout)) };
}

function useEntries(viewer: UserJson, ask: (leave: () => unknown) => void, showOnDevice: () => void): readonly Entry[] {
  const t = useTexts(layoutTexts);
  const navigate = useNavigate();
  const language = useLanguage();
  const { mode, toggle } = useColorMode();
  const [saveLanguage] = useChooseLanguageMutation();
  const pin = useLayer('pin');
  const account = useLayer('account');
  const notifications = useLayer('notifications');
  const leave = useLeaveEntry(ask);
  // A PIN opens the screens but must not change its user's account.
  const tablet = useTablet();
  const change = (chosen: Language) => {
    chooseLanguage(chosen);
    if (tablet) return undefined;
    // The language applies on this device even if it could not be saved to the account.
    return saveLanguage({ variables: { language: chosen } }).catch(() => undefined);
  };
  const plansPrep = can(viewer.role, 'prep.plan');
  const admin = can(viewer.role, 'settings.read');
  const areas: Entry[] = [
    { key: 'cook', icon: ChefHat, label: t('cookDashboard'), go: () => navigate(paths.cook) },
    ...(plansPrep
      ? [{ key: 'manager', icon: ClipboardList, label: t('managerArea'), go: () => navigate(paths.manager) }]
      : []),
    ...(admin ? [{ key: 'admin', icon: ShieldCheck, label: t('adminArea'), go: () => navigate(paths.admin) }] : []),
  ];
  return [
    ...(plansPrep ? areas : []),
    // On a shared tablet the user is identified only by a PIN, which must not change an account.
    ...(tablet ? [] : [{ key: 'account', icon: UserRoundCog, label: t('account'), go: () => account.open('mine') }]),
    ...(tablet ? [] : [{ key: 'pin', icon: KeyRound, label: t('myPin'), go: () => pin.open('mine') }]),
    ...(tablet
      ? []
      : [{ key: 'notifications', icon: BellRing, label: t('notifications'), go: () => notifications.open('mine') }]),
    { key: 'device', icon: HardDriveDownload, label: t('onDevice'), go: showOnDevice },
    { key: 'download', icon: QrCode, label: t('download'), go: () => navigate(paths.download) },
    ...(admin
      ? [
          {
            key: 'explorer',
            icon: Braces,
            label: t('apiExplorer'),
            go: () => window.location.assign(endpoints.graphql),
          },
        ]
      : []),
    { key: 'help', icon: LifeBuoy, label: t('help'), go: () => navigate(to.help(`${viewer.role}-guide`)) },
    {
      key: 'language',
      icon: Languages,
      label: t('language'),
      go: () => change(language === 'en' ? 'es' : 'en'),
    },
    { key: 'mode', icon: mode === 'dark' ? Sun : Moon, label: t(mode === 'dark' ? 'light' : 'dark'), go: toggle },
    leave,
  ];
}

function Avatar({ viewer }: { readonly viewer: UserJson }) {
  return (
    <Flex
      boxSize="9"
      rounded="full"
      bg="whiteAlpha.300"
      color="white"
      align="center"
      justify="center"
      textStyle="xs"
      fontWeight="bold"
    >
      {initialsOf(viewer.username)}
    </Flex>
  );
}

function NameAndRole({ viewer }: { readonly viewer: UserJson }) {
  const t = useTexts(layoutTexts);
  return (
    <Box textAlign="start" minW="0">
      <Text textStyle="sm" fontWeight="semibold" truncate>
        {viewer.name}
      </Text>
      <Text textStyle="xs" color="whiteAlpha.900">
        {t(viewer.role)}
      </Text>
    </Box>
  );
}

interface UserMenuProps {
  readonly viewer: UserJson;
  /** Shows name and role beside the initials; otherwise only in the open menu. */
  readonly named?: boolean;
}

/** The menu of the signed-in user, on the green bar or sidebar. */
export function UserMenu({ viewer, named = false }: UserMenuProps) {
  const t = useTexts(layoutTexts);
  const { ask, question } = useUnsentQuestion();
  const [showsOnDevice, showOnDevice] = useState(false);
  const entries = useEntries(viewer, ask, () => showOnDevice(true));
  return (
    <>
      <Menu.Root positioning={{ placement: named ? 'top-start' : 'bottom-end' }}>
        <Menu.Trigger asChild>
          <chakra.button
            display="flex"
            alignItems="center"
            gap="3"
            minH="11"
            minW="11"
            w={named ? 'full' : 'auto'}
            justifyContent={named ? 'flex-start' : 'center'}
            p="1"
            rounded="l2"
            cursor="pointer"
            color="white"
            aria-label={t('userMenu', { name: viewer.name })}
            _hover={{ bg: 'whiteAlpha.200' }}
          >
            <Avatar viewer={viewer} />
            {named ? <NameAndRole viewer={viewer} /> : null}
          </chakra.button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content minW="min(15rem, 100vw - 2rem)" maxW="calc(100vw - 1rem)">
              <Box px="2" py="2">
                <Text fontWeight="semibold">{viewer.name}</Text>
                <Text color="fg.muted" textStyle="sm">
                  {t(viewer.role)}
                </Text>
              </Box>
              <Menu.Separator />
              {entries.map(({ key, icon: Icon, label, go }) => (
                // Not onSelect: it names the highlighted row, which on a busy device is not yet the row that was pressed.
                <Menu.Item key={key} value={key} onClick={() => void go()}>
                  <Icon size={18} aria-hidden="true" /> {label}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {question}
      <Suspense>{showsOnDevice ? <OnDeviceSheet onClose={() => showOnDevice(false)} /> : null}</Suspense>
    </>
  );
}
