import { Badge, Box, Button, Flex, Heading, IconButton, Popover, Portal } from '@chakra-ui/react';
import { Bell, BellOff, CheckCheck, PartyPopper } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#schema/limits.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { TabBar } from '../../ui/components/TabBar.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { LoadError } from '../../ui/components/LoadError.tsx';
import { SkeletonList } from '../../ui/components/Loading.tsx';
import { CheckButtons } from './CheckButtons.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import { notificationTexts } from './texts.ts';
import { type NotificationList, useNotificationActions, useNotificationLists } from './useNotifications.ts';

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
      {items === undefined && !error ? <SkeletonList rows={4} rowHeight="14" /> : null}
      {items === undefined && error ? <LoadError error={error} onRetry={refetch} /> : null}
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

function PanelContent({
  lists,
  onFollow,
}: {
  readonly lists: ReturnType<typeof useNotificationLists>;
  readonly onFollow: () => void;
}) {
  const t = useTexts(notificationTexts);
  const [tab, setTab] = useState('unread');
  const { markAllRead } = useNotificationActions();
  const unread = lists.unread.items ?? [];
  return (
    <>
      <Flex px="4" pt="3" align="center" justify="space-between" minH="12">
        <Heading as="h2" fontSize="md">
          {t('title')}
        </Heading>
        {unread.length > 0 ? (
          <Button size="sm" variant="ghost" onClick={() => markAllRead(unread)}>
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
    </>
  );
}

/** The bell on the green bar with the number of unread notifications, and its panel. */
export function NotificationBell() {
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
            <PanelContent lists={lists} onFollow={() => setOpen(false)} />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
