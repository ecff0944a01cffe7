import { Button, Flex, Text } from '@chakra-ui/react';
import { Archive, Plus, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUrlParams } from '../../../ui/components/useUrlParams.ts';
import { Money } from '../../../ui/kitchen/amounts.tsx';
import { type Column, DataTable } from '../../../ui/components/DataTable.tsx';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { Panel } from '../../../ui/components/Panel.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { type SupplierRowFragment, useSuppliersQuery } from '../suppliers.generated.ts';
import { Mail, Phone } from './Reach.tsx';
import { supplierTexts } from './supplier-texts.ts';
import { SupplierLayer } from './SupplierLayer.tsx';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

/** The suppliers with their delivery days and contacts. */
export function SuppliersPanel() {
  const t = useTexts(supplierTexts);
  const { get, change, linkTo } = useUrlParams();
  const archived = get('archived') === 'true';
  const { data, error, refetch } = useSuppliersQuery({ variables: { archived } });
  const columns = useColumns();
  const set = (name: string, value: string | null) => change({ [name]: value }, { replace: false });
  const open = get('supplier');
  const add = (
    <Button onClick={() => set('supplier', 'new')}>
      <Plus size={18} aria-hidden="true" /> {t('add')}
    </Button>
  );
  return (
    <>
      <Flex gap="2" mb="4" justify="space-between" wrap="wrap" className="no-print">
        {add}
        <Button variant="ghost" onClick={() => set('archived', archived ? null : 'true')}>
          <Archive size={18} aria-hidden="true" /> {t(archived ? 'showActive' : 'showArchived')}
        </Button>
      </Flex>
      {data ? null : <NotLoaded error={error} onRetry={() => refetch()} rows={5} rowHeight="14" />}
      {data ? (
        <Panel flush>
          <DataTable
            caption={t('list')}
            columns={columns}
            rows={data.suppliers}
            rowKey={(row) => row.id}
            linkOf={(row) => linkTo({ supplier: row.id })}
            defaultSort="name"
            empty={archived ? <EmptyArchive onLeave={() => set('archived', null)} /> : <NoSuppliers add={add} />}
          />
        </Panel>
      ) : null}
      {open && data ? (
        <SupplierLayer
          key={open}
          supplier={data.suppliers.find((row) => row.id === open) ?? null}
          isNew={open === 'new'}
          onClose={() => set('supplier', null)}
        />
      ) : null}
    </>
  );
}

function NoSuppliers({ add }: { readonly add: ReactNode }) {
  const t = useTexts(supplierTexts);
  return <EmptyState icon={Truck} title={t('none')} description={t('noneText')} action={add} />;
}

function EmptyArchive({ onLeave }: { readonly onLeave: () => void }) {
  const t = useTexts(supplierTexts);
  const action = <Button onClick={onLeave}>{t('showActive')}</Button>;
  return <EmptyState icon={Archive} title={t('noneArchived')} description={t('noneArchivedText')} action={action} />;
}

function useColumns(): Column<SupplierRowFragment>[] {
  const t = useTexts(supplierTexts);
  return [
    { key: 'name', header: t('name'), primary: true, cell: (row) => row.name, sortValue: (row) => row.name },
    { key: 'days', header: t('days'), cell: (row) => row.deliveryDays.map((day) => t(day)).join(', ') || '–' },
    { key: 'reach', header: t('reach'), cell: (row) => <Reach row={row} /> },
    {
      key: 'items',
      header: t('items'),
      numeric: true,
      cell: (row) => row.itemCount,
      sortValue: (row) => row.itemCount,
    },
    {
      key: 'minimum',
      header: t('minimum'),
      numeric: true,
      cell: (row) => (row.minimumOrder === null ? '–' : <Money value={row.minimumOrder} />),
    },
    {
      key: 'last',
      header: t('last'),
      cell: (row) => (row.lastReceivedAt === null ? t('never') : <Timestamp at={row.lastReceivedAt} />),
      sortValue: (row) => row.lastReceivedAt ?? '',
    },
  ];
}

function Reach({ row }: { readonly row: SupplierRowFragment }) {
  if (row.contact === null && row.phone === null && row.email === null) return '–';
  return (
    <Flex direction="column" minW="0">
      {row.contact === null ? null : <Text>{row.contact}</Text>}
      {row.phone === null ? null : <Phone number={row.phone} />}
      {row.email === null ? null : <Mail address={row.email} />}
    </Flex>
  );
}
