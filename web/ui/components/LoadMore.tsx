import { Button } from '@chakra-ui/react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

/** How far below the viewport the next page is loaded already: enough for fast scrolling. */
const ahead = '1500px';

interface LoadMoreProps {
  /** The end of what is loaded; null when that is all. */
  readonly after: string | null | undefined;
  readonly onMore: (after: string) => Promise<unknown>;
  readonly children: ReactNode;
}

/** Loads the next page of a list when its end comes near the window. The button is there for a request that failed. */
export function LoadMore({ after, onMore, children }: LoadMoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [pending, setPending] = useState<string | null>(null);
  const load = async () => {
    if (!after || pending === after) return;
    setPending(after);
    await onMore(after).catch(() => undefined);
    setPending(null);
  };
  const loadSoon = useEffectEvent(() => void load());
  useEffect(() => {
    const { current } = button;
    if (!current || typeof IntersectionObserver === 'undefined') return undefined;
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) loadSoon();
      },
      { rootMargin: ahead },
    );
    seen.observe(current);
    return () => seen.disconnect();
  }, [after]);
  if (!after) return null;
  return (
    <Button
      ref={button}
      className="no-print"
      variant="outline"
      alignSelf="center"
      loading={pending === after}
      onClick={() => void load()}
    >
      {children}
    </Button>
  );
}
