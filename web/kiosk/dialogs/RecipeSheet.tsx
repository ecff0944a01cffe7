import { Box, Center, Flex, Grid, Heading, Span, Stack, Text } from '@chakra-ui/react';
import { type StepSubject, TimedText } from '../../platform/timers/TimedText.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useNames } from '../../ui/i18n/useNames.ts';
import type { NewTimer } from '../../platform/timers/timer.ts';
import { limits } from '#schema/limits.ts';
import type { BoardRecipe } from '../engine/server.ts';
import { stepText } from '../../ui/format/step-text.ts';
import { useFormatters } from '../board/useFormatters.ts';
import { recipeTexts } from './recipe-texts.ts';
import { SheetFrame } from './SheetFrame.tsx';

interface RecipeSheetProps {
  readonly taskId: string;
  readonly recipe: BoardRecipe;
  /** Starts a timer, after a PIN where the kitchen requires one. */
  readonly onStart: (input: NewTimer) => void;
  readonly onTimers: () => void;
  readonly onClose: () => void;
}

/** The recipe of a task on the display: its amounts for this task and its steps, with timers by tap. No prices. */
export function RecipeSheet(props: RecipeSheetProps) {
  const t = useTexts(recipeTexts);
  const { amount } = useFormatters();
  const localName = useNames();
  const { recipe, onClose } = props;
  const { name, quantity, unit, isPlanned, ingredients, steps } = recipe;
  const made = amount(quantity, unit);
  return (
    <SheetFrame
      wide
      title={localName(name)}
      subtitle={t(isPlanned ? 'recipeFor' : 'recipeOfBatch', { amount: made })}
      onClose={onClose}
      // It is read while both hands work.
      idleAfter={limits.recipeLockMinutes * 60_000}
    >
      <Grid templateColumns={{ base: '1fr', md: 'minmax(12rem, 2fr) minmax(0, 3fr)' }} gap="6" fontSize="xl">
        <Box as="section">
          <Heading as="h3" fontSize="lg" color="fg.muted">
            {t('ingredients')}
          </Heading>
          {ingredients.length === 0 ? <Text>{t('noIngredients')}</Text> : null}
          <Stack as="ul" gap="0" listStyleType="none">
            {ingredients.map((line) => (
              <Box as="li" key={line.id} py="2" borderBottomWidth="1px">
                <Span fontWeight="bold">{amount(line.quantity, line.unit)}</Span> {localName(line.name)}
                {line.prepAction === null ? null : <Span color="fg.muted"> · {line.prepAction}</Span>}
              </Box>
            ))}
          </Stack>
        </Box>
        <Box as="section">
          <Heading as="h3" fontSize="lg" color="fg.muted">
            {t('method')}
          </Heading>
          {steps.length === 0 ? <Text>{t('noSteps')}</Text> : null}
          <Stack as="ol" gap="3" listStyleType="none" pt="2">
            {steps.map((step, index) => (
              <Step key={step.id} {...props} step={step} number={index + 1} />
            ))}
          </Stack>
        </Box>
      </Grid>
    </SheetFrame>
  );
}

interface StepProps extends RecipeSheetProps {
  readonly step: BoardRecipe['steps'][number];
  readonly number: number;
}

function Step({ step, number, recipe, taskId, onStart, onTimers }: StepProps) {
  const t = useTexts(recipeTexts);
  const { language } = useFormatters();
  const subject: StepSubject = { recipeId: recipe.recipeId, recipeName: recipe.name, step: number, prepTaskId: taskId };
  const { text, language: shown, isMissing } = stepText(step, language);
  return (
    <Flex as="li" gap="3">
      <Center flexShrink="0" boxSize="10" rounded="full" bg="brand.subtle" color="brand.fg" fontWeight="bold">
        {number}
      </Center>
      <Box flex="1" minW="0" pt="1" whiteSpace="pre-line" overflowWrap="anywhere" lang={shown}>
        <TimedText text={text} subject={subject} minutes={step.minutes} onStart={onStart} onOpen={onTimers} />
        {isMissing ? (
          <Text color="fg.warning" fontSize="md" lang={language}>
            {t('missing')}
          </Text>
        ) : null}
      </Box>
    </Flex>
  );
}
