import { Badge, Box, chakra, Flex, Span, Text } from '@chakra-ui/react';
import {
  Ban,
  Circle,
  CircleCheck,
  CircleDashed,
  Flag,
  type LucideIcon,
  PauseCircle,
  TriangleAlert,
} from 'lucide-react';
import { Quantity } from '../../ui/amounts.tsx';
import { useRecentlyChanged } from '../../ui/recently-changed.ts';
import { useTexts } from '../../ui/texts.ts';
import { useNow } from '../../ui/Timestamp.tsx';
import type { PrepRowFragment } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import { RowFailure } from './RowFailure.tsx';
import { StepButtons } from './StepButtons.tsx';
import { AllergenBadges, TaskFacts } from './TaskFacts.tsx';
import { timingOf } from './timing.ts';
import { UndoButton } from './UndoButton.tsx';
import type { TaskActions } from './useTaskActions.ts';

const looks: Record<PrepRowFragment['status'], { icon: LucideIcon; color: string }> = {
  pending: { icon: Circle, color: 'fg.subtle' },
  in_progress: { icon: CircleDashed, color: 'blue.fg' },
  on_hold: { icon: PauseCircle, color: 'purple.fg' },
  completed: { icon: CircleCheck, color: 'brand.fg' },
  skipped: { icon: Ban, color: 'fg.subtle' },
  cancelled: { icon: Ban, color: 'fg.subtle' },
};

const Open = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    minH: '11',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

interface PrepRowProps {
  readonly task: PrepRowFragment;
  readonly actions: TaskActions;
  readonly onOpen: () => void;
  readonly onFinish: () => void;
  readonly claimable?: boolean;
}

/** One task as a cook sees it: what, how much, by when, and the one thing to press. */
export function PrepRow({ task, actions, onOpen, onFinish, claimable = false }: PrepRowProps) {
  const t = useTexts(prepTexts);
  const changed = useRecentlyChanged(task.id);
  const late = timingOf(task, useNow()).tone === 'late';
  const ended = task.status === 'completed' || task.status === 'skipped';
  const busy = actions.isBusy(task.id);
  const failure = actions.failureOf(task.id);
  const { icon, color } = looks[task.status];
  const Icon = late && task.status === 'pending' ? TriangleAlert : icon;
  return (
    <Box
      as="li"
      bg={changed ? 'brand.subtle' : 'bg.panel'}
      borderWidth="1px"
      borderColor={late ? 'red.emphasized' : 'border'}
      rounded="l3"
      px="4"
      py={ended ? '2.5' : '3.5'}
      transition="background-color 0.4s"
    >
      <Flex gap="3" align="center" wrap={{ base: 'wrap', sm: 'nowrap' }}>
        <Box color={late ? 'fg.error' : color} alignSelf="flex-start" pt="2.5" flexShrink="0">
          <Icon size={22} role="img" aria-label={t(late && task.status === 'pending' ? 'overdue' : task.status)} />
        </Box>
        <Box flex="1" minW="0">
          <Open type="button" onClick={onOpen}>
            <Flex justify="space-between" gap="3" align="baseline">
              <Text
                as="span"
                fontWeight="semibold"
                fontSize={ended ? 'md' : 'lg'}
                lineHeight="1.3"
                color={ended ? 'fg.muted' : 'fg'}
                textDecoration={task.status === 'completed' ? 'line-through' : undefined}
                overflowWrap="anywhere"
              >
                {task.name}
              </Text>
              <Span fontWeight="bold" fontSize={ended ? 'md' : 'xl'} flexShrink="0">
                <Quantity value={task.actualQuantity ?? task.targetQuantity} unit={task.unit} />
              </Span>
            </Flex>
          </Open>
          <TaskFacts task={task} />
          <Flex gap="2" mt={task.allergens.length > 0 || isPressing(task) ? '1.5' : '0'} align="center" wrap="wrap">
            {isPressing(task) && !ended ? (
              <Badge colorPalette="red" variant="surface" size="sm">
                <Flag size={12} aria-hidden="true" /> {t(task.priority === 'urgent' ? 'urgent' : 'high')}
              </Badge>
            ) : null}
            {ended ? null : <AllergenBadges task={task} />}
          </Flex>
        </Box>
        <Flex className="no-print" gap="2" ms="auto" flexShrink="0" align="center" wrap="wrap" justify="flex-end">
          <UndoButton task={task} busy={busy} onUndo={() => actions.run('undo', task)} />
          <StepButtons
            task={task}
            busy={busy}
            claimable={claimable}
            onStep={(step) => actions.run(step, task)}
            onFinish={onFinish}
          />
        </Flex>
      </Flex>
      {failure ? <RowFailure failure={failure} onDismiss={() => actions.forget(task.id)} /> : null}
    </Box>
  );
}

function isPressing({ priority }: PrepRowFragment): boolean {
  return priority === 'high' || priority === 'urgent';
}
