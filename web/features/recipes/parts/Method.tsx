import { Box, Center, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import type { Language } from '#schema/vocabulary.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { RecipePartsFragment } from '../recipes.generated.ts';
import { recipesTexts } from '../texts.ts';

type Step = RecipePartsFragment['steps'][number];

interface MethodProps {
  readonly steps: readonly Step[];
  /** The languages of the steps. */
  readonly languages: readonly Language[];
  /** Large type, readable at arm's length. */
  readonly large?: boolean;
}

function StepText({
  step,
  language,
  large,
}: {
  readonly step: Step;
  readonly language: Language;
  readonly large: boolean;
}) {
  const t = useTexts(recipesTexts);
  const text = language === 'en' ? step.text : step.textEs;
  if (text === null || text === '') {
    return (
      <Text color="fg.warning" fontStyle="italic" textStyle={large ? 'lg' : 'sm'}>
        {t('missingSpanish')}
      </Text>
    );
  }
  return (
    <Text lang={language} whiteSpace="pre-line" textStyle={large ? 'xl' : 'md'}>
      {text}
    </Text>
  );
}

/** The numbered steps; a missing translation is shown as missing, never replaced by the other language. */
export function Method({ steps, languages, large = false }: MethodProps) {
  const t = useTexts(recipesTexts);
  if (steps.length === 0) return <Text color="fg.muted">{t('noSteps')}</Text>;
  return (
    <Stack as="ol" gap={large ? '5' : '4'} listStyleType="none">
      {steps.map((step, index) => (
        <Flex as="li" key={step.id} gap="4" align="flex-start">
          <Center
            flexShrink="0"
            boxSize={large ? '10' : '8'}
            rounded="full"
            bg="brand.subtle"
            color="brand.fg"
            fontWeight="bold"
            aria-label={t('step', { n: index + 1 })}
          >
            {index + 1}
          </Center>
          <Box flex="1" minW="0" pt="1">
            <Grid
              templateColumns={{ base: '1fr', md: `repeat(${String(languages.length)}, minmax(0, 1fr))` }}
              gap={{ base: '2', md: '6' }}
            >
              {languages.map((language) => (
                <StepText key={language} step={step} language={language} large={large} />
              ))}
            </Grid>
            {step.minutes === null ? null : (
              <Text color="fg.muted" textStyle="sm" mt="1" fontWeight="medium">
                {t('minutes', { n: step.minutes })}
              </Text>
            )}
          </Box>
        </Flex>
      ))}
    </Stack>
  );
}
