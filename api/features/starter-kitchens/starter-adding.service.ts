import type { StarterGroup, Unit, Weekday } from '#schema/vocabulary.ts';
import type { Context } from '../../platform/context/context.ts';
import { createItem } from '../inventory/items/items.service.ts';
import { addLineCheckTemplate } from '../line-checks/templates/line-check-templates.service.ts';
import type { Organization } from '../organizations/organization.entity.ts';
import { addPrepItem } from '../prep/par-sheet/prep-plan.service.ts';
import { createRecipe } from '../recipes/changes/recipe-editing.service.ts';
import { createShift, createStation, createStorageLocation } from '../stations/stations.service.ts';
import { addItemConversion } from '../units/conversions.service.ts';
import { type StarterBook, starterBook } from './data/starter-book.data.ts';
import type { StarterKitchenData } from './data/starter-kitchen.data.ts';
import type { StarterRecipe } from './data/starter-recipe.data.ts';
import { measuredIn, localizeMethod, unitIn } from './measured.policy.ts';
import { checksOf } from './starter-checks.policy.ts';
import { type Existing, ownRow } from './starter-choices.policy.ts';
import { ingredientOf, keyOf, lineKey, placeFor, recipeOf, type StarterRow } from './starter-rows.policy.ts';

/** A row that was added, or the kitchen's own in its place. */
interface Done {
  readonly id: string;
  /** Recipes: the item that it makes; items: itself. */
  readonly itemId: string | null;
  /** The unit in which that item is kept. */
  readonly itemUnit: Unit | null;
  readonly isRecipe: boolean;
}

const CHECK = { openMinutes: 60, graceMinutes: 120 };

/** Adds the chosen rows with the calls of the screens. `ctx` belongs to the one write that contains them all. */
export class StarterAdding {
  private readonly done = new Map<string, Done>();
  private readonly counts = new Map<StarterGroup, number>();
  private readonly book: StarterBook = starterBook;

  constructor(
    private readonly ctx: Context,
    private readonly kitchen: StarterKitchenData,
    private readonly organization: Organization,
    private readonly existing: Existing,
  ) {}

  /** How many rows of each group were added. */
  async add(rows: readonly StarterRow[]): Promise<ReadonlyMap<StarterGroup, number>> {
    for (const row of rows) {
      const own = ownRow(this.existing, row);
      if (own) {
        const isRecipe = own.group === 'recipes';
        const itemId = isRecipe ? own.outputItemId : own.id;
        this.done.set(row.key, { id: own.id, itemId, itemUnit: own.unit, isRecipe });
      } else if (await this.addRow(row)) {
        this.counts.set(row.group, (this.counts.get(row.group) ?? 0) + 1);
      }
    }
    return this.counts;
  }

  private async addRow(row: StarterRow): Promise<boolean> {
    switch (row.group) {
      case 'stations':
        return this.addStation(row);
      case 'storage':
        return this.addPlace(row);
      case 'shifts':
        return this.addShift(row);
      case 'items':
        return this.addItem(row);
      case 'recipes':
        return this.addRecipe(row);
      case 'par_lines':
        return this.addParLine(row);
      case 'line_checks':
        return this.addCheck(row);
    }
  }

  private async addStation({ key, name, nameEs }: StarterRow): Promise<boolean> {
    const [, , kind, colour] = seedOf(this.kitchen.stations, key, 'stations');
    const { id } = await createStation(this.ctx, { name, nameEs, kind, colour });
    return this.finish(key, id);
  }

  private async addPlace({ key, name, nameEs }: StarterRow): Promise<boolean> {
    const [, , kind] = seedOf(this.kitchen.places, key, 'storage');
    const range = kind === 'freezer' ? { maxC: '-18' } : kind === 'dry' ? {} : { minC: '0', maxC: '5' };
    const { id } = await createStorageLocation(this.ctx, { name, nameEs, kind, ...range });
    return this.finish(key, id);
  }

  private async addShift({ key, name, nameEs }: StarterRow): Promise<boolean> {
    const [, , startsAt, endsAt] = seedOf(this.kitchen.shifts, key, 'shifts');
    const own = this.organization.language === 'es' ? (nameEs ?? name) : name;
    const { id } = await createShift(this.ctx, { name: own, startsAt, endsAt });
    return this.finish(key, id);
  }

  private async addItem({ key, name, nameEs }: StarterRow): Promise<boolean> {
    const seed = ingredientOf(this.book, nameIn(key, 'items'));
    const unit = unitIn(this.organization.measureSystem, seed.unit);
    const { id } = await createItem(this.ctx, {
      name,
      nameEs,
      category: seed.category,
      unit,
      tcsClass: seed.tcsClass,
      allergens: seed.allergens === null ? null : [...seed.allergens],
      defaultYieldPercent: String(seed.yieldPercent),
      densityGramsPerMl: seed.densityGramsPerMl,
      storageLocationId: this.place(placeFor(this.kitchen, seed.place)),
    });
    if (seed.gramsOfOne !== null) {
      const grams = { toQuantity: seed.gramsOfOne, toUnit: 'g' };
      await addItemConversion(this.ctx, { itemId: id, fromQuantity: '1', fromUnit: unit, ...grams });
    }
    this.done.set(key, { id, itemId: id, itemUnit: unit, isRecipe: false });
    return true;
  }

  private async addRecipe({ key, name, nameEs, quantity }: StarterRow): Promise<boolean> {
    const seed = recipeOf(this.book, nameIn(key, 'recipes'));
    const { measureSystem: system, temperatureUnit } = this.organization;
    const made = measuredIn(system, seed.yieldQuantity, seed.yieldUnit);
    const outputItemId = seed.kind === 'prep' ? await this.addOutput(seed, { name, nameEs }, made.unit) : null;
    const { id } = await createRecipe(this.ctx, {
      name,
      nameEs,
      kind: seed.kind,
      category: seed.category,
      stationId: this.station(seed.name),
      outputItemId,
      yieldQuantity: quantity ?? made.quantity,
      yieldUnit: made.unit,
      prepMinutes: seed.steps.reduce((sum, [, , minutes]) => sum + minutes, 0),
      lines: seed.lines.map(([what, amount, unit, prepAction]) => ({
        ...this.part(what),
        ...measuredIn(system, amount, unit),
        prepAction: prepAction ?? null,
      })),
      steps: seed.steps.map(([text, textEs, minutes]) => ({
        text: localizeMethod(system, temperatureUnit, text),
        textEs: localizeMethod(system, temperatureUnit, textEs),
        minutes,
      })),
    });
    this.done.set(key, { id, itemId: outputItemId, itemUnit: made.unit, isRecipe: true });
    return true;
  }

  /** The item that a recipe makes. Its use-by follows the food code, and its allergens the recipe. */
  private async addOutput(
    seed: StarterRecipe,
    names: { readonly name: string; readonly nameEs: string | null },
    unit: string,
  ): Promise<string> {
    const { id } = await createItem(this.ctx, {
      ...names,
      category: 'prepared',
      kind: 'prep',
      unit,
      tcsClass: seed.chilled ? 'cold' : 'none',
      densityGramsPerMl: seed.densityGramsPerMl,
      storageLocationId: this.place(placeFor(this.kitchen, seed.chilled ? 'walk_in' : 'dry', true)),
    });
    return id;
  }

  /** False for a line whose item the kitchen stocks in another unit: the amount would mean something else. */
  private async addParLine({ key, needs, quantity, unit }: StarterRow): Promise<boolean> {
    const subject = this.done.get(needs[0] ?? '');
    if (!subject?.itemId || quantity === null) return false;
    if (subject.itemUnit !== unit) return false;
    const { id } = await addPrepItem(this.ctx, {
      itemId: subject.itemId,
      stationId: this.station(nameIn(key, 'par_lines')),
      parByWeekday: Array.from({ length: 7 }, () => quantity),
      dueTime: this.kitchen.readyBy,
    });
    return this.finish(key, id);
  }

  private async addCheck({ key, name, nameEs }: StarterRow): Promise<boolean> {
    const seed = checksOf(this.kitchen, this.organization.jurisdiction).find(
      (check) => check.name === nameIn(key, 'line_checks'),
    );
    if (!seed) return false;
    const weekdays: Weekday[] = [...seed.weekdays];
    const { id } = await addLineCheckTemplate(this.ctx, {
      ...CHECK,
      name,
      nameEs,
      dueTimes: [...seed.dueTimes],
      weekdays,
      items: [...seed.items],
    });
    return this.finish(key, id);
  }

  private finish(key: string, id: string): true {
    this.done.set(key, { id, itemId: null, itemUnit: null, isRecipe: false });
    return true;
  }

  /** The ingredient of a line: what is made counts as its recipe, as in the recipe form. */
  private part(what: string): { itemId: string } | { subRecipeId: string } {
    const found = this.done.get(lineKey(this.book, what));
    if (!found) throw new Error(`The starter kitchen has no ${what}.`);
    return found.isRecipe ? { subRecipeId: found.id } : { itemId: found.id };
  }

  private place(name: string | null): string | null {
    return name === null ? null : (this.done.get(keyOf('storage', name))?.id ?? null);
  }

  /** The station at which a recipe is made; null when it was left out. */
  private station(recipe: string): string | null {
    const [, station = ''] = [...this.kitchen.prep, ...this.kitchen.menu].find(([name]) => name === recipe) ?? [];
    return this.done.get(keyOf('stations', station))?.id ?? null;
  }
}

const nameIn = (key: string, group: StarterGroup) => key.slice(group.length + 1);

function seedOf<Seed extends readonly [string, ...unknown[]]>(
  seeds: readonly Seed[],
  key: string,
  group: StarterGroup,
): Seed {
  const seed = seeds.find(([name]) => name === nameIn(key, group));
  if (!seed) throw new Error(`The starter kitchen has no ${key}.`);
  return seed;
}
