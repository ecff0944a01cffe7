import { z } from 'zod';
import type { InitialData, Ping } from '#schema/live.ts';

/** A time, and an exact decimal as text, in the data of a live message. */
export const timeShape = z.iso.datetime({ offset: true });
export const decimalShape = z.string().regex(/^-?\d+(\.\d+)?$/);
export const unitShape = z.string().describe('A code of a unit.');

export const initialDataShape: z.ZodType<InitialData> = z.object({
  unreadCount: z.int(),
  prepStatus: z.object({ total: z.int(), completed: z.int() }),
  seq: z.int().describe('The number of the latest event: the point from which a gap is read (`liveEvents`).'),
});

export const pingShape: z.ZodType<Ping> = z.object({
  time: timeShape,
  build: z.string().describe('Names the web build that the server would serve.'),
});
