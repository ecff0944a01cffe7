import { can } from '#schema/permissions.ts';
import type { UserJson } from '#schema/rest.ts';
import { ManagerDashboardDocument } from '../../features/dashboard/manager.generated.ts';
import { ManagerDashboard } from '../../features/dashboard/ManagerDashboard.tsx';
import { LatestHandoverCardDocument } from '../../features/handovers/handovers.generated.ts';
import { HandoverBanner } from '../../features/handovers/HandoverBanner.tsx';
import type { FirstQuery } from '../../platform/feature.ts';

/** The manager's dashboard under the handover that nobody has signed yet. */
export function ManagerPage() {
  return (
    <>
      <HandoverBanner />
      <ManagerDashboard />
    </>
  );
}

ManagerPage.firstQueries = ({ role }: UserJson): FirstQuery[] => [
  { query: ManagerDashboardDocument, variables: { admin: can(role, 'users.manage') } },
  { query: LatestHandoverCardDocument },
];
