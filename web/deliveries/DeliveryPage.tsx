import { PageHeader } from '../ui/PageHeader.tsx';
import { useTexts } from '../ui/texts.ts';
import { deliveriesTexts } from './texts.ts';

export function DeliveryPage() {
  const t = useTexts(deliveriesTexts);
  return <PageHeader title={t('delivery')} description={t('text')} />;
}
