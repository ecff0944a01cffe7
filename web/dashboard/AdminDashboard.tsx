import { PageHeader } from '../ui/PageHeader.tsx';
import { useTexts } from '../ui/texts.ts';
import { dashboardTexts } from './texts.ts';

export function AdminDashboard() {
  const t = useTexts(dashboardTexts);
  return <PageHeader title={t('admin')} description={t('adminText')} />;
}
