import type { PairingJson } from '#schema/devices.ts';
import type { DeviceKind, Language } from '#schema/vocabulary.ts';
import { Problem } from '../../platform/graphql/problem.ts';
import { type BrowserFacts, browserFacts } from './browser-facts.ts';
import { pollDecision, beginPairing } from './requests.ts';

/** Why there is no code, or a new one: server unreachable, denied by an admin, or rate limited. */
export type PairingNotice = 'offline' | 'denied' | 'busy';

/** What the screen shows; not the device code, which is secret. */
export interface PairingView {
  readonly userCode: string;
  readonly approveUrl: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

interface Options {
  readonly language: () => Language;
  readonly show: (view: PairingView | null) => void;
  readonly notice: (notice: PairingNotice | null) => void;
  readonly signal: AbortSignal;
}

const retryAfter = 5_000;

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Milliseconds to wait after a failure, and the notice meanwhile. */
function planRetry(error: unknown): { readonly notice: PairingNotice; readonly wait: number } {
  const busy = error instanceof Problem && error.status === 429;
  if (!busy) return { notice: 'offline', wait: retryAfter };
  return { notice: 'busy', wait: (error.retryAfter ?? 30) * 1_000 };
}

/** Requests a code until one is issued; null when aborted. */
async function requestOffer(facts: BrowserFacts, options: Options): Promise<PairingJson | null> {
  while (!options.signal.aborted) {
    try {
      return await beginPairing(facts, options.language());
    } catch (error) {
      const { notice, wait } = planRetry(error);
      options.show(null);
      options.notice(notice);
      await sleep(wait, options.signal);
    }
  }
  return null;
}

/** Polls until an admin decides or the code expires. Connection errors are retried. */
async function waitForDecision(
  offer: PairingJson,
  expiresAt: number,
  baseNotice: PairingNotice | null,
  options: Options,
) {
  const { notice, signal } = options;
  let wait = offer.interval * 1_000;
  while (!signal.aborted && Date.now() < expiresAt) {
    await sleep(wait, signal);
    if (signal.aborted) return 'expired';
    try {
      const answer = await pollDecision(offer.deviceCode);
      if (answer.status === 'approved') return answer.kind;
      notice(baseNotice);
      if (answer.status === 'pending' || answer.status === 'slow_down') wait = answer.interval * 1_000;
      else return answer.status;
    } catch (error) {
      const failed = planRetry(error);
      notice(failed.notice);
      wait = Math.max(wait, failed.wait);
    }
  }
  return 'expired';
}

/** Shows codes, one after another, until one is approved. Resolves to the kind of device; null when aborted. */
export async function pair(options: Options): Promise<DeviceKind | null> {
  const facts = browserFacts();
  // Shown together with the new code after a denial.
  let baseNotice: PairingNotice | null = null;
  while (!options.signal.aborted) {
    const offer = await requestOffer(facts, options);
    if (!offer || options.signal.aborted) return null;
    const expiresAt = Date.now() + offer.expiresIn * 1_000;
    options.show({ userCode: offer.userCode, approveUrl: offer.approveUrl, expiresAt });
    options.notice(baseNotice);
    const decision = await waitForDecision(offer, expiresAt, baseNotice, options);
    if (decision === 'display' || decision === 'tablet') return decision;
    baseNotice = decision === 'denied' ? 'denied' : null;
  }
  return null;
}
