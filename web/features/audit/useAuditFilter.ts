import { useSearchParams } from 'react-router';

/** The filters' names in the address. */
export const filterNames = ['person', 'kind', 'action', 'from', 'to'] as const;
export type FilterName = (typeof filterNames)[number];

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The log's filters, kept in the address. */
export function useAuditFilter() {
  const [params, setParams] = useSearchParams();
  const read = (name: FilterName) => params.get(name) ?? '';
  const date = (name: 'from' | 'to') => (day.test(read(name)) ? read(name) : '');
  const values = {
    person: read('person'),
    kind: read('kind'),
    action: read('action'),
    from: date('from'),
    to: date('to'),
  };
  const set = (name: FilterName, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        // An action belongs to one kind of row.
        if (name === 'kind') next.delete('action');
        return next;
      },
      { replace: true },
    );
  const { person, kind, action, from, to } = values;
  const crossed = from !== '' && to !== '' && from > to;
  return {
    values,
    set,
    clear: () => setParams({}, { replace: true }),
    active: Object.values(values).some((value) => value !== ''),
    crossed,
    /** As the server takes it. */
    filter: {
      ...(person ? { actorId: person } : {}),
      ...(kind ? { entity: kind } : {}),
      ...(action ? { action } : {}),
      ...(from ? { from } : {}),
      ...(to && !crossed ? { to } : {}),
    },
  };
}
