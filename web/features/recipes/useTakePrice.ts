import { formatMoney } from '../../ui/format/decimal.ts';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { useAction } from '../../ui/forms/useAction.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { type RecipePartsFragment, useUpdateMenuPriceMutation } from './recipes.generated.ts';
import { recipesTexts } from './texts.ts';

type Priced = Pick<RecipePartsFragment, 'id' | 'version' | 'menuPrice'>;

/** Updates the menu price of a recipe at once, with Undo. */
export function useTakePrice() {
  const t = useTexts(recipesTexts);
  const language = useLanguage();
  const { currency } = useKitchen();
  const { run, pending } = useAction(t('failed'));
  const [update] = useUpdateMenuPriceMutation();
  const change = ({ id, version }: Priced, menuPrice: number | null) =>
    update({ variables: { input: { id, version, menuPrice } } });
  const take = (recipe: Priced, price: number) =>
    void run(() => change(recipe, price), {
      toast: ({ data }) => {
        const title = t('priceTaken', { price: formatMoney(price, currency, language) });
        const changed = data?.updateMenuPrice;
        if (!changed) return title;
        return {
          title,
          action: { label: t('undo'), onPress: () => void run(() => change(changed, recipe.menuPrice)) },
        };
      },
    });
  return { take, busy: pending };
}
