import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#schema/limits.ts';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { CheckRow } from './build/CheckRow.tsx';
import { type Load, loadOf, shareOut } from './load.ts';
import { LoadText } from './LoadText.tsx';
import { shareTexts } from './share-texts.ts';
import { PlanningWait } from './PlanningWait.tsx';
import { type Person, usePlanning } from './usePlanning.ts';
import { useAssignTasks } from './useAssignTasks.ts';

interface ShareOutLayerProps {
  /** What is shared out, as the filters of the board show it. */
  readonly tasks: readonly PrepRowFragment[];
  /** All tasks of the day. */
  readonly all: readonly PrepRowFragment[];
  readonly onClose: () => void;
}

/** Proposes assignees for the unassigned tasks, by station and load; assigned in one step. */
export function ShareOutLayer(props: ShareOutLayerProps) {
  const t = useTexts(shareTexts);
  const { planning, ...wait } = usePlanning();
  if (planning) return <Proposal {...props} people={planning.people} />;
  return (
    <SideLayer title={t('title')} onClose={props.onClose}>
      <PlanningWait {...wait} />
    </SideLayer>
  );
}

function Proposal({ tasks, all, people, onClose }: ShareOutLayerProps & { readonly people: readonly Person[] }) {
  const t = useTexts(shareTexts);
  const cooks = people.filter(({ role }) => role === 'cook');
  const [working, setWorking] = useState(() => whoWorks(all, cooks));
  const { assign, pending } = useAssignTasks(onClose);
  const chosen = cooks.filter(({ id }) => working.includes(id));
  const proposed = shareOut(tasks, all, chosen);
  const shares = proposed.slice(0, limits.tasksTogetherMax);
  const toggle = (id: string) =>
    setWorking((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  const footer = (
    <SendButton
      type="button"
      size="lg"
      disabled={shares.length === 0}
      loading={pending}
      onClick={() => assign(shares.map(({ task, personId }) => ({ task, assigneeId: personId })))}
    >
      <UserCheck aria-hidden="true" /> {t('assign', { n: shares.length })}
    </SendButton>
  );
  return (
    <SideLayer title={t('title')} onClose={onClose} footer={footer}>
      <Stack gap="4">
        <Text color="fg.muted">{t('text')}</Text>
        <Stack as="fieldset" gap="0">
          <chakra.legend fontWeight="semibold">{t('whoWorks')}</chakra.legend>
          {cooks.map((person) => (
            <Worker
              key={person.id}
              name={person.name}
              load={loadOf(all.filter(({ holderId }) => holderId === person.id))}
              checked={working.includes(person.id)}
              onToggle={() => toggle(person.id)}
            />
          ))}
        </Stack>
        {chosen.length === 0 ? <Text color="fg.error">{t('chooseSomebody')}</Text> : null}
        {shares.length < proposed.length ? <Text>{t('first', { n: shares.length })}</Text> : null}
        {chosen.map(({ id, name }) => (
          <Shares
            key={id}
            name={name}
            tasks={shares.filter(({ personId }) => personId === id).map(({ task }) => task)}
          />
        ))}
      </Stack>
    </SideLayer>
  );
}

/** Who already has tasks of the day; everyone when nobody has. */
function whoWorks(tasks: readonly PrepRowFragment[], cooks: readonly Person[]): readonly string[] {
  const busy = cooks.filter(({ id }) =>
    tasks.some(({ assigneeId, startedById }) => [assigneeId, startedById].includes(id)),
  );
  return (busy.length > 0 ? busy : cooks).map(({ id }) => id);
}

interface WorkerProps {
  readonly name: string;
  /** What the person has already. */
  readonly load: Load;
  readonly checked: boolean;
  readonly onToggle: () => void;
}

function Worker({ name, load, checked, onToggle }: WorkerProps) {
  return (
    <CheckRow checked={checked} onToggle={onToggle}>
      <Text flex="1" minW="0">
        {name}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        <LoadText load={load} />
      </Text>
    </CheckRow>
  );
}

/** What one person would get. */
function Shares({ name, tasks }: { readonly name: string; readonly tasks: readonly PrepRowFragment[] }) {
  const localName = useNames();
  if (tasks.length === 0) return null;
  return (
    <Box as="section" aria-label={name} borderTopWidth="1px" pt="3">
      <Flex justify="space-between" gap="3" align="baseline">
        <Heading as="h3" fontSize="md">
          {name}
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          <LoadText load={loadOf(tasks)} isNew />
        </Text>
      </Flex>
      <Stack as="ul" gap="0.5" mt="1" listStyleType="none">
        {tasks.map((task) => (
          <Flex as="li" key={task.id} justify="space-between" gap="3">
            <Text minW="0" overflowWrap="anywhere">
              {localName(task.name)}
            </Text>
            <Text color="fg.muted" flexShrink="0">
              {localName(task.stationName)}
            </Text>
          </Flex>
        ))}
      </Stack>
    </Box>
  );
}
