import type { PairingJson, PollJson } from '#schema/devices.ts';
import type { Language } from '#schema/vocabulary.ts';
import { Problem, send } from '../../platform/graphql/problem.ts';
import { endpoints } from '../../platform/paths.ts';
import type { BrowserFacts } from './browser-facts.ts';

function isOffer(answer: unknown): answer is PairingJson {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'deviceCode' in answer &&
    'userCode' in answer &&
    'approveUrl' in answer &&
    'expiresIn' in answer &&
    'interval' in answer
  );
}

function isPoll(answer: unknown): answer is PollJson {
  return typeof answer === 'object' && answer !== null && 'status' in answer && typeof answer.status === 'string';
}

/** Requests a new pair of codes: a user code to show, and a secret device code. */
export async function beginPairing(facts: BrowserFacts, language: Language): Promise<PairingJson> {
  const response = await send(endpoints.devicePairing, { method: 'POST', body: { ...facts, language } });
  const answer: unknown = await response.json();
  if (!isOffer(answer)) throw new Problem('');
  return answer;
}

/** Polls for the admin's decision. With `approved`, the response sets this browser's cookie. */
export async function pollDecision(deviceCode: string): Promise<PollJson> {
  const response = await send(endpoints.deviceToken, { method: 'POST', body: { deviceCode } });
  const answer: unknown = await response.json();
  if (!isPoll(answer)) throw new Problem('');
  return answer;
}
