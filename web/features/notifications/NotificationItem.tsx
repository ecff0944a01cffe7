import { Box, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import {
  Bell,
  CalendarClock,
  Check,
  Lightbulb,
  type LucideIcon,
  PackageMinus,
  PackagePlus,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import { Link } from 'react-router';
import type { NotificationType } from '#schema/vocabulary.ts';
import { useServerText } from '../../ui/i18n/server-messages.ts';
import { StatusBadge } from '../../ui/components/StatusBadge.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { Timestamp } from '../../ui/components/Timestamp.tsx';
import { useDestination } from '../../platform/destination.ts';
import type { NotificationItemFragment } from './notifications.generated.ts';
import { notificationTexts } from './texts.ts';

const icons: Record<NotificationType, LucideIcon> = {
  overstock: PackagePlus,
  low_stock: PackageMinus,
  expiring: CalendarClock,
  waste_alert: TriangleAlert,
  suggestion: Lightbulb,
  other: Bell,
};

const TitleLink = chakra(Link, { base: { _hover: { textDecoration: 'underline' } } });

interface NotificationItemProps {
  readonly item: NotificationItemFragment;
  readonly onRead: (item: NotificationItemFragment) => void;
  readonly onDelete: (item: NotificationItemFragment) => void;
  readonly onFollow: () => void;
}

/** One notification with its actions. Read ones are dimmed. */
export function NotificationItem({ item, onRead, onDelete, onFollow }: NotificationItemProps) {
  const t = useTexts(notificationTexts);
  const serverText = useServerText();
  const Icon = icons[item.type];
  const destination = useDestination(item);
  const title = serverText(item.title, item.titleContent);
  const titleColor = item.isRead ? 'fg.muted' : 'fg';
  return (
    <Flex as="li" gap="3" px="4" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }} data-read={item.isRead}>
      <Box color={item.isRead ? 'fg.subtle' : 'brand.fg'} pt="0.5">
        <Icon size={20} aria-hidden="true" />
      </Box>
      <Box flex="1" minW="0">
        <Text textStyle="sm" fontWeight={item.isRead ? 'normal' : 'semibold'} color={titleColor}>
          {destination === null ? (
            title
          ) : (
            <TitleLink to={destination} onClick={onFollow}>
              {title}
            </TitleLink>
          )}
        </Text>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {serverText(item.message, item.messageContent)}
        </Text>
        <Flex mt="1" gap="2" align="center" textStyle="xs" color="fg.muted">
          <Timestamp at={item.createdAt} />
          {item.priority === 'urgent' || item.priority === 'high' ? (
            <StatusBadge tone={item.priority === 'urgent' ? 'late' : 'soon'} size="sm">
              {t(item.priority)}
            </StatusBadge>
          ) : null}
        </Flex>
      </Box>
      <Flex direction="column">
        {item.isRead ? null : (
          <IconButton size="sm" variant="ghost" aria-label={t('markRead')} onClick={() => onRead(item)}>
            <Check />
          </IconButton>
        )}
        <IconButton size="sm" variant="ghost" aria-label={t('remove')} onClick={() => onDelete(item)}>
          <Trash2 />
        </IconButton>
      </Flex>
    </Flex>
  );
}
