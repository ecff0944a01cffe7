import { LineCheckBanner } from '../../line-checks/LineCheckBanner.tsx';
import { MyListPanel } from '../../prep/MyListPanel.tsx';
import { PrepListPanel } from '../../prep/PrepListPanel.tsx';
import { prepTexts } from '../../prep/texts.ts';
import { HiddenPageHeader } from '../../ui/PageHeader.tsx';
import { QueryTabs } from '../../ui/QueryTabs.tsx';
import { useSmallScreen } from '../../ui/useSmallScreen.ts';
import { useTexts } from '../../ui/texts.ts';

/** The cook's dashboard: everything there is to prepare, and what is mine. */
export function CookPage() {
  const t = useTexts(prepTexts);
  const small = useSmallScreen();
  return (
    <>
      <HiddenPageHeader title={t('prepList')} />
      <LineCheckBanner />
      <QueryTabs
        label={t('tabs')}
        fitted
        tabs={[
          { value: 'prep-list', label: t(small ? 'allTasks' : 'prepList'), content: <PrepListPanel /> },
          { value: 'my-list', label: t('myList'), content: <MyListPanel /> },
        ]}
      />
    </>
  );
}
