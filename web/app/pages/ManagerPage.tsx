import { ManagerDashboard } from '../../features/dashboard/ManagerDashboard.tsx';
import { HandoverBanner } from '../../features/handovers/HandoverBanner.tsx';

/** The manager's dashboard under the handover that nobody has signed yet. */
export function ManagerPage() {
  return (
    <>
      <HandoverBanner />
      <ManagerDashboard />
    </>
  );
}
