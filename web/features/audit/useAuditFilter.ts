import { isDay } from '../../ui/format/days.ts';
import { useUrlParams } from '../../ui/components/useUrlParams.ts';

/** The URL parameters of the filters. */
export const filterNames = ['person', 'kind', 'action', 'from', 'to'] as const;
export type FilterName = (typeof filterNames)[number];

/** The audit log's filters, stored in the URL. */
export function useAuditFilter() {
  const { get, change, clear } = useUrlParams();
  const read = (name: FilterName) => get(name) ?? '';
  const date = (name: 'from' | 'to') => (isDay(read(name)) ? read(name) : '');
  const values = {
    person: read('person'),
    kind: read('kind'),
    action: read('action'),
    from: date('from'),
    to: date('to'),
  };
  const set = (name: FilterName, value: string) =>
    // An action belongs to one kind of row.
    change({ [name]: value || null, ...(name === 'kind' ? { action: null } : {}) });
  const { person, kind, action, from, to } = values;
  const crossed = from !== '' && to !== '' && from > to;
  return {
    values,
    set,
    clear,
    active: Object.values(values).some((value) => value !== ''),
    crossed,
    /** The filter as query variables. */
    filter: {
      ...(person ? { actorId: person } : {}),
      ...(kind ? { entity: kind } : {}),
      ...(action ? { action } : {}),
      ...(from ? { from } : {}),
      ...(to && !crossed ? { to } : {}),
    },
  };
}
