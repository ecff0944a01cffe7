import { Flex } from '@chakra-ui/react';
import { creditStates, deliveryStatuses, type DeliveryStatus } from '#schema/vocabulary.ts';
import { isDay } from '../../../ui/format/days.ts';
import { useUrlParams } from '../../../ui/components/useUrlParams.ts';
import { FormField, SelectField } from '../../../ui/forms/fields.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { ClosedDeliveriesFilter } from '../deliveries.generated.ts';
import { useSuppliersQuery } from '../suppliers.generated.ts';
import { deliveriesTexts } from '../texts.ts';
import { DayInput } from '../../../ui/forms/DayInput.tsx';

const closed = ['posted', 'reversed', 'cancelled'] as const satisfies readonly DeliveryStatus[];
const names = ['supplier', 'status', 'credit', 'from', 'to'] as const;
/** The URL parameters that a saved view of the list stores. */
export const historyViewParams = [...names, 'sort'] as const;
type Name = (typeof names)[number];

/** The filter of past deliveries, in the URL. */
export function useHistoryFilter() {
  const params = useUrlParams();
  const get = (name: Name) => params.get(name) ?? '';
  const status = deliveryStatuses.find((each) => each === get('status'));
  const credit = creditStates.find((each) => each === get('credit'));
  const filter: ClosedDeliveriesFilter = {
    ...(get('supplier') === '' ? {} : { supplierId: get('supplier') }),
    ...(status === undefined ? {} : { status }),
    ...(credit === undefined ? {} : { credit }),
    ...(isDay(get('from')) ? { from: get('from') } : {}),
    ...(isDay(get('to')) && get('to') >= get('from') ? { to: get('to') } : {}),
  };
  return {
    filter,
    filtered: Object.keys(filter).length > 0,
    get,
    set: (name: Name, value: string) => params.change({ [name]: value || null }),
    clear: () => params.change({ supplier: null, status: null, credit: null, from: null, to: null }),
  };
}

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
      <SelectField
        label={t('creditState')}
        value={get('credit')}
        onChange={(event) => set('credit', event.target.value)}
      >
        <option value="">{t('allCredits')}</option>
        {creditStates.map((state) => (
          <option key={state} value={state}>
            {t(`credit_${state}`)}
          </option>
        ))}
      </SelectField>
      <FormField label={t('from')}>
        <DayInput optional value={get('from')} onDay={(day) => set('from', day)} />
      </FormField>
      <FormField label={t('to')}>
        <DayInput optional value={get('to')} onDay={(day) => set('to', day)} />
      </FormField>
    </Flex>
  );
}
