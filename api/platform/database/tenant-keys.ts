/** Statements for tenant isolation, written into new migrations as text. */

/** Checking foreign keys reads both tables through row level security, so a tenant must be set; none has this id. */
export const noTenant = `select set_config('app.organization', '00000000-0000-0000-0000-000000000000', true)`;

/** Rows of the table are deleted with their organization. */
export function organizationReference(table: string): string {
  return `alter table "${table}" add constraint "${table}_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred`;
}

/** The pair (organization_id, column) must exist in the parent: no row references one of another organization. */
export function tenantReference(table: string, column: string, parent: string): string {
  return `alter table "${table}" add constraint "${table}_${column}_fkey" foreign key (organization_id, ${column}) references "${parent}" (organization_id, id) deferrable initially deferred`;
}
