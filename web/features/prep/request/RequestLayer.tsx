import { skipToken } from '@apollo/client/react';
import { Layer } from '../../../ui/components/Layer.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useRequestItemQuery, useRequestPlaceQuery, useRequestTaskQuery } from '../handover.generated.ts';
import { RequestForm } from './RequestForm.tsx';
import { requestTexts } from './request-texts.ts';
import type { RequestSubject } from './request-values.ts';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

interface RequestLayerProps {
  /** `new`, or of what more is needed: `task.ID` or `item.ID`. */
  readonly value: string;
  readonly onClose: () => void;
}

/** The form with which cooks request a task for today. */
export function RequestLayer({ value, onClose }: RequestLayerProps) {
  const t = useTexts(requestTexts);
  const { subject, usable, error, retry } = useSubject(value);
  const place = useRequestPlaceQuery();
  const title = subject && subject.kind !== 'new' ? t('moreOf', { name: subject.name }) : t('addTask');
  if (subject && place.data) {
    const { stations, me } = place.data;
    return (
      <RequestForm
        title={title}
        subject={subject}
        usable={usable}
        stations={stations}
        stationId={me?.stationId ?? ''}
        onClose={onClose}
      />
    );
  }
  const failed = error ?? place.error;
  return (
    <Layer title={title} onClose={onClose}>
      <NotLoaded
        title={t('notFound')}
        error={failed}
        onRetry={() => Promise.all([retry(), place.refetch()])}
        rows={3}
      />
    </Layer>
  );
}

/** The task or item that the value names; undefined until it is loaded. */
function useSubject(value: string) {
  const [kind, id] = value.split('.');
  const task = useRequestTaskQuery(kind === 'task' && id ? { variables: { id } } : skipToken);
  const item = useRequestItemQuery(kind === 'item' && id ? { variables: { id } } : skipToken);
  const found = task.data?.prepTask ?? item.data?.item;
  const more: RequestSubject | undefined = found && {
    kind: kind === 'task' ? 'task' : 'item',
    id: found.id,
    name: found.name,
    unit: found.unit,
  };
  return {
    subject: kind === 'new' ? ({ kind: 'new' } as const) : more,
    usable: item.data?.item.usable ?? null,
    error: task.error ?? item.error,
    retry: () => (kind === 'task' ? task.refetch() : item.refetch()),
  };
}
