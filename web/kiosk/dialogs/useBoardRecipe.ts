import { useEffect, useState } from 'react';
import { useKiosk } from '../board/kiosk-context.ts';
import type { BoardRecipe } from '../engine/server.ts';

/** The recipe of a task; null until it was read, without one, and while the server cannot be reached. */
export function useBoardRecipe(taskId: string): BoardRecipe | null {
  const { engine } = useKiosk();
  const [recipe, setRecipe] = useState<BoardRecipe | null>(null);
  useEffect(() => {
    let isCurrent = true;
    engine.recipe(taskId).then(
      (read) => (isCurrent ? setRecipe(read) : undefined),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [engine, taskId]);
  return recipe;
}
