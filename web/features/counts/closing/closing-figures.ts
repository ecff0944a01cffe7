import type { z } from 'zod';
import { countClosing } from '#schema/inputs/counts.ts';
import type { Press } from '../../../platform/offline/queue.ts';
import { ownStorage } from '../../../platform/storage/own-storage.ts';
import type { FoundPart } from '../counting/useLinePresses.ts';

/** What was counted of items, by their ids. */
export type Figures = ReadonlyMap<string, readonly FoundPart[]>;

type Lines = z.output<typeof countClosing>['lines'];

interface StoredFigures {
  /** The business day on which they were typed: another day begins with an empty sheet. */
  readonly day: string;
  readonly lines: Lines;
}

function isStoredFigures(value: unknown): value is StoredFigures {
  if (typeof value !== 'object' || value === null || !('day' in value) || !('lines' in value)) return false;
  return typeof value.day === 'string' && countClosing.shape.lines.safeParse(value.lines).success;
}

/** What a person has typed for the closing count and not saved, on this device. */
export function typedFigures(viewerId: string) {
  const storage = ownStorage(viewerId, 'closing-count', isStoredFigures);
  return {
    read(day: string): Figures {
      const stored = storage.read();
      return stored?.day === day ? figuresIn(stored.lines) : new Map();
    },
    write(day: string, figures: Figures): void {
      if (figures.size === 0) storage.remove();
      else storage.write({ day, lines: linesOf(figures) });
    },
  };
}

/** The figures in these queued closing counts. */
export function pressedFigures(presses: readonly Press[]): Figures {
  const lines = presses.flatMap(({ variables }) => countClosing.safeParse(variables.input).data?.lines ?? []);
  return figuresIn(lines);
}

export function linesOf(figures: Figures) {
  return [...figures].map(([itemId, parts]) => ({ itemId, parts: [...parts] }));
}

function figuresIn(lines: Lines): Figures {
  return new Map(
    lines.map(({ itemId, parts }) => [itemId, parts.map((part) => ({ ...part, sum: part.sum ?? null }))] as const),
  );
}
