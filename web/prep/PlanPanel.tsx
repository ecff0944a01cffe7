import { Panel } from '../ui/Panel.tsx';
import { useTexts } from '../ui/texts.ts';
import { prepTexts } from './texts.ts';

export function PlanPanel() {
  const t = useTexts(prepTexts);
  return <Panel title={t('prepList')} />;
}
