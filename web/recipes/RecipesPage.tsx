import { PageHeader } from '../ui/PageHeader.tsx';
import { useTexts } from '../ui/texts.ts';
import { recipesTexts } from './texts.ts';

export function RecipesPage() {
  const t = useTexts(recipesTexts);
  return <PageHeader title={t('title')} description={t('text')} />;
}
