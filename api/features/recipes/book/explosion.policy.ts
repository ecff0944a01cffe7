import { Decimal } from 'decimal.js';
import { limits } from '#schema/limits.ts';
import { type Message, msg } from '#schema/messages.ts';
import type { Unit } from '#schema/vocabulary.ts';
import { type BatchShare, batchShare, converted, type Exact, inYield } from './batch-share.policy.ts';
import { batchOf, type BookLine, itemMeasures, type RecipeBook, usableShare } from './recipe-book.policy.ts';
import { roundQuantity } from '../../../platform/quantity.ts';

/** The quantity of an item to draw from stock, in the item's unit, as purchased: before trimming. */
export interface Need {
  readonly itemId: string;
  readonly quantity: Decimal;
}

/** An amount that could not be calculated, and is in no need. */
export interface NeedProblem {
  /** The item whose amount is unknown; null when it is the amount of a recipe that puts no item into stock. */
  readonly itemId: string | null;
  /** Of the item or the recipe. */
  readonly name: string;
  /** Without a full stop, to be part of a sentence. */
  readonly reason: Message;
}

export interface Explosion {
  /** One for each item, in a fixed order, so that concurrent transactions lock items in the same order. */
  readonly needs: readonly Need[];
  readonly problems: readonly NeedProblem[];
  /** Whether nothing is known to be needed, not even an amount too small for the ledger, which is not in `needs`. */
  readonly isEmpty: boolean;
}

export const emptyExplosion: Explosion = { needs: [], problems: [], isEmpty: true };

/** The needs of one batch of a recipe, before rounding. */
interface PerBatch {
  readonly needs: ReadonlyMap<string, Exact>;
  readonly problems: readonly NeedProblem[];
}

/**
 * The stock needed to make an amount: each ingredient of the recipe of `subject` times the share of a batch. A sub-recipe counts
 * as the item that it puts into stock, or as its own ingredients when it puts none there. Amounts use the same rules as costs
 * (`batchShare`, `usableShare`). Empty for a subject without a recipe.
 */
export function explode(book: RecipeBook, subject: BookLine): Explosion {
  const batch = batchOf(subject);
  if (subject.madeBy === null || batch === null) return emptyExplosion;
  const share = batchShare(subject, batch);
  if ('reason' in share) return { ...emptyExplosion, problems: [problemOf(subject, share.reason)] };
  const { needs, problems } = new Batches(book).of(subject.madeBy);
  const rows = [...needs].map(([itemId, quantity]) => ({ itemId, quantity: rounded(quantity, share) }));
  return {
    needs: rows.filter(({ quantity }) => quantity.gt(0)).toSorted((one, other) => (one.itemId < other.itemId ? -1 : 1)),
    problems,
    isEmpty: needs.size === 0,
  };
}

/** The needs of a batch of each recipe, calculated once per recipe. */
class Batches {
  private readonly cache = new Map<string, PerBatch | 'open'>();

  constructor(private readonly book: RecipeBook) {}

  of(recipeId: string): PerBatch {
    const cached = this.cache.get(recipeId);
    if (cached && cached !== 'open') return cached;
    this.cache.set(recipeId, 'open');
    const needs = new Map<string, Exact>();
    const problems = new Map<string, NeedProblem>();
    for (const line of this.book.linesOf(recipeId)) {
      const part = this.line(line);
      for (const [itemId, used] of part.needs) needs.set(itemId, used.plus(needs.get(itemId) ?? 0));
      for (const problem of part.problems) problems.set(problem.itemId ?? problem.name, problem);
    }
    const perBatch = { needs, problems: [...problems.values()] };
    this.cache.set(recipeId, perBatch);
    return perBatch;
  }

  private line(line: BookLine): PerBatch {
    const { itemId, itemUnit, madeItemId, madeItemUnit } = line;
    if (line.madeBy === null) {
      if (itemId === null || itemUnit === null) return { needs: new Map(), problems: [] };
      return one(line, itemId, converted(line, itemUnit, itemMeasures(line)));
    }
    if (madeItemId !== null && madeItemUnit !== null) return one(line, madeItemId, madeAmount(line, madeItemUnit));
    return this.ofSubRecipe(line, line.madeBy);
  }

  /** The ingredients of a sub-recipe that puts nothing into stock, for the line's share of its batch. */
  private ofSubRecipe(line: BookLine, recipeId: string): PerBatch {
    const batch = batchOf(line);
    if (batch === null) return none(line, msg('prep.recipeUnknown'));
    const share = batchShare(line, batch);
    if ('reason' in share) return none(line, share.reason);
    // Saving refuses circles; this ends the recursion if one exists anyway.
    if (this.cache.get(recipeId) === 'open') return none(line, msg('prep.recipesCircle'));
    const { needs, problems } = this.of(recipeId);
    const times = share.used.dividedBy(share.batch).dividedBy(usableShare(line));
    return { needs: new Map([...needs].map(([itemId, used]) => [itemId, used.times(times)])), problems };
  }
}

function one(line: BookLine, itemId: string, used: Exact | Message): PerBatch {
  if ('key' in used) return none(line, used);
  return { needs: new Map([[itemId, used.dividedBy(usableShare(line))]]), problems: [] };
}

function none(line: BookLine, reason: Message): PerBatch {
  return { needs: new Map(), problems: [problemOf(line, reason)] };
}

function problemOf(line: BookLine, reason: Message): NeedProblem {
  const name = line.madeItemName ?? line.itemName ?? line.subName ?? '';
  return { itemId: line.madeItemId ?? line.itemId, name, reason };
}

/** The amount of a made item that a line needs, in the item's unit; or why there is no figure. */
function madeAmount(line: BookLine, unit: Unit): Exact | Message {
  const batch = batchOf(line);
  if (batch === null) return msg('prep.recipeUnknown');
  const made = inYield(line, batch);
  if ('reason' in made) return made.reason;
  return converted({ quantity: made.toFixed(), unit: batch.yieldUnit }, unit, batch.measures);
}

/** For this share of a batch, to the ledger's decimal places. Rounded twice, because a third times three ends in 9s after 60 digits. */
function rounded(quantity: Exact, { used, batch }: BatchShare): Decimal {
  const exact = quantity
    .times(used)
    .dividedBy(batch)
    .toDecimalPlaces(4 * limits.quantityPlaces, Decimal.ROUND_HALF_UP);
  return roundQuantity(exact.toFixed());
}
