import { Box, Button, chakra, Flex, Span, Text } from '@chakra-ui/react';
import { Check, ChefHat } from 'lucide-react';
import type { ComponentType, RefObject } from 'react';
import { Pinned } from '../../../ui/components/PinnedSlot.tsx';
import { formatClock } from '../../../ui/format/times.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { TaskAmount } from './TaskAmount.tsx';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import { TaskTime } from './TaskTime.tsx';
import type { TaskActions } from './useTaskActions.ts';
import { useOutOfView } from './useOutOfView.ts';

/** Shows the next step of a task's recipe; nothing when all are ticked. */
export type NextStepOf = ComponentType<{ readonly recipeId: string; readonly taskId: string }>;

interface MakingStripProps {
  /** The reader's tasks in progress. */
  readonly tasks: readonly PrepRowFragment[];
  readonly list: RefObject<HTMLElement | null>;
  readonly actions: TaskActions;
  readonly onOpen: (task: PrepRowFragment) => void;
  readonly onFinish: (task: PrepRowFragment) => void;
  readonly NextStep: NextStepOf | undefined;
}

const Open = chakra('button', {
  base: { flex: '1', minW: '0', minH: '12', textAlign: 'start', cursor: 'pointer', rounded: 'l2' },
});

/** With large text the strip would cover the list: it keeps the name, the step and the mark of Done. */
const hideWithLargeText = { '@container (max-width: 16rem)': { display: 'none' } };

/** What the reader is making, above the bottom bar while its row is out of view: the clock, the next step, and Done. */
export function MakingStrip({ tasks, list, ...row }: MakingStripProps) {
  const t = useTexts(prepTexts);
  const out = useOutOfView(
    list,
    tasks.map(({ id }) => id),
  );
  const shown = tasks.filter(({ id }) => out.has(id));
  if (shown.length === 0) return null;
  return (
    <Pinned>
      <Flex
        as="section"
        aria-label={t('making')}
        className="no-print"
        bg="blue.subtle"
        borderTopWidth="1px"
        borderColor="blue.border"
        px={{ base: '3', md: '8' }}
        py="1.5"
        gap="4"
        overflowX="auto"
        containerType="inline-size"
      >
        {shown.map((task) => (
          <Making key={task.id} task={task} isOnly={shown.length === 1} {...row} />
        ))}
      </Flex>
    </Pinned>
  );
}

interface MakingProps extends Omit<MakingStripProps, 'tasks' | 'list'> {
  readonly task: PrepRowFragment;
  readonly isOnly: boolean;
}

function Making({ task, isOnly, actions, onOpen, onFinish, NextStep }: MakingProps) {
  const t = useTexts(prepTexts);
  const localName = useNames();
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const { id, startedAt, recipeId } = task;
  const name = localName(task.name);
  const failure = actions.failureOf(id);
  return (
    <Flex flex={isOnly ? '1' : { base: '0 0 85%', md: '1 0 20rem' }} minW="0" gap="3" align="center">
      <Box color="blue.fg" hideBelow="md">
        <ChefHat size={24} aria-hidden="true" />
      </Box>
      <Open type="button" onClick={() => onOpen(task)}>
        <Text as="span" display="block" fontWeight="semibold" lineClamp={1}>
          {name} <TaskAmount task={task} />
        </Text>
        <Flex as="span" columnGap="3" wrap="wrap" textStyle="sm" color="fg.muted" css={hideWithLargeText}>
          {startedAt === null ? null : (
            <Span whiteSpace="nowrap" {...(isOnly ? {} : { hideBelow: 'md' })}>
              {t('since', { time: formatClock(new Date(startedAt), language, timeZone) })}
            </Span>
          )}
          <TaskTime task={task} />
        </Flex>
        {failure ? (
          <Text as="span" display="block" color="fg.error" textStyle="sm" lineClamp={1}>
            {failure.sentence}
          </Text>
        ) : recipeId !== null && NextStep ? (
          <Text as="span" display="block" textStyle="sm" lineClamp={1}>
            <NextStep recipeId={recipeId} taskId={id} />
          </Text>
        ) : null}
      </Open>
      <Button
        minH="14"
        minW="14"
        px="4"
        flexShrink="0"
        aria-label={t('nameOf', { action: t('finish'), name })}
        aria-disabled={actions.isBusy(id)}
        onClick={() => (actions.isBusy(id) ? undefined : onFinish(task))}
      >
        <Check aria-hidden="true" /> <Span css={hideWithLargeText}>{t('finish')}</Span>
      </Button>
    </Flex>
  );
}
