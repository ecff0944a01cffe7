import { useAllergensInWords } from '../../../ui/kitchen/allergen-texts.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { nameIn } from '../../../ui/format/name-in.ts';
import { choice, type Compared, figure, onlyNew, parts, text } from '../../../ui/forms/merge.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { categoryValue } from '../../../ui/kitchen/new-item-category.ts';
import type { ItemChoicesQuery } from '../inventory.generated.ts';
import { itemTexts, kindNames, lifeNames, tcsNames } from '../item-texts.ts';
import type { ItemValues, Life, LifeValue } from './item-values.ts';

/** How the fields of an item are compared and named. */
export function useComparedItem(choices: ItemChoicesQuery | undefined): Compared<ItemValues> {
  const t = useTexts(itemTexts);
  const language = useLanguage();
  const unitName = useUnitName();
  const allergensInWords = useAllergensInWords();
  const { currency } = useKitchen();
  const nameOf = (rows: readonly { readonly id: string; readonly name: string }[] | undefined) => (id: string) =>
    rows?.find((row) => row.id === id)?.name ?? id;
  const categoryName = (code: string) => {
    const category = choices?.itemCategories.find((row) => categoryValue(row) === code);
    return category ? nameIn(language, category) : code;
  };
  const life = (which: Life) =>
    choice<LifeValue>(t(lifeNames[which]), ({ typed, unit }) => (typed === '' ? '' : `${typed} ${t(unit)}`));
  return parts<ItemValues>({
    name: text(t('name')),
    nameEs: text(t('nameEs')),
    category: choice(t('category'), categoryName),
    kind: choice(t('kind'), (kind) => t(kindNames[kind])),
    unit: choice(t('unit'), unitName),
    opening: onlyNew(),
    par: figure(t('par')),
    max: figure(t('max')),
    storage: choice(t('storage'), nameOf(choices?.storageLocations)),
    supplier: choice(t('supplier'), nameOf(choices?.suppliers)),
    packQuantity: figure(t('packQuantity')),
    packDescription: text(t('packDescription')),
    cost: figure(t('cost', { currency })),
    yield: figure(t('yield'), '%'),
    lives: parts<ItemValues['lives']>({
      received: life('received'),
      prepared: life('prepared'),
      opened: life('opened'),
      frozen: life('frozen'),
      thawed: life('thawed'),
    }),
    density: figure(t('density')),
    tcs: choice(t('tcs'), (tcs) => t(tcsNames[tcs])),
    allergens: choice<ItemValues['allergens']>(t('allergens'), (allergens) => allergensInWords({ allergens })),
  });
}
