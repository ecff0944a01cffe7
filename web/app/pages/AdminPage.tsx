import { AdminDashboard } from '../../features/dashboard/AdminDashboard.tsx';
import { KitchenProfileCard } from '../../features/kitchen-profile/KitchenProfileCard.tsx';

/** The admin's dashboard with the kitchen profile in it. */
export function AdminPage() {
  return <AdminDashboard profile={<KitchenProfileCard />} />;
}
