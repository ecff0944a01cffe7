import { useEffect } from 'react';
import type { ImportMatchKind } from '#schema/import-vocabulary.ts';
import { useDraft } from '../../platform/session/useDraft.ts';
import type { ImportFileFragment } from './imports.generated.ts';

/** What a person chose for an ingredient of the file; without ids and name a new item. */
export interface Choice {
  readonly itemId: string | null;
  readonly subRecipeId: string | null;
  readonly targetName: string | null;
}

/** Choices by the ingredient as the file writes it; `confirms`: the import waits for it. */
export type Choices = ReadonlyMap<string, Choice & { readonly confirms: boolean }>;

/** Choices as this device keeps them, with the columns that they were made for: other columns are other ingredients. */
interface ChoicesDraft {
  readonly columns: string;
  readonly chosen: readonly (Choice & { readonly name: string; readonly confirms: boolean })[];
}

const none: ChoicesDraft = { columns: '', chosen: [] };

/** What the person has chosen for ingredients of the file so far: kept over a reload, and sent with the import. */
export function useChoices(importId: string, batch: ImportFileFragment | undefined) {
  const [draft, setDraft] = useDraft(`import.${importId}`, none, isChoicesDraft);
  const columns = JSON.stringify(batch?.fields);
  const chosenIn = (of: ChoicesDraft) => (of.columns === columns ? of.chosen : none.chosen);
  const choices: Choices = new Map(chosenIn(draft).map(({ name, ...choice }) => [name, choice]));
  const isOver = batch?.state === 'applied' || batch?.state === 'undone';
  useEffect(() => {
    if (isOver) setDraft(none);
  }, [isOver, setDraft]);
  return {
    choices,
    choose: ({ name, found }: { readonly name: string; readonly found: ImportMatchKind }, choice: Choice) => {
      const chosen = { ...choice, name, confirms: found === 'similar' };
      setDraft((before) => ({ columns, chosen: [...chosenIn(before).filter((each) => each.name !== name), chosen] }));
    },
    clear: () => setDraft(none),
  };
}

function isChoicesDraft(value: unknown): value is ChoicesDraft {
  if (typeof value !== 'object' || value === null || !('columns' in value) || !('chosen' in value)) return false;
  return typeof value.columns === 'string' && Array.isArray(value.chosen) && value.chosen.every(isChosen);
}

function isChosen(value: unknown): value is ChoicesDraft['chosen'][number] {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('confirms' in value)) return false;
  const ids = new Map<string, unknown>(Object.entries(value));
  const isIdOrNull = (name: string) => ids.get(name) === null || typeof ids.get(name) === 'string';
  return (
    typeof value.name === 'string' &&
    typeof value.confirms === 'boolean' &&
    ['itemId', 'subRecipeId', 'targetName'].every(isIdOrNull)
  );
}
