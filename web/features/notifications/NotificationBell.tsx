import { Badge, Box, Button, Flex, Heading, IconButton, Popover, Portal } from '@chakra-ui/react';
import { Bell, BellOff, CheckCheck, PartyPopper, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { limits } from '#schema/limits.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { TabBar } from '../../ui/components/TabBar.tsx';
import { useLayer } from '../../ui/components/useLayer.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { CheckButtons } from './CheckButtons.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import { notificationTexts } from './texts.ts';
import { type NotificationList, useNotificationActions, useNotificationLists } from './useNotifications.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

/** Lists are loaded up to the page limit; a full page is shown as "99+". */
function formatCount(items: readonly unknown[] | undefined): string | number {
  const n = items?.length ?? 0;
  return n < limits.pageMax ? n : `${String(limits.pageMax - 1)}+`;
}

interface ListProps {
  readonly list: NotificationList;
  readonly empty: 'caughtUp' | 'none';
  readonly onFollow: () => void;
}

function Items({ list: { items, error, refetch }, empty, onFollow }: ListProps) {
  const t = useTexts(notificationTexts);
  const { markRead, remove } = useNotificationActions();
  return (
    <Box
      h={`${String(limits.notificationListHeight)}px`}
      overflowY="auto"
      tabIndex={0}
      role="group"
      aria-label={t('title')}
    >
      {items === undefined ? <NotLoaded error={error} onRetry={refetch} rows={4} rowHeight="14" /> : null}
      {items?.length === 0 ? <EmptyState icon={empty === 'none' ? BellOff : PartyPopper} title={t(empty)} /> : null}
      {items && items.length > 0 ? (
        <ul>
          {items.map((item) => (
            <NotificationItem key={item.id} item={item} onRead={markRead} onDelete={remove} onFollow={onFollow} />
          ))}
        </ul>
      ) : null}
    </Box>
  );
}

/** Opens the choice of what the person gets. */
function ChoiceLink({ onFollow }: { readonly onFollow: () => void }) {
  const t = useTexts(notificationTexts);
  const { to, state } = useLayer('notifications').linkTo('mine');
  return (
    <Box borderTopWidth="1px" p="2">
      <Button asChild variant="ghost" w="full" minH="11" h="auto" py="1" whiteSpace="normal">
        <Link to={to} state={state} onClick={onFollow}>
          <SlidersHorizontal aria-hidden="true" /> {t('choose')}
        </Link>
      </Button>
    </Box>
  );
}

interface PanelProps {
  readonly lists: ReturnType<typeof useNotificationLists>;
  readonly choosable: boolean;
  readonly onFollow: () => void;
}

function PanelContent({ lists, choosable, onFollow }: PanelProps) {
  const t = useTexts(notificationTexts);
  const [tab, setTab] = useState('unread');
  const { markAllRead } = useNotificationActions();
  const unread = lists.unread.items ?? [];
  return (
    <>
      <Flex px="4" pt="3" align="center" justify="space-between" wrap="wrap" minH="12">
        <Heading as="h2" fontSize="md">
          {t('title')}
        </Heading>
        {unread.length > 0 ? (
          <Button size="sm" variant="ghost" h="auto" minH="9" whiteSpace="normal" onClick={() => markAllRead(unread)}>
            <CheckCheck aria-hidden="true" /> {t('markAllRead')}
          </Button>
        ) : null}
      </Flex>
      <Box px="4" py="2">
        <CheckButtons />
      </Box>
      <TabBar
        label={t('title')}
        fitted
        flush
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'unread',
            label: t('unread', { n: formatCount(lists.unread.items) }),
            content: <Items list={lists.unread} empty="caughtUp" onFollow={onFollow} />,
          },
          {
            value: 'all',
            label: t('all', { n: formatCount(lists.all.items) }),
            content: <Items list={lists.all} empty="none" onFollow={onFollow} />,
          },
        ]}
      />
      {choosable ? <ChoiceLink onFollow={onFollow} /> : null}
    </>
  );
}

/** The bell on the green bar with the number of unread notifications, and its panel. `choosable`: not on a shared tablet. */
export function NotificationBell({ choosable }: { readonly choosable: boolean }) {
  const t = useTexts(notificationTexts);
  const [open, setOpen] = useState(false);
  const lists = useNotificationLists(open);
  const n = lists.unread.items?.length ?? 0;
  return (
    <Popover.Root
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <IconButton
          variant="plain"
          color="white"
          position="relative"
          aria-label={t('bell', { n })}
          _hover={{ bg: 'whiteAlpha.200' }}
        >
          <Bell />
          {n > 0 ? (
            <Badge
              position="absolute"
              top="0.5"
              insetEnd="0.5"
              size="xs"
              variant="solid"
              colorPalette="red"
              minW="5"
              justifyContent="center"
              aria-hidden="true"
            >
              {formatCount(lists.unread.items)}
            </Badge>
          ) : null}
        </IconButton>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={t('title')} w="calc(100vw - 1.5rem)" maxW="26rem" overflow="hidden">
            {/* Scrolls as a whole where it is higher than the screen, with large text: nothing of it is squeezed. */}
            <Box overflowY="auto">
              <PanelContent lists={lists} choosable={choosable} onFollow={() => setOpen(false)} />
            </Box>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
