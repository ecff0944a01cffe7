import { PageHeader } from '../ui/PageHeader.tsx';
import { useTexts } from '../ui/texts.ts';
import { auditTexts } from './texts.ts';

export function AuditPage() {
  const t = useTexts(auditTexts);
  return <PageHeader title={t('title')} description={t('text')} />;
}
