import { PageHeader } from '../ui/PageHeader.tsx';
import { useTexts } from '../ui/texts.ts';
import { usersTexts } from './texts.ts';

export function UsersPage() {
  const t = useTexts(usersTexts);
  return <PageHeader title={t('title')} description={t('text')} />;
}
