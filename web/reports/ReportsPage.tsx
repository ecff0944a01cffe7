import { PageHeader } from '../ui/PageHeader.tsx';
import { useTexts } from '../ui/texts.ts';
import { reportsTexts } from './texts.ts';

export function ReportsPage() {
  const t = useTexts(reportsTexts);
  return <PageHeader title={t('title')} description={t('text')} />;
}
