import { useEffect, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { useNow } from '../../../ui/components/Timestamp.tsx';
import type { PrepRowFragment } from '../prep.generated.ts';
import { type Layout, layoutOf, type ListReader, type Sections, sectionsOf, withLayout } from './sections.ts';

const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Whether somebody has touched the screen or a key within the last ten seconds. */
function useInUse(): boolean {
  const [inUse, setInUse] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setInUse(false), limits.undoWindow);
      setInUse(true);
    };
    for (const type of touches) addEventListener(type, touched, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of touches) removeEventListener(type, touched, { capture: true });
    };
  }, []);
  return inUse;
}

export interface ListView {
  /** Set on My List, where unassigned tasks have a section of their own. */
  readonly viewerId?: string | undefined;
  /** Whose tasks come first. */
  readonly reader?: ListReader | null;
  /** What the list shows, such as its filters: when the person changes it, every row gets its own place. */
  readonly view?: string;
}

interface Settled {
  readonly view: string;
  readonly layout: Layout;
}

/** The sections of a list. While the list is in use its rows keep their places, so that nothing moves under a thumb. */
export function useSections(
  tasks: readonly PrepRowFragment[],
  { viewerId, reader = null, view = '' }: ListView,
): Sections {
  const sections = sectionsOf(tasks, useNow(), { viewerId, reader });
  const inUse = useInUse();
  const [settled, setSettled] = useState<Settled>({ view, layout: layoutOf(sections) });
  const layout = layoutOf(sections);
  const isStale = JSON.stringify(layout) !== JSON.stringify(settled.layout);
  const settles = !inUse || view !== settled.view;
  if (settles && (isStale || view !== settled.view)) setSettled({ view, layout });
  return settles ? sections : withLayout(sections, settled.layout);
}
