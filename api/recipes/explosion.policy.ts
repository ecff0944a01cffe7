import { Decimal } from 'decimal.js';
import { limits } from '#schema/limits.ts';
import type { Unit } from '#schema/vocabulary.ts';
import { type Amount, batchShare, converted, Exact } from './batch-share.policy.ts';
import { batchOf, type BookLine, itemMeasures, type RecipeBook, usableShare } from './recipe-book.policy.ts';

/** Decimal places of a quantity in the ledger. */
const PLACES = 4;

/** How much of an item is taken out of stock, in the item's unit, as purchased: before trimming. */
export interface Need {
  readonly itemId: string;
  readonly quantity: Decimal;
}

/** What could not be worked out, and so is in no need. */
export interface NeedProblem {
  /** The item whose amount is unknown; null when it is the amount of a recipe that puts no item into stock. */
  readonly itemId: string | null;
  /** Of the item or the recipe. */
  readonly name: string;
  /** Without a full stop, to stand inside a sentence. */
  readonly reason: string;
}

export interface Explosion {
  /** One for each item, in a fixed order, so that two writers lock the items alike. */
  readonly needs: readonly Need[];
  readonly problems: readonly NeedProblem[];
}

/**
 * What making an amount takes out of stock: each ingredient of the recipe behind `subject` times the share of a batch. A
 * recipe inside it is taken as the item that it puts into stock, or as its own ingredients when it puts none there.
 * Amounts follow the same rules as costs do (`batchShare`, `usableShare`). Nothing for a subject that no recipe makes.
 */
export function explode(book: RecipeBook, subject: BookLine): Explosion {
  const sum = new Sum(book);
  if (subject.madeBy !== null) sum.addRecipe(subject, subject, 1);
  return sum.result();
}

class Sum {
  private readonly needs = new Map<string, Decimal>();
  private readonly problems = new Map<string, NeedProblem>();

  constructor(private readonly book: RecipeBook) {}

  /** The ingredients of the recipe behind the line, for this amount of it. */
  addRecipe(line: BookLine, amount: Amount, depth: number): void {
    const batch = batchOf(line);
    if (line.madeBy === null || batch === null) return;
    const share = batchShare(amount, batch);
    if ('reason' in share) return this.addProblem(line, share.reason);
    if (depth > limits.recipeDepthMax) return this.addProblem(line, 'its recipes are nested too deeply');
    for (const inside of this.book.linesOf(line.madeBy)) {
      const quantity = new Exact(inside.quantity).times(share.used).dividedBy(share.batch);
      this.addLine(inside, { quantity: quantity.toFixed(), unit: inside.unit }, depth);
    }
  }

  result(): Explosion {
    const needs = [...this.needs].map(([itemId, quantity]) => ({
      itemId,
      quantity: new Decimal(quantity.toDecimalPlaces(PLACES, Decimal.ROUND_HALF_UP)),
    }));
    return {
      needs: needs
        .filter(({ quantity }) => quantity.gt(0))
        .toSorted((one, other) => (one.itemId < other.itemId ? -1 : 1)),
      problems: [...this.problems.values()],
    };
  }

  private addLine(line: BookLine, amount: Amount, depth: number): void {
    const { itemId, itemUnit } = line;
    if (line.madeBy === null) {
      if (itemId !== null && itemUnit !== null)
        this.addNeed(line, itemId, converted(amount, itemUnit, itemMeasures(line)));
    } else if (line.madeItemId !== null && line.madeItemUnit !== null) {
      this.addNeed(line, line.madeItemId, madeAmount(line, amount, line.madeItemUnit));
    } else {
      const quantity = new Exact(amount.quantity).dividedBy(usableShare(line)).toFixed();
      this.addRecipe(line, { ...amount, quantity }, depth + 1);
    }
  }

  private addNeed(line: BookLine, itemId: string, used: Decimal | string): void {
    if (typeof used === 'string') return this.addProblem(line, used);
    const before = this.needs.get(itemId) ?? new Exact(0);
    this.needs.set(itemId, before.plus(used.dividedBy(usableShare(line))));
  }

  private addProblem(line: BookLine, reason: string): void {
    const itemId = line.madeItemId ?? line.itemId;
    const name = line.madeItemName ?? line.itemName ?? line.subName ?? '';
    this.problems.set(itemId ?? line.madeBy ?? '', { itemId, name, reason });
  }
}

/** An amount of something made, in the unit that it is stocked in; or why there is none. */
function madeAmount(line: BookLine, amount: Amount, unit: Unit): Decimal | string {
  const batch = batchOf(line);
  if (batch === null) return 'its recipe is unknown';
  const share = batchShare(amount, batch);
  if ('reason' in share) return share.reason;
  const made = new Exact(batch.yieldQuantity).times(share.used).dividedBy(share.batch);
  return converted({ quantity: made.toFixed(), unit: batch.yieldUnit }, unit, batch.measures);
}
