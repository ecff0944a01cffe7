import { Button } from '@chakra-ui/react';
import { ClipboardList } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useViewer } from '../../platform/session/viewer.ts';
import type { NextStepOf } from './list/MakingStrip.tsx';
import { PrepSections } from './list/PrepSections.tsx';
import { AddTaskButton } from './request/AddTaskButton.tsx';
import { useMyPrepListQuery } from './prep.generated.ts';
import { prepTexts } from './texts.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

/** The user's own tasks of today, and the unassigned ones. */
export function MyListPanel({ NextStep }: { readonly NextStep?: NextStepOf }) {
  const t = useTexts(prepTexts);
  const { id } = useViewer();
  // Refetched at every opening, because a task that the user started elsewhere is theirs too.
  const { data, error, refetch } = useMyPrepListQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return <NotLoaded error={error} onRetry={() => refetch()} rows={4} rowHeight="24" />;
  if (data.myPrepTasks.length > 0) {
    return (
      <>
        <PrepSections tasks={data.myPrepTasks} viewerId={id} NextStep={NextStep} />
        <AddTaskButton />
      </>
    );
  }
  const toPrepList = (
    <Button asChild>
      <Link to={paths.cook}>{t('toPrepList')}</Link>
    </Button>
  );
  return (
    <>
      <EmptyState icon={ClipboardList} title={t('mineEmpty')} description={t('mineEmptyText')} action={toPrepList} />
      <AddTaskButton />
    </>
  );
}
