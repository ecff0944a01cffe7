import { PageHeader } from '../ui/PageHeader.tsx';
import { useTexts } from '../ui/texts.ts';
import { analyticsTexts } from './texts.ts';

export function AnalyticsPage() {
  const t = useTexts(analyticsTexts);
  return <PageHeader title={t('title')} description={t('text')} />;
}
