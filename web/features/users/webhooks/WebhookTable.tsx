import { Box, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '../../../ui/components/DataTable.tsx';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { type Translate, useTexts } from '../../../ui/i18n/texts.ts';
import { webhookStatus } from './status.ts';
import { webhooksTexts } from './texts.ts';
import type { WebhookRowFragment } from './webhooks.generated.ts';

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

function LastDelivery({ row, none }: { readonly row: WebhookRowFragment; readonly none: ReactNode }) {
  if (row.lastAttemptAt === null || row.lastAttemptAt === undefined) return none;
  return <Timestamp at={row.lastAttemptAt} />;
}

function columnsOf(t: Translate<keyof typeof webhooksTexts.en>): readonly Column<WebhookRowFragment>[] {
  return [
    { key: 'name', header: t('name'), primary: true, cell: ({ name }) => name },
    {
      key: 'status',
      header: t('status'),
      cell: (row) => {
        const { tone, word } = webhookStatus(row);
        return <StatusBadge tone={tone}>{t(word)}</StatusBadge>;
      },
    },
    {
      key: 'url',
      header: t('url'),
      cell: ({ url }) => (
        <Box maxW="36ch" wordBreak="break-word" title={url}>
          {hostOf(url)}
        </Box>
      ),
    },
    { key: 'events', header: t('events'), cell: ({ events }) => t('eventCount', { n: events.length }) },
    {
      key: 'last',
      header: t('last'),
      cell: (row) => <LastDelivery row={row} none={<Text color="fg.muted">{t('nothingSent')}</Text>} />,
    },
  ];
}

interface WebhookTableProps {
  readonly webhooks: readonly WebhookRowFragment[];
}

/** All webhooks of the kitchen; a row opens one. */
export function WebhookTable({ webhooks }: WebhookTableProps) {
  const t = useTexts(webhooksTexts);
  const layer = useLayer('webhook');
  return (
    <DataTable
      caption={t('title')}
      columns={columnsOf(t)}
      rows={webhooks}
      rowKey={({ id }) => id}
      linkOf={({ id }) => layer.linkTo(id)}
      empty={null}
    />
  );
}
