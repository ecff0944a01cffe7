const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** A stored response as the service first returned it: JSON with its instants turned back into dates. */
export function revive<T>(answer: unknown): T;
export function revive(answer: unknown): unknown {
  if (typeof answer === 'string') return INSTANT.test(answer) ? new Date(answer) : answer;
  if (Array.isArray(answer)) return answer.map((part) => revive(part));
  if (answer !== null && typeof answer === 'object') {
    return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, revive(value)]));
  }
  return answer;
}
