/** What a field of the audit log holds: minor units of the currency, or a code with its word in these texts, by itself or by `key`. */
export type AuditValue =
  | 'money'
  | { readonly texts: { readonly namespace: string }; readonly key?: (code: string) => string };

/** By field, or by `Entity.field` where kinds of rows differ. */
export type AuditValues = Readonly<Record<string, AuditValue>>;

const known = new Map<string, AuditValue>();

/** Adds the fields of a feature. */
export function defineAuditValues(values: AuditValues): void {
  for (const [field, value] of Object.entries(values)) known.set(field, value);
}

/** What this field of a kind of row holds; undefined for a text, a figure or a date. */
export function auditValueOf(entity: string, field: string): AuditValue | undefined {
  return known.get(`${entity}.${field}`) ?? known.get(field);
}
