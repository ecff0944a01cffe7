import { useLayer } from '../../ui/components/useLayer.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { missing } from './parts/Method.tsx';
import { stepText } from '../../ui/format/step-text.ts';
import { useRecipeDetailQuery } from './recipes.generated.ts';
import { recipesTexts } from './texts.ts';
import { useTicks } from './useTicks.ts';

interface NextStepProps {
  readonly recipeId: string;
  /** The task whose ticks are read. */
  readonly taskId: string;
}

/** The first step of a recipe that this person has not ticked; nothing when there is none. */
export function NextStep(step: NextStepProps) {
  const layer = useLayer('recipe');
  // The ticks are read again when the recipe is closed.
  return <Unticked key={layer.value} {...step} />;
}

function Unticked({ recipeId, taskId }: NextStepProps) {
  const t = useTexts(recipesTexts);
  const language = useLanguage();
  const { data } = useRecipeDetailQuery({ variables: { id: recipeId } });
  const ticks = useTicks(recipeId, taskId);
  const steps = data?.recipe.steps ?? [];
  const place = steps.findIndex(({ id }) => !ticks.has(id));
  const step = steps[place];
  if (!step) return null;
  const { text, isMissing } = stepText(step, language);
  return (
    <>
      <b>{t('stepOf', { n: place + 1, count: steps.length })}</b> {isMissing ? <i>{t(missing[language])}</i> : text}
    </>
  );
}
