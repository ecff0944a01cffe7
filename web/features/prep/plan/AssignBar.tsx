import { Button, Flex, Text } from '@chakra-ui/react';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#schema/limits.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { FloatingBar } from '../../../ui/components/FloatingBar.tsx';
import { Select } from '../../../ui/forms/fields.tsx';
import { useAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useAssignPrepTasksMutation } from '../plan.generated.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { planTexts } from './plan-texts.ts';
import type { Person } from './usePlanning.ts';

interface AssignBarProps {
  readonly tasks: readonly PrepRowFragment[];
  readonly people: readonly Person[];
  /** Selects every open task that is shown; null when all of them are selected. */
  readonly onAll: (() => void) | null;
  readonly onClose: () => void;
}

/** Assigns the selected tasks to one person, or unassigns them, in one step. */
export function AssignBar({ tasks, people, onAll, onClose }: AssignBarProps) {
  const t = useTexts(planTexts);
  const { run, pending } = useAction(t('assignFailed'));
  const [assign] = useAssignPrepTasksMutation(invalidating('myPrepTasks'));
  const [assigneeId, setAssigneeId] = useState('');
  const isTooMany = tasks.length > limits.tasksTogetherMax;
  const person = people.find(({ id }) => id === assigneeId);
  const save = () => {
    const versions = tasks.map(({ id, version }) => ({ id, version }));
    return run(() => assign({ variables: { input: { tasks: versions, assigneeId: person?.id ?? null } } }), {
      toast: t('assignedTogether', { n: tasks.length, name: person?.name ?? t('nobody') }),
      onDone: onClose,
    });
  };
  return (
    <FloatingBar label={t('assignTogether')}>
      <Text role="status" fontWeight="semibold" px="2">
        {t('tasksSelected', { n: tasks.length })}
      </Text>
      {isTooMany ? <Text color="fg.error">{t('tooManyTasks', { n: limits.tasksTogetherMax })}</Text> : null}
      <Flex gap="2" flex="1 1 16rem" maxW="26rem">
        <Select
          flex="1"
          aria-label={t('assignTogetherTo')}
          value={assigneeId}
          onChange={(event) => setAssigneeId(event.target.value)}
        >
          <option value="">{t('nobody')}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Button disabled={tasks.length === 0 || isTooMany} loading={pending} onClick={() => void save()}>
          <UserCheck aria-hidden="true" /> {t('assignNow')}
        </Button>
      </Flex>
      <Flex gap="2" wrap="wrap" ms={{ md: 'auto' }}>
        {onAll === null ? null : (
          <Button variant="ghost" onClick={onAll}>
            {t('selectAllTasks')}
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          {t('stopSelecting')}
        </Button>
      </Flex>
    </FloatingBar>
  );
}
