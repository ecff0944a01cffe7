import { Button } from '@chakra-ui/react';
import { ClipboardList } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { LoadError } from '../../ui/components/LoadError.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useViewer } from '../../platform/session/viewer.ts';
import { SkeletonList } from '../../ui/components/Waiting.tsx';
import { PrepSections } from './parts/PrepSections.tsx';
import { useMyPrepListQuery } from './prep.generated.ts';
import { prepTexts } from './texts.ts';

/** What is mine today, and what nobody has yet. */
export function MyListPanel() {
  const t = useTexts(prepTexts);
  const { id } = useViewer();
  // Read at every opening: a task that I did from elsewhere is mine too.
  const { data, error, refetch } = useMyPrepListQuery({ fetchPolicy: 'cache-and-network' });
  if (error && !data) return <LoadError error={error} onRetry={() => refetch()} />;
  if (!data) return <SkeletonList rows={4} rowHeight="24" />;
  if (data.myPrepTasks.length > 0) return <PrepSections tasks={data.myPrepTasks} viewerId={id} />;
  const toPrepList = (
    <Button asChild>
      <Link to={paths.cook}>{t('toPrepList')}</Link>
    </Button>
  );
  return (
    <EmptyState icon={ClipboardList} title={t('mineEmpty')} description={t('mineEmptyText')} action={toPrepList} />
  );
}
