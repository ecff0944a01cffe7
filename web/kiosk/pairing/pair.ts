import type { PairingJson } from '#schema/devices.ts';
import type { DeviceKind, Language } from '#schema/vocabulary.ts';
import { Problem } from '../../platform/graphql/problem.ts';
import { type BrowserFacts, browserFacts } from './browser-facts.ts';
import { askDecision, beginPairing } from './requests.ts';

/** Why there is no code, or why there is another one: nobody answers, an admin said no, or codes were asked for too often. */
export type PairingNotice = 'offline' | 'denied' | 'busy';

/** What the screen shows. The secret that polls stays in here. */
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

/** How long to wait after a failure, and what to say meanwhile. */
function after(error: unknown): { readonly notice: PairingNotice; readonly wait: number } {
  const busy = error instanceof Problem && error.status === 429;
  if (!busy) return { notice: 'offline', wait: retryAfter };
  return { notice: 'busy', wait: (error.retryAfter ?? 30) * 1_000 };
}

/** A code to show, however long it takes to get one. */
async function offerOf(facts: BrowserFacts, options: Options): Promise<PairingJson | null> {
  while (!options.signal.aborted) {
    try {
      return await beginPairing(facts, options.language());
    } catch (error) {
      const { notice, wait } = after(error);
      options.show(null);
      options.notice(notice);
      await sleep(wait, options.signal);
    }
  }
  return null;
}

/** Polls until an admin decides or the code is too old. A lost connection costs nothing but time. */
async function decisionOn(offer: PairingJson, expiresAt: number, calm: PairingNotice | null, options: Options) {
  const { notice, signal } = options;
  let wait = offer.interval * 1_000;
  while (!signal.aborted && Date.now() < expiresAt) {
    await sleep(wait, signal);
    if (signal.aborted) return 'expired';
    try {
      const answer = await askDecision(offer.deviceCode);
      if (answer.status === 'approved') return answer.kind;
      notice(calm);
      if (answer.status === 'pending' || answer.status === 'slow_down') wait = answer.interval * 1_000;
      else return answer.status;
    } catch (error) {
      const failed = after(error);
      notice(failed.notice);
      wait = Math.max(wait, failed.wait);
    }
  }
  return 'expired';
}

/** Shows codes, one after another, until one is approved: what this browser is now. Null when it was given up. */
export async function pair(options: Options): Promise<DeviceKind | null> {
  const facts = browserFacts();
  // Said as long as the code is shown that came after it.
  let calm: PairingNotice | null = null;
  while (!options.signal.aborted) {
    const offer = await offerOf(facts, options);
    if (!offer || options.signal.aborted) return null;
    const expiresAt = Date.now() + offer.expiresIn * 1_000;
    options.show({ userCode: offer.userCode, approveUrl: offer.approveUrl, expiresAt });
    options.notice(calm);
    const decision = await decisionOn(offer, expiresAt, calm, options);
    if (decision === 'display' || decision === 'tablet') return decision;
    calm = decision === 'denied' ? 'denied' : null;
  }
  return null;
}
