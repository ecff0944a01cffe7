import { Flex, Input } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { deliveryStatuses, type DeliveryStatus } from '#schema/vocabulary.ts';
import { FormField, SelectField } from '../../../ui/forms/fields.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { DeliveriesFilter } from '../deliveries.generated.ts';
import { useSuppliersQuery } from '../suppliers.generated.ts';
import { deliveriesTexts } from '../texts.ts';

const closed = ['posted', 'reversed', 'cancelled'] as const satisfies readonly DeliveryStatus[];
const names = ['supplier', 'status', 'from', 'to'] as const;
type Name = (typeof names)[number];

/** Which deliveries of the past are shown; it lives in the address. */
export function useHistoryFilter() {
  const [search, setSearch] = useSearchParams();
  const get = (name: Name) => search.get(name) ?? '';
  const status = deliveryStatuses.find((each) => each === get('status'));
  const filter: DeliveriesFilter = {
    ...(get('supplier') === '' ? {} : { supplierId: get('supplier') }),
    ...(status === undefined ? {} : { status }),
    ...(isDay(get('from')) ? { from: get('from') } : {}),
    ...(isDay(get('to')) && get('to') >= get('from') ? { to: get('to') } : {}),
  };
  const change = (values: Partial<Record<Name, string>>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return {
    filter,
    filtered: Object.keys(filter).length > 0,
    get,
    set: (name: Name, value: string) => change({ [name]: value }),
    clear: () => change({ supplier: '', status: '', from: '', to: '' }),
  };
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

export function HistoryFilter() {
  const t = useTexts(deliveriesTexts);
  const { get, set } = useHistoryFilter();
  const { data } = useSuppliersQuery({ variables: { archived: false } });
  return (
    <Flex
      gap="3"
      wrap="wrap"
      align="flex-end"
      className="no-print"
      css={{ '& > *': { flex: '1 1 10rem', maxW: '16rem' } }}
    >
      <SelectField
        label={t('supplier')}
        value={get('supplier')}
        onChange={(event) => set('supplier', event.target.value)}
      >
        <option value="">{t('allSuppliers')}</option>
        {data?.suppliers.map((supplier) => (
          <option key={supplier.id} value={supplier.id}>
            {supplier.name}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('status')} value={get('status')} onChange={(event) => set('status', event.target.value)}>
        <option value="">{t('allStates')}</option>
        {closed.map((status) => (
          <option key={status} value={status}>
            {t(status)}
          </option>
        ))}
      </SelectField>
      <FormField label={t('from')}>
        <Input type="date" value={get('from')} onChange={(event) => set('from', event.target.value)} />
      </FormField>
      <FormField label={t('to')}>
        <Input type="date" value={get('to')} onChange={(event) => set('to', event.target.value)} />
      </FormField>
    </Flex>
  );
}
