import { IconButton } from '@chakra-ui/react';
import { FileDown, Printer } from 'lucide-react';
import { printWith } from '../../../ui/components/print-with.ts';
import { useAllergensInWords } from '../../../ui/kitchen/allergen-texts.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { recipesTexts } from '../texts.ts';
import type { RecipeFilters } from '../useRecipeFilters.ts';
import { saveRecipesCsv } from './book-csv.ts';
import { bookTexts } from './texts.ts';
import { type BookRecipe, useRecipeBook } from './useRecipeBook.ts';

interface RecipeBookProps {
  readonly filter: RecipeFilters['filter'];
  /** Shows the book in place of the page while it is printed; null ends it. */
  readonly onPrint: (recipes: readonly BookRecipe[] | null) => void;
}

/** Downloads or prints every recipe that the filters show, also those not loaded yet. */
export function RecipeBook({ filter, onPrint }: RecipeBookProps) {
  const t = useTexts(recipesTexts);
  const b = useTexts(bookTexts);
  const { currency } = useKitchen();
  const allergens = useAllergensInWords();
  const book = useRecipeBook(filter);
  const print = (recipes: readonly BookRecipe[]) => printWith(recipes, onPrint);
  return (
    <>
      <IconButton
        variant="outline"
        aria-label={b('csv')}
        title={b('csv')}
        loading={book.pending}
        onClick={() => void book.withAll((rows) => saveRecipesCsv(rows, { t, b, currency, allergens }))}
      >
        <FileDown aria-hidden="true" />
      </IconButton>
      <IconButton
        variant="outline"
        aria-label={b('print')}
        title={b('print')}
        disabled={book.pending}
        onClick={() => void book.withAll(print)}
      >
        <Printer aria-hidden="true" />
      </IconButton>
    </>
  );
}
