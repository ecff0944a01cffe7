import { Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { Archive, ArchiveRestore, ChefHat, Pencil, Printer } from 'lucide-react';
import { useAction } from '../../../ui/forms/useAction.ts';
import { Allergens } from '../../../ui/kitchen/Allergens.tsx';
import { PageHeader } from '../../../ui/components/PageHeader.tsx';
import { Panel } from '../../../ui/components/Panel.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { photosOfRecipe } from '../../../platform/photos/photo-owner.ts';
import { Photos } from '../../../platform/photos/Photos.tsx';
import { useCan } from '../../../platform/session/viewer.ts';
import {
  type RecipeCostPartsFragment,
  type RecipePartsFragment,
  useArchiveRecipeMutation,
  useRestoreRecipeMutation,
} from '../recipes.generated.ts';
import { recipesTexts } from '../texts.ts';
import { useTakePrice } from '../useTakePrice.ts';
import { CostFigures } from './CostPanel.tsx';
import { IngredientTable } from './IngredientTable.tsx';
import { Method } from './Method.tsx';
import { RecipeFacts, UsedBy } from './RecipeFacts.tsx';
import { StepPhotos } from './StepPhotos.tsx';
import { useNames } from '../../../ui/i18n/useNames.ts';

interface RecipeViewProps {
  readonly recipe: RecipePartsFragment;
  readonly onEdit: () => void;
}

/** Archive and restore reverse each other, so neither needs a confirmation. */
function useArchive({ id, version }: RecipePartsFragment) {
  const t = useTexts(recipesTexts);
  const { run, pending } = useAction(t('failed'));
  const [archive] = useArchiveRecipeMutation();
  const [restore] = useRestoreRecipeMutation();
  const variables = { input: { id, version } };
  return {
    archive: () => void run(() => archive({ variables })),
    restore: () => void run(() => restore({ variables })),
    busy: pending,
  };
}

function Actions({ recipe, onEdit }: RecipeViewProps) {
  const t = useTexts(recipesTexts);
  const mayWrite = useCan('recipes.update');
  const layer = useLayer('recipe');
  const { archive, busy } = useArchive(recipe);
  return (
    <>
      <Button variant="outline" onClick={() => layer.open(recipe.id)}>
        <ChefHat aria-hidden="true" /> {t('cookView')}
      </Button>
      <Button variant="outline" onClick={() => print()}>
        <Printer aria-hidden="true" /> {t('print')}
      </Button>
      {mayWrite && recipe.archivedAt === null ? (
        <>
          <Button variant="outline" onClick={archive} disabled={busy}>
            <Archive aria-hidden="true" /> {t('archive')}
          </Button>
          <Button onClick={onEdit}>
            <Pencil aria-hidden="true" /> {t('edit')}
          </Button>
        </>
      ) : null}
    </>
  );
}

function ArchivedNote({ recipe }: { readonly recipe: RecipePartsFragment }) {
  const t = useTexts(recipesTexts);
  const { restore, busy } = useArchive(recipe);
  if (recipe.archivedAt === null) return null;
  return (
    <Flex
      role="status"
      align="center"
      gap="3"
      wrap="wrap"
      mb="5"
      p="4"
      bg="bg.muted"
      rounded="l3"
      justify="space-between"
    >
      <Text>{t('archivedNote')}</Text>
      <Button variant="outline" onClick={restore} disabled={busy}>
        <ArchiveRestore aria-hidden="true" /> {t('restore')}
      </Button>
    </Flex>
  );
}

/** Photos for everyone; a manager adds and deletes them. */
function RecipePhotos({ recipe }: { readonly recipe: RecipePartsFragment }) {
  const t = useTexts(recipesTexts);
  const mayWrite = useCan('recipes.update') && recipe.archivedAt === null;
  const photos = recipe.photos.filter(({ recipeStepId }) => recipeStepId === null);
  if (photos.length === 0 && !mayWrite) return null;
  return (
    <Panel title={t('photos')} className="no-print">
      <Photos photos={photos} of={photosOfRecipe(recipe)} mayAdd={mayWrite} />
    </Panel>
  );
}

/** The steps with their photos; a manager adds some to each step. */
function RecipeMethod({ recipe }: { readonly recipe: RecipePartsFragment }) {
  const t = useTexts(recipesTexts);
  const mayWrite = useCan('recipes.update') && recipe.archivedAt === null;
  return (
    <Panel title={t('method')}>
      <Method
        steps={recipe.steps}
        languages={['en', 'es']}
        below={({ id }, number) => <StepPhotos {...{ recipe, number }} stepId={id} mayAdd={mayWrite} />}
      />
    </Panel>
  );
}

/** What it costs; a manager can apply the price for the target food cost. */
function RecipeCostFigures({
  recipe,
  cost,
}: {
  readonly recipe: RecipePartsFragment;
  readonly cost: RecipeCostPartsFragment;
}) {
  const mayWrite = useCan('recipes.update') && recipe.archivedAt === null;
  const { take, busy } = useTakePrice();
  return (
    <CostFigures
      cost={cost}
      yieldUnit={recipe.yieldUnit}
      menuPrice={recipe.menuPrice}
      target={recipe.targetFoodCostPercent}
      onTakePrice={mayWrite ? (price) => take(recipe, price) : undefined}
      busy={busy}
    />
  );
}

/** A recipe for managers; in print it is a recipe card without costs. */
export function RecipeView({ recipe, onEdit }: RecipeViewProps) {
  const localName = useNames();
  const t = useTexts(recipesTexts);
  return (
    <>
      <PageHeader
        title={localName(recipe.name)}
        description={recipe.description ?? undefined}
        actions={<Actions recipe={recipe} onEdit={onEdit} />}
      />
      <ArchivedNote recipe={recipe} />
      <Flex align="center" gap="3" wrap="wrap" mb="5">
        <Text fontWeight="semibold">{t('allergens')}</Text>
        <Allergens
          allergens={recipe.allergens}
          known={recipe.knownAllergens}
          gaps={recipe.allergenGaps}
          size="lg"
          titled
          saysNone
        />
      </Flex>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) min(20rem, 40%)' }}
        gap={{ base: '4', lg: '6' }}
        alignItems="start"
        _print={{ gridTemplateColumns: '1fr' }}
      >
        <Stack gap={{ base: '4', lg: '6' }}>
          <Panel title={t('ingredients')} flush>
            <IngredientTable recipe={recipe} />
          </Panel>
          <RecipeMethod recipe={recipe} />
          <RecipePhotos recipe={recipe} />
        </Stack>
        <Stack gap={{ base: '4', lg: '6' }}>
          {recipe.cost ? (
            <Panel title={t('costTitle')} className="no-print">
              <RecipeCostFigures recipe={recipe} cost={recipe.cost} />
            </Panel>
          ) : null}
          <Panel title={t('about')}>
            <RecipeFacts recipe={recipe} />
          </Panel>
          <Panel title={t('usedBy')} className="no-print">
            <UsedBy recipe={recipe} />
          </Panel>
        </Stack>
      </Grid>
    </>
  );
}
