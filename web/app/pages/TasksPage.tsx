import { LineChecksPanel } from '../../features/line-checks/LineChecksPanel.tsx';
import { TemplatesPanel } from '../../features/line-checks/plan/TemplatesPanel.tsx';
import { lineChecksTexts } from '../../features/line-checks/texts.ts';
import { ParSheetPanel } from '../../features/prep/ParSheetPanel.tsx';
import { PlanPanel } from '../../features/prep/PlanPanel.tsx';
import { prepTexts } from '../../features/prep/texts.ts';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { QueryTabs } from '../../ui/components/QueryTabs.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';

/** The manager's plan, in tabs: prep list, par sheet, line checks and their templates. */
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
