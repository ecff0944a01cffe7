const length = 8;

/** What is typed, as the screen shows it: capitals, a dash after four, and nothing else. */
export function formatUserCode(typed: string): string {
  const code = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .slice(0, length);
  return code.length > 4 ? `${code.slice(0, 4)}-${code.slice(4)}` : code;
}

/** Whether all of it is there. */
export function isUserCode(code: string): boolean {
  return code.length === length + 1;
}
