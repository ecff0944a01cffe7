/** What `?recipe=` holds: the recipe, the amount it is opened for, the scale that was chosen since, and the task it is for. */
export interface RecipeAddress {
  readonly id: string;
  /** Such as `5`, in the unit of the yield; `?` when it does not convert to that unit; null: open it as written. */
  readonly planned: string | null;
  /** Such as `1/2` batches; null until one is chosen. */
  readonly scale: string | null;
  /** The prep task that it was opened from: its ticks and timers belong to it. */
  readonly task?: string | null;
}

export function recipeAddress({ id, planned, scale, task }: RecipeAddress): string {
  return [id, planned ?? '', scale ?? '', task ?? ''].join(':').replace(/:+$/, '');
}

export function readRecipeAddress(value: string): Required<RecipeAddress> {
  const [id = '', planned, scale, task] = value.split(':');
  return { id, planned: planned || null, scale: scale || null, task: task || null };
}
