import { PageHeader } from '../ui/PageHeader.tsx';
import { useTexts } from '../ui/texts.ts';
import { prepTexts } from './texts.ts';

export function MyListPanel() {
  const t = useTexts(prepTexts);
  return <PageHeader title={t('myList')} />;
}
