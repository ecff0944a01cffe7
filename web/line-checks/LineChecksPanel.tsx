import { Panel } from '../ui/Panel.tsx';
import { useTexts } from '../ui/texts.ts';
import { lineChecksTexts } from './texts.ts';

export function LineChecksPanel() {
  const t = useTexts(lineChecksTexts);
  return <Panel title={t('tab')} />;
}
