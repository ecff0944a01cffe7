import { OrganizationCode } from '../../features/organizations/organization-code.entity.ts';
import { createOrganization } from '../../features/organizations/organization.writes.ts';
import { makeOrganizationCode } from '../../features/organizations/organization-code.crypto.ts';
import { DemoKitchen } from '../../platform/demo/demo-kitchen.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

/** "Harbour & Vine", 90 seats; invented. The organization alone, in the server's time zone: its rows are the features'. */
export function createDemoKitchen(tx: Transaction, historyDays?: number): DemoKitchen {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const organization = createOrganization(tx, {
    name: 'Harbour & Vine',
    demo: true,
    timeZone,
    lineCheckFrequency: 'custom',
    monthlyInventoryNudgesEnabled: true,
  });
  tx.em.persist(
    Object.assign(new OrganizationCode(), {
      code: makeOrganizationCode(),
      organizationId: organization.id,
      demo: true,
    }),
  );
  return new DemoKitchen(tx, organization, historyDays);
}
