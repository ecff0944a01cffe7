import { limits } from '#schema/limits.ts';
import { HOUR } from '#schema/milliseconds.ts';

import { isOpenPrepTask } from '#schema/vocabulary.ts';
import { photosOfTask } from '../../../platform/photos/photo-owner.ts';
import { Photos } from '../../../platform/photos/Photos.tsx';
import { useCan, useViewer } from '../../../platform/session/viewer.ts';
import { useNow } from '../../../ui/components/Timestamp.tsx';
import { useNames } from '../../../ui/i18n/useNames.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { usePrepTaskPhotosQuery } from './recurring.generated.ts';

type PhotoTask = Pick<PrepRowFragment, 'id' | 'name' | 'status' | 'completedAt'>;

/** The photos of a task; undefined until they are known, and with `skip`. */
export function useTaskPhotos({ id }: PhotoTask, { skip = false } = {}) {
  const { data } = usePrepTaskPhotosQuery({ variables: { id }, fetchPolicy: 'cache-and-network', skip });
  return data?.prepTask.photos;
}

interface TaskPhotosProps {
  readonly task: PhotoTask;
  readonly photos: NonNullable<ReturnType<typeof useTaskPhotos>> | undefined;
}

/** Photos of the work: added while it is open and, because the network may be missing, for a day after it. */
export function TaskPhotos({ task, photos = [] }: TaskPhotosProps) {
  const localName = useNames();
  const viewer = useViewer();
  const now = useNow();
  const mayPlan = useCan('prep.plan');
  const open = isOpenPrepTask(task.status);
  const age = task.completedAt === null ? Infinity : now - Date.parse(task.completedAt);
  const mayAdd = open || (task.status === 'completed' && age < limits.photoLaterHours * HOUR);
  return (
    <Photos
      compact
      photos={photos}
      of={photosOfTask({ id: task.id, name: localName(task.name) })}
      mayAdd={mayAdd}
      mayChange={({ createdById }) => open && (createdById === viewer.id || mayPlan)}
    />
  );
}
