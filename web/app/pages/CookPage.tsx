import type { UserJson } from '#schema/rest.ts';
import { LatestHandoverCardDocument } from '../../features/handovers/handovers.generated.ts';
import { CloseDayButton, HandoverBanner } from '../../features/handovers/HandoverBanner.tsx';
import { LineCheckBanner } from '../../features/line-checks/LineCheckBanner.tsx';
import { LineChecksDocument } from '../../features/line-checks/line-checks.generated.ts';
import { MyListPanel } from '../../features/prep/MyListPanel.tsx';
import { PrepListPanel } from '../../features/prep/PrepListPanel.tsx';
import { PrepListDocument } from '../../features/prep/prep.generated.ts';
import { NextStep } from '../../features/recipes/NextStep.tsx';
import { prepTexts } from '../../features/prep/texts.ts';
import type { FirstQuery } from '../../platform/feature.ts';
import { HiddenPageHeader } from '../../ui/components/PageHeader.tsx';
import { QueryTabs } from '../../ui/components/QueryTabs.tsx';
import { useSmallScreen } from '../../ui/components/useSmallScreen.ts';
import { useTexts } from '../../ui/i18n/texts.ts';

/** The cook's dashboard: all prep tasks, and the user's own. */
export function CookPage() {
  const t = useTexts(prepTexts);
  const small = useSmallScreen();
  return (
    <>
      <HiddenPageHeader title={t('prepList')} />
      <HandoverBanner />
      <LineCheckBanner />
      <QueryTabs
        label={t('tabs')}
        fitted
        tabs={[
          {
            value: 'prep-list',
            label: t(small ? 'allTasks' : 'prepList'),
            content: <PrepListPanel NextStep={NextStep} />,
          },
          { value: 'my-list', label: t('myList'), content: <MyListPanel NextStep={NextStep} /> },
        ]}
      />
      <CloseDayButton />
    </>
  );
}

CookPage.firstQueries = (_viewer: UserJson, search: URLSearchParams): FirstQuery[] => [
  ...(search.get('tab') === 'my-list' ? [] : [{ query: PrepListDocument }]),
  { query: LineChecksDocument },
  { query: LatestHandoverCardDocument },
];
