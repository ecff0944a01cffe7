import { useCallback, useState } from 'react';
import type { DeviceSettings } from '../model/board.ts';
import { emPixels, type Grid, gridOf, pitchOfScreen } from './type-size.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The em of this screen for its reading distance, limited so that a tile fits. */
export function emOf({ readFromMetres, millimetresPerPixel }: DeviceSettings): number {
  const pitch = millimetresPerPixel ?? pitchOfScreen();
  const narrow = Math.min(window.innerWidth, window.innerHeight);
  return Math.min(emPixels(readFromMetres, pitch), narrow / 9);
}

/**
 * How many tiles fit into the grid area, updated on resize. While `held`, a smaller height is ignored: a banner must not
 * move tiles to another page.
 */
export function useGrid(
  em: number,
  buttons: boolean,
  held: boolean,
): { readonly grid: Grid; readonly area: (element: HTMLElement | null) => void } {
  const [size, setSize] = useState<Size>({ width: window.innerWidth, height: window.innerHeight * 0.8 });
  const area = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const observer = new ResizeObserver(([entry]) => {
        if (!entry) return;
        const { width, height } = entry.contentRect;
        setSize((before) => (held && before.width === width && height < before.height ? before : { width, height }));
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [held],
  );
  return { grid: gridOf(size.width, size.height, em, buttons), area };
}
