import { PageHeader } from '../ui/PageHeader.tsx';
import { useTexts } from '../ui/texts.ts';
import { settingsTexts } from './texts.ts';

export function SettingsPage() {
  const t = useTexts(settingsTexts);
  return <PageHeader title={t('title')} description={t('text')} />;
}
