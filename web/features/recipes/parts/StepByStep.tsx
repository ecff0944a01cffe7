import { Box, Button, type ButtonProps, Flex, IconButton, type IconButtonProps, Text } from '@chakra-ui/react';
import { Check, ChevronLeft, ChevronRight, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Language } from '#schema/vocabulary.ts';
import { isWholeNumber, useUnfinished } from '../../../platform/session/unfinished.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { recipesTexts } from '../texts.ts';
import { type Cooking, type Step, StepBody } from './Method.tsx';

interface StepByStepProps {
  readonly steps: readonly Step[];
  readonly languages: readonly Language[];
  readonly cooking: Cooking;
  /** What is shown below the text of a step, such as its photos. */
  readonly below: (step: Step, number: number) => ReactNode;
}

const wide: ButtonProps = { w: 'full', minH: '16', h: 'auto', py: '2', fontSize: 'lg', whiteSpace: 'normal' };
const arrow: IconButtonProps = { variant: 'outline', minH: '16', minW: '16', h: 'auto' };

interface ProgressProps extends Pick<StepByStepProps, 'steps' | 'cooking'> {
  readonly at: number;
  readonly onGo: (at: number) => void;
}

/** The number of the step, Back and Next, and a progress bar: ticked steps are filled, the shown one is marked. */
function Progress({ steps, at, cooking, onGo }: ProgressProps) {
  const t = useTexts(recipesTexts);
  const done = steps.filter(({ id }) => cooking.ticks.has(id)).length;
  return (
    <Box>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="3">
        <Box flex="1 1 9rem">
          <Text as="h3" fontWeight="bold" textStyle="xl" aria-live="polite">
            {t('stepOf', { n: at + 1, count: steps.length })}
          </Text>
          <Text color="fg.muted">{t('stepsDone', { n: done, count: steps.length })}</Text>
        </Box>
        <Flex gap="2">
          <IconButton {...arrow} aria-label={t('previousStep')} disabled={at === 0} onClick={() => onGo(at - 1)}>
            <ChevronLeft />
          </IconButton>
          <IconButton
            {...arrow}
            aria-label={t('nextStep')}
            disabled={at >= steps.length - 1}
            onClick={() => onGo(at + 1)}
          >
            <ChevronRight />
          </IconButton>
        </Flex>
      </Flex>
      <Flex gap="1" aria-hidden="true">
        {steps.map(({ id }, index) => (
          <Box
            key={id}
            flex="1"
            h="2"
            rounded="full"
            bg={cooking.ticks.has(id) ? 'brand.solid' : 'border.emphasized'}
            outline={index === at ? '2px solid' : undefined}
            outlineColor="fg"
            outlineOffset="1px"
          />
        ))}
      </Flex>
    </Box>
  );
}

interface DoneButtonProps {
  readonly step: Step;
  readonly ticked: boolean;
  readonly isLast: boolean;
  /** Whether the step before was just finished here: the button then takes the focus. */
  readonly advanced: boolean;
  readonly onDone: () => void;
  readonly onUndo: () => void;
}

/** Another button for each step: the second tap of a double tap does not tick the next one. */
function DoneButton({ step, ticked, isLast, advanced, onDone, onUndo }: DoneButtonProps) {
  const t = useTexts(recipesTexts);
  if (ticked) {
    return (
      <Button key={`undo ${step.id}`} {...wide} variant="outline" autoFocus={advanced} onClick={onUndo}>
        <Undo2 aria-hidden="true" /> {t('notDoneYet')}
      </Button>
    );
  }
  return (
    <Button key={step.id} {...wide} autoFocus={advanced} onClick={onDone}>
      <Check aria-hidden="true" /> {t(isLast ? 'lastDone' : 'doneNext')}
    </Button>
  );
}

/** The method one step at a time, in type that is read from a step away. It opens at the first step that is not ticked. */
export function StepByStep({ steps, languages, cooking, below }: StepByStepProps) {
  const t = useTexts(recipesTexts);
  const { ticks } = cooking;
  const firstOpen = steps.findIndex(({ id }) => !ticks.has(id));
  const [at, setAt] = useUnfinished(`recipe.step.${cooking.recipe.id}`, Math.max(0, firstOpen), isWholeNumber);
  const [advanced, setAdvanced] = useState(false);
  const step = steps[Math.min(at, steps.length - 1)];
  if (!step) return <Text color="fg.muted">{t('noSteps')}</Text>;
  const ticked = ticks.has(step.id);
  const isLast = at >= steps.length - 1;
  const finish = () => {
    ticks.set(step.id, true);
    setAdvanced(true);
    if (!isLast) setAt(at + 1);
  };
  const done = { step, ticked, isLast, advanced, onDone: finish, onUndo: () => ticks.set(step.id, false) };
  return (
    <Flex direction="column" gap="4">
      <Progress steps={steps} at={at} cooking={cooking} onGo={setAt} />
      <Box key={step.id} minH="10rem" color={ticked ? 'fg.muted' : undefined}>
        <StepBody {...{ step, languages, cooking }} number={at + 1} textStyle={{ base: '2xl', md: '3xl' }} />
        {below(step, at + 1)}
      </Box>
      <DoneButton {...done} />
    </Flex>
  );
}
