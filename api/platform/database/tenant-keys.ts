/**
 * Statements of migrations that keep tenants apart. Migrations that have run use them: a new rule is a new function.
 */

/** Foreign keys are checked against both tables, which are behind row level security: a tenant must be named, and none has this id. */
export const noTenant = `select set_config('app.organization', '00000000-0000-0000-0000-000000000000', true)`;

/** Rows of the table end with their organization. */
export function organizationReference(table: string): string {
  return `alter table "${table}" add constraint "${table}_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred`;
}

/** The pair (organization_id, column) must exist in the parent: no row points to one of another organization. */
export function tenantReference(table: string, column: string, parent: string): string {
  return `alter table "${table}" add constraint "${table}_${column}_wall" foreign key (organization_id, ${column}) references "${parent}" (organization_id, id) deferrable initially deferred`;
}
