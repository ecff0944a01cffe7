import { useState } from 'react';
import { useMaybeViewer } from '../../platform/session/viewer.ts';
import { showToast } from '../../ui/components/toasts/toast-store.ts';
import { translate } from '../../ui/i18n/texts.ts';
import { uiTexts } from '../../ui/i18n/ui-texts.ts';
import { recipesTexts } from './texts.ts';
import { ticksKey, ticksOf, ticksStorage, withTicks } from './ticks.ts';

export interface Ticks {
  readonly has: (id: string) => boolean;
  readonly set: (id: string, ticked: boolean) => void;
}

/** The ticks of an open recipe, stored on this device per person and task, so that they survive closing it and a reload. */
export function useTicks(recipeId: string, taskId: string | null): Ticks {
  const viewerId = useMaybeViewer()?.id ?? '';
  const key = ticksKey(recipeId, taskId);
  const [ids, setIds] = useState(() => ticksOf(ticksStorage(viewerId).read(), key, Date.now()));
  const [warned, setWarned] = useState(false);
  return {
    has: (id) => ids.includes(id),
    set(id, ticked) {
      const next = ticked ? [...new Set([...ids, id])] : ids.filter((each) => each !== id);
      setIds(next);
      const storage = ticksStorage(viewerId);
      if (storage.write(withTicks(storage.read(), key, next, Date.now())) || warned) return;
      setWarned(true);
      const text = { title: translate(uiTexts, 'storageOff'), description: translate(recipesTexts, 'ticksNotStored') };
      showToast({ ...text, tone: 'destructive' });
    },
  };
}
