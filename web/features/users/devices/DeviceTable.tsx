import { Box, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '../../../ui/components/DataTable.tsx';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { type Translate, useTexts } from '../../../ui/i18n/texts.ts';
import { localName } from '../../../ui/i18n/spanish-names.ts';
import { DeviceHealth } from './DeviceHealth.tsx';
import type { DeviceRowFragment } from './devices.generated.ts';
import { deviceStatus } from './status.ts';
import { devicesTexts } from './texts.ts';

/** The names of a device's stations; a display without any shows them all. */
export function stationsOf(t: Translate<keyof typeof devicesTexts.en>, device: DeviceRowFragment): string {
  if (device.kind === 'tablet') return '–';
  return device.stationNames.length > 0
    ? device.stationNames.map((name) => localName(name)).join(', ')
    : t('allStations');
}

function TwoLines({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) {
  return (
    <Box>
      <Box whiteSpace="nowrap">{first}</Box>
      {second ? (
        <Text color="fg.muted" textStyle="sm" mt="0.5">
          {second}
        </Text>
      ) : null}
    </Box>
  );
}

function columnsOf(t: Translate<keyof typeof devicesTexts.en>): readonly Column<DeviceRowFragment>[] {
  return [
    { key: 'name', header: t('name'), primary: true, cell: ({ name }) => name },
    {
      key: 'status',
      header: t('status'),
      cell: (device) => {
        const { tone, word } = deviceStatus(device);
        const seen = device.lastSeenAt === null ? null : <Timestamp at={device.lastSeenAt} />;
        return <TwoLines first={<StatusBadge tone={tone}>{t(word)}</StatusBadge>} second={seen} />;
      },
    },
    {
      key: 'kind',
      header: t('kind'),
      cell: (device) => (
        <TwoLines first={t(device.kind)} second={device.kind === 'display' ? stationsOf(t, device) : null} />
      ),
    },
    {
      key: 'screen',
      header: t('screen'),
      cell: ({ report }) => <TwoLines first={report?.screen ?? '–'} second={report?.model} />,
    },
    {
      key: 'health',
      header: t('health'),
      cell: ({ report, revokedAt }) => (report && !revokedAt ? <DeviceHealth report={report} /> : '–'),
    },
  ];
}

interface DeviceTableProps {
  readonly devices: readonly DeviceRowFragment[];
}

/** All devices of the kitchen, active ones first; a row opens one. */
export function DeviceTable({ devices }: DeviceTableProps) {
  const t = useTexts(devicesTexts);
  const layer = useLayer('device');
  return (
    <DataTable
      caption={t('title')}
      columns={columnsOf(t)}
      rows={devices}
      rowKey={({ id }) => id}
      linkOf={({ id }) => layer.linkTo(id)}
      empty={null}
    />
  );
}
