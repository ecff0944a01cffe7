import { type ApolloCache } from '@apollo/client';
import { useApolloClient, useFragment } from '@apollo/client/react';
import { isOpenPrepTask } from '#schema/vocabulary.ts';
import { type PrepRowFragment, PrepTaskStatusFragmentDoc } from '../prep.generated.ts';

type Waiting = Pick<PrepRowFragment, 'status' | 'waitsFor'>;
type Prerequisite = PrepRowFragment['waitsFor'][number];

const reference = ({ prepTaskId }: Prerequisite) => ({ __typename: 'PrepTask' as const, id: prepTaskId });

/**
 * What a pending task still waits for. The server's response may be older than the acts in the outbox: a task that was
 * finished on this device is not waited for.
 */
export function useUnfinishedPrerequisites(task: Waiting): readonly Prerequisite[] {
  const { data } = useFragment({
    fragment: PrepTaskStatusFragmentDoc,
    fragmentName: 'PrepTaskStatus',
    from: task.waitsFor.map(reference),
  });
  return unfinished(task, (index) => data[index]?.status);
}

/** The same at the moment of a press. */
export function useFindPrerequisites(): (task: Waiting) => readonly Prerequisite[] {
  const { cache } = useApolloClient();
  return (task) => unfinished(task, (index) => statusIn(cache, task.waitsFor[index]));
}

function unfinished(
  { status, waitsFor }: Waiting,
  statusOf: (index: number) => PrepRowFragment['status'] | undefined,
): readonly Prerequisite[] {
  if (status !== 'pending') return [];
  return waitsFor.filter((_prerequisite, index) => {
    const known = statusOf(index);
    return known === undefined || isOpenPrepTask(known);
  });
}

function statusIn(cache: ApolloCache, prerequisite: Prerequisite | undefined): PrepRowFragment['status'] | undefined {
  if (!prerequisite) return undefined;
  const id = cache.identify(reference(prerequisite));
  const row = cache.readFragment({ id, fragment: PrepTaskStatusFragmentDoc, fragmentName: 'PrepTaskStatus' });
  return row?.status;
}
