import { PageHeader } from '../ui/PageHeader.tsx';
import { useTexts } from '../ui/texts.ts';
import { dashboardTexts } from './texts.ts';

export function ManagerDashboard() {
  const t = useTexts(dashboardTexts);
  return <PageHeader title={t('manager')} description={t('managerText')} />;
}
