import { connection } from './connection.ts';

/** The Date header has whole seconds. Milliseconds. */
const headerPrecision = 2_000;
const timeout = 5_000;

/**
 * Milliseconds by which the server's clock is ahead of this device's, measured now: the device's clock may have been set since
 * the last live message. When the server is unreachable, the last measured value.
 */
export async function measuredClockOffset(): Promise<number> {
  const { clockOffset } = connection.read();
  const measured = await offsetFromHeader();
  if (measured === null || Math.abs(measured - clockOffset) < headerPrecision) return clockOffset;
  connection.set({ clockOffset: measured });
  return measured;
}

async function offsetFromHeader(): Promise<number | null> {
  try {
    const { headers } = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(timeout) });
    const time = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(time) ? null : time - Date.now();
  } catch {
    return null;
  }
}
