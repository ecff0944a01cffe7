import { Box, Center, chakra, Flex, Grid, Stack, Text, type TextProps } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Language } from '#schema/vocabulary.ts';
import { stepText } from '../../../ui/format/step-text.ts';
import { durationsIn } from '../../../ui/format/durations.ts';
import { type StepSubject, StepTimer, TimedText } from '../../../platform/timers/TimedText.tsx';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { RecipePartsFragment } from '../recipes.generated.ts';
import { recipesTexts } from '../texts.ts';
import type { Ticks } from '../useTicks.ts';

export type Step = RecipePartsFragment['steps'][number];

/** What the cook's view adds: large type, ticks, and timers. */
export interface Cooking {
  readonly ticks: Ticks;
  readonly recipe: { readonly id: string; readonly name: string };
  readonly taskId: string | null;
}

interface MethodProps {
  readonly steps: readonly Step[];
  /** The languages of the steps. */
  readonly languages: readonly Language[];
  readonly cooking?: Cooking;
  /** What is shown below the text of a step, such as its photos. */
  readonly below?: (step: Step, number: number) => ReactNode;
}

interface StepBodyProps {
  readonly step: Step;
  /** From 1. */
  readonly number: number;
  readonly languages: readonly Language[];
  readonly cooking: Cooking | undefined;
  readonly textStyle: TextProps['textStyle'];
}

/** The timer's subject: the step of this recipe, for this task. */
function subjectOf({ recipe, taskId }: Cooking, step: number): StepSubject {
  return { recipeId: recipe.id, recipeName: recipe.name, step, prepTaskId: taskId };
}

/** The note that a step is missing in a language. */
export const missing = { en: 'missingEnglish', es: 'missingSpanish' } as const;

interface StepTextProps extends StepBodyProps {
  readonly language: Language;
}

/** A step in one language. A missing one is marked as missing; the reader may choose to see both. */
function StepText({ step, number, language, cooking, textStyle }: StepTextProps) {
  const t = useTexts(recipesTexts);
  const timers = useLayer('timers');
  const { text, isMissing } = stepText(step, language);
  if (isMissing) {
    return (
      <Text color="fg.warning" fontStyle="italic" textStyle={cooking ? 'lg' : 'sm'}>
        {t(missing[language])}
      </Text>
    );
  }
  return (
    <Text lang={language} whiteSpace="pre-line" textStyle={textStyle}>
      {cooking ? (
        <TimedText text={text} subject={subjectOf(cooking, number)} onOpen={() => timers.open('list')} />
      ) : (
        text
      )}
    </Text>
  );
}

/** The minutes that were entered for the step; as a timer, unless its text has the same. */
function StepMinutes({ step, number, languages, cooking }: StepBodyProps) {
  const t = useTexts(recipesTexts);
  const timers = useLayer('timers');
  const { minutes } = step;
  if (minutes === null) return null;
  const written = t('minutes', { n: minutes });
  if (!cooking) {
    return (
      <Text color="fg.muted" textStyle="sm" mt="1" fontWeight="medium">
        {written}
      </Text>
    );
  }
  const texts = languages.map((language) => stepText(step, language).text);
  const seconds = minutes * 60;
  if (texts.some((text) => durationsIn(text).some((found) => found.seconds === seconds))) return null;
  return (
    <Box mt="2" fontSize="lg">
      <StepTimer
        subject={subjectOf(cooking, number)}
        seconds={seconds}
        written={written}
        onOpen={() => timers.open('list')}
      />
    </Box>
  );
}

/** The text of a step in its languages, and its minutes. A missing translation is shown as missing, never replaced. */
export function StepBody(props: StepBodyProps) {
  const { languages } = props;
  return (
    <>
      <Grid
        templateColumns={{ base: '1fr', md: `repeat(${String(languages.length)}, minmax(0, 1fr))` }}
        gap={{ base: '2', md: '6' }}
      >
        {languages.map((language) => (
          <StepText key={language} {...props} language={language} />
        ))}
      </Grid>
      <StepMinutes {...props} />
    </>
  );
}

const Tick = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    boxSize: '12',
    rounded: 'full',
    fontWeight: 'bold',
    cursor: 'pointer',
    bg: 'brand.subtle',
    color: 'brand.fg',
    _pressed: { bg: 'brand.solid', color: 'white' },
  },
});

function StepNumber({ step, number, cooking }: Pick<StepBodyProps, 'step' | 'number' | 'cooking'>) {
  const t = useTexts(recipesTexts);
  if (!cooking) {
    return (
      <Center
        flexShrink="0"
        boxSize="8"
        rounded="full"
        bg="brand.subtle"
        color="brand.fg"
        fontWeight="bold"
        aria-label={t('step', { n: number })}
      >
        {number}
      </Center>
    );
  }
  const ticked = cooking.ticks.has(step.id);
  return (
    <Tick
      type="button"
      aria-pressed={ticked}
      aria-label={t('stepDone', { n: number })}
      onClick={() => cooking.ticks.set(step.id, !ticked)}
    >
      {ticked ? <Check size={24} aria-hidden="true" /> : number}
    </Tick>
  );
}

/** All steps, numbered; for a cook with ticks and timers. */
export function Method({ steps, languages, cooking, below }: MethodProps) {
  const t = useTexts(recipesTexts);
  if (steps.length === 0) return <Text color="fg.muted">{t('noSteps')}</Text>;
  return (
    <Stack as="ol" gap={cooking ? '5' : '4'} listStyleType="none">
      {steps.map((step, index) => (
        <Flex
          as="li"
          key={step.id}
          gap="4"
          align="flex-start"
          color={cooking?.ticks.has(step.id) ? 'fg.muted' : undefined}
        >
          <StepNumber step={step} number={index + 1} cooking={cooking} />
          <Box flex="1" minW="0" pt="1">
            <StepBody
              step={step}
              number={index + 1}
              languages={languages}
              cooking={cooking}
              textStyle={cooking ? 'xl' : 'md'}
            />
            {below?.(step, index + 1)}
          </Box>
        </Flex>
      ))}
    </Stack>
  );
}
