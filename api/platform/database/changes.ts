/** What an edit changed, for the audit log: field → [before, after]. */
export type Changes = Record<string, readonly [unknown, unknown]>;

/** Assigns the defined fields that differ. Returns those with their previous and new values. */
export function assignChanges<Row extends object>(row: Row, changes: Partial<Row>): Changes {
  const before = new Map<string, unknown>(Object.entries(row));
  const changed = Object.entries(changes).filter(
    ([field, value]) => value !== undefined && JSON.stringify(before.get(field)) !== JSON.stringify(value),
  );
  Object.assign(row, Object.fromEntries(changed));
  return Object.fromEntries(changed.map(([field, value]) => [field, [before.get(field), value] as const]));
}
