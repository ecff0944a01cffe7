import { useCallback, useState } from 'react';
import type { DeviceSettings } from '../board/board.ts';
import { emPixels, type Grid, gridOf, usualPitch } from '../type-size.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The em of this screen for its reading distance; never so big that a tile would not fit. */
export function emOf({ readFromMetres, millimetresPerPixel }: DeviceSettings): number {
  const pitch = millimetresPerPixel ?? usualPitch(screen, matchMedia('(pointer: coarse)').matches);
  const narrow = Math.min(window.innerWidth, window.innerHeight);
  return Math.min(emPixels(readFromMetres, pitch), narrow / 8);
}

/** How many tiles fit where they are drawn, kept true when the screen turns. */
export function useGrid(
  em: number,
  buttons: boolean,
): { readonly grid: Grid; readonly area: (element: HTMLElement | null) => void } {
  const [size, setSize] = useState<Size>({ width: window.innerWidth, height: window.innerHeight * 0.8 });
  const area = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { grid: gridOf(size.width, size.height, em, buttons), area };
}
