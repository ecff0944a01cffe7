import { Badge, Box, chakra, Flex, Span, Text } from '@chakra-ui/react';
import { Flag, MessageSquareText } from 'lucide-react';
import { memo } from 'react';
import { firstLine } from '../../../ui/format/first-line.ts';
import { statusStyles, type StatusTone } from '../../../ui/kitchen/status-styles.ts';
import { Allergens } from '../../../ui/kitchen/Allergens.tsx';
import { TaskAmount } from './TaskAmount.tsx';
import { useRecentlyChanged } from '../../../ui/components/recently-changed.ts';
import { useSmallScreen } from '../../../ui/components/useSmallScreen.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useAtNow } from '../../../ui/components/Timestamp.tsx';
import type { PrepRowFragment } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import { HaveButton } from './HaveButton.tsx';
import { useUnfinishedPrerequisites } from './prerequisites.ts';
import { RowFailure } from './RowFailure.tsx';
import { StepButtons } from './StepButtons.tsx';
import { TaskFacts } from '../detail/TaskFacts.tsx';
import { hasMarks, TaskMarks, useTaskMarks } from './TaskMarks.tsx';
import { timingOf } from './timing.ts';
import { UndoButton } from './UndoButton.tsx';
import type { Failure, StepName, Waiting } from './useTaskActions.ts';
import { WaitingLine } from './WaitingLine.tsx';
import { useNames } from '../../../ui/i18n/useNames.ts';

/** On wide screens the note begins under the name; on a phone it needs the width. */
const underName = { base: '0', md: '34px' };

/** A button shows the others, so that one row does not fill the screen. */
const shownAllergens = { small: 3, large: 4 };

const styles: Record<PrepRowFragment['status'], { tone: StatusTone; color: string }> = {
  pending: { tone: 'todo', color: 'fg.subtle' },
  in_progress: { tone: 'active', color: 'blue.fg' },
  on_hold: { tone: 'paused', color: 'purple.fg' },
  completed: { tone: 'done', color: 'brand.fg' },
  skipped: { tone: 'blocked', color: 'fg.subtle' },
  cancelled: { tone: 'blocked', color: 'fg.subtle' },
};

const Open = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    minH: { md: '11' },
    // The touch target is the whole text of the row.
    _after: { content: '""', position: 'absolute', inset: '0' },
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

interface PrepRowProps {
  readonly task: PrepRowFragment;
  readonly busy: boolean;
  readonly failure: Failure | undefined;
  readonly waiting: Waiting | undefined;
  readonly onOpen: (task: PrepRowFragment) => void;
  readonly onStep: (step: StepName, task: PrepRowFragment) => void;
  readonly onFinish: (task: PrepRowFragment) => void;
  /** Dismisses the failure. */
  readonly onDismiss: (id: string) => void;
  readonly claimable?: boolean;
  /** Marks the next task to start. */
  readonly isNext?: boolean;
  /** Whether somebody else has it: its main button is less prominent, and asks first. */
  readonly isOthers?: boolean;
}

/** One task in a cook's list: name, quantity, due time and the main button. Rendered again only when something of it changes. */
export const PrepRow = memo(function PrepRow({
  task,
  busy,
  failure,
  waiting,
  onOpen,
  onStep,
  onFinish,
  onDismiss,
  claimable = false,
  isNext = false,
  isOthers = false,
}: PrepRowProps) {
  const changed = useRecentlyChanged(task.id);
  const late = useAtNow((now) => timingOf(task, now).tone === 'late');
  const waitsForOther = useUnfinishedPrerequisites(task).length > 0;
  return (
    <Box
      as="li"
      data-row={task.id}
      bg={changed ? 'brand.subtle' : 'bg.panel'}
      borderWidth="1px"
      borderColor={late ? 'red.emphasized' : isNext ? 'brand.solid' : 'border'}
      rounded="l3"
      px={{ base: '3', md: '4' }}
      py={{ base: '2', md: hasEnded(task) ? '2.5' : '3.5' }}
      transition="background-color 0.4s"
    >
      <Flex columnGap={{ base: '2', md: '3' }} rowGap="2" align="center" wrap="wrap">
        <StateIcon task={task} late={late} />
        <Box flex={{ base: '1 1 8.5rem', md: '1 1 14rem' }} minW="0" position="relative">
          <Heading task={task} onOpen={() => onOpen(task)} />
          <TaskFacts task={task} />
          <TaskBadges task={task} isNext={isNext} />
        </Box>
        <Flex gap="2" ms="auto" align="center" wrap="wrap" justify="flex-end">
          <HaveButton task={task} isSmall />
          {waiting ? null : <UndoButton task={task} busy={busy} onUndo={() => onStep('undo', task)} />}
          <StepButtons
            task={task}
            isQuiet={isOthers || waitsForOther}
            busy={busy}
            claimable={claimable}
            onStep={(step) => onStep(step, task)}
            onFinish={() => onFinish(task)}
          />
        </Flex>
        {task.note === null || hasEnded(task) ? null : <NoteLine note={task.note} />}
        {waiting ? <WaitingLine waiting={waiting} /> : null}
      </Flex>
      {failure ? <RowFailure failure={failure} onDismiss={() => onDismiss(task.id)} /> : null}
    </Box>
  );
});

interface TaskProps {
  readonly task: PrepRowFragment;
}

function StateIcon({ task, late }: TaskProps & { readonly late: boolean }) {
  const t = useTexts(prepTexts);
  const overdue = late && task.status === 'pending';
  const { tone, color } = styles[task.status];
  const Icon = statusStyles[overdue ? 'late' : tone].icon;
  return (
    <Box color={late ? 'fg.error' : color} alignSelf="flex-start" pt={{ base: '0.5', md: '2.5' }}>
      <Icon size={22} role="img" aria-label={t(overdue ? 'overdue' : task.status)} />
    </Box>
  );
}

/** Name and quantity; together they are the button that opens the task. */
function Heading({ task, onOpen }: TaskProps & { readonly onOpen: () => void }) {
  const localName = useNames();
  const ended = hasEnded(task);
  return (
    <Open type="button" onClick={onOpen}>
      <Flex justify="space-between" columnGap="3" align="baseline" wrap="wrap">
        <Text
          as="span"
          flex="1 1 7rem"
          fontWeight="semibold"
          fontSize={ended ? 'md' : { base: 'md', md: 'lg' }}
          lineHeight="1.3"
          color={ended ? 'fg.muted' : 'fg'}
          textDecoration={task.status === 'completed' ? 'line-through' : undefined}
          overflowWrap="anywhere"
        >
          {localName(task.name)}
        </Text>
        <Span fontWeight="bold" fontSize={ended ? 'md' : { base: 'lg', md: 'xl' }} flexShrink="0">
          <TaskAmount task={task} />
        </Span>
      </Flex>
    </Open>
  );
}

/** Badges: carried-over day, prep list and run; for open work also priority and allergens. */
function TaskBadges({ task, isNext }: TaskProps & { readonly isNext: boolean }) {
  const t = useTexts(prepTexts);
  const small = useSmallScreen();
  const isUrgent = task.priority === 'high' || task.priority === 'urgent';
  const marks = useTaskMarks(task);
  const ended = hasEnded(task);
  const open = !ended && (isUrgent || isNext || task.allergens?.length !== 0);
  if (!open && !hasMarks(marks)) return null;
  return (
    <Flex gap={{ base: '1', md: '2' }} mt="1" align="center" wrap="wrap">
      <TaskMarks marks={marks} />
      {isNext && !ended ? (
        <Badge variant="solid" size="sm">
          {t('next')}
        </Badge>
      ) : null}
      {isUrgent && !ended ? (
        <Badge colorPalette="red" variant="surface" size="sm">
          <Flag size={12} aria-hidden="true" /> {t(task.priority === 'urgent' ? 'urgent' : 'high')}
        </Badge>
      ) : null}
      {ended ? null : (
        <Allergens
          allergens={task.allergens}
          known={task.knownAllergens}
          shown={small ? shownAllergens.small : shownAllergens.large}
          size="sm"
        />
      )}
    </Flex>
  );
}

/** The first line of the note; the open task shows all of it. */
function NoteLine({ note }: { readonly note: string }) {
  return (
    <Flex flex="1 0 100%" ps={underName} align="flex-start" gap="1.5" textStyle="sm" fontWeight="semibold">
      <Box pt="0.5" flexShrink="0" color="fg.warning">
        <MessageSquareText size={16} aria-hidden="true" />
      </Box>
      <Text as="span" flex="1" minW="0" lineClamp={2} overflowWrap="anywhere">
        {firstLine(note)}
      </Text>
    </Flex>
  );
}

function hasEnded({ status }: PrepRowFragment): boolean {
  return status === 'completed' || status === 'skipped';
}
