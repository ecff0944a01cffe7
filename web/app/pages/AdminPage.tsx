import { AdminDashboard } from '../../dashboard/AdminDashboard.tsx';
import { KitchenProfileCard } from '../../kitchen-profile/KitchenProfileCard.tsx';

/** The admin's dashboard with the kitchen profile in it. */
export function AdminPage() {
  return <AdminDashboard profile={<KitchenProfileCard />} />;
}
