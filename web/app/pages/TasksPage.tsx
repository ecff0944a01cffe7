import { LineChecksPanel } from '../../line-checks/LineChecksPanel.tsx';
import { TemplatesPanel } from '../../line-checks/plan/TemplatesPanel.tsx';
import { lineChecksTexts } from '../../line-checks/texts.ts';
import { ParSheetPanel } from '../../prep/ParSheetPanel.tsx';
import { PlanPanel } from '../../prep/PlanPanel.tsx';
import { prepTexts } from '../../prep/texts.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryTabs } from '../../ui/QueryTabs.tsx';
import { useTexts } from '../../ui/texts.ts';

/** The manager's plan: prep on one tab, line checks on the other. */
export function TasksPage() {
  const t = useTexts(prepTexts);
  const checks = useTexts(lineChecksTexts);
  return (
    <>
      <PageHeader title={t('tasksTitle')} description={t('tasksText')} />
      <QueryTabs
        label={t('tasksTitle')}
        tabs={[
          { value: 'prep', label: t('prepList'), content: <PlanPanel /> },
          { value: 'par', label: t('parSheet'), content: <ParSheetPanel /> },
          { value: 'line-checks', label: checks('tab'), content: <LineChecksPanel /> },
          { value: 'templates', label: checks('templatesTab'), content: <TemplatesPanel /> },
        ]}
      />
    </>
  );
}
