/** What `?recipe=` holds: the recipe, the amount it is opened for, and the scale that was chosen since. */
export interface RecipeAddress {
  readonly id: string;
  /** Such as `5`, in the unit of the yield, or `5_kg`; `?` when it does not convert to that unit; null: open it as written. */
  readonly planned: string | null;
  /** Such as `1/2` batches; null until one is chosen. */
  readonly scale: string | null;
}

export function recipeAddress({ id, planned, scale }: RecipeAddress): string {
  return [id, planned ?? '', scale ?? ''].join(':').replace(/:+$/, '');
}

export function readRecipeAddress(value: string): RecipeAddress {
  const [id = '', planned, scale] = value.split(':');
  return { id, planned: planned || null, scale: scale || null };
}
