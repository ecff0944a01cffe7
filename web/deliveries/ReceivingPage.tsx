import { PageHeader } from '../ui/PageHeader.tsx';
import { useTexts } from '../ui/texts.ts';
import { deliveriesTexts } from './texts.ts';

export function ReceivingPage() {
  const t = useTexts(deliveriesTexts);
  return <PageHeader title={t('title')} description={t('text')} />;
}
