import { useState } from 'react';
import type { ImportMatchKind } from '#schema/import-vocabulary.ts';
import { useLeaveGuard } from '../../ui/forms/useLeaveGuard.ts';

/** What a person chose for an ingredient of the file; without ids and name a new item. */
export interface Choice {
  readonly itemId: string | null;
  readonly subRecipeId: string | null;
  readonly targetName: string | null;
}

/** Choices by the ingredient as the file writes it; `confirms`: the import waits for it. */
export type Choices = ReadonlyMap<string, Choice & { readonly confirms: boolean }>;

/** What the person has chosen for ingredients of the file so far; it is sent with the import. `isOpen`: it is not imported yet. */
export function useChoices(isOpen: boolean) {
  const [choices, setChoices] = useState<Choices>(new Map());
  useLeaveGuard(() => isOpen && choices.size > 0);
  return {
    choices,
    choose: ({ name, found }: { readonly name: string; readonly found: ImportMatchKind }, choice: Choice) =>
      setChoices((before) => new Map(before).set(name, { ...choice, confirms: found === 'similar' })),
    clear: () => setChoices(new Map()),
  };
}
