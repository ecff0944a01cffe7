const length = 8;

/** Formats typed text like the code on the screen: capitals, a dash after four characters, nothing else. */
export function formatUserCode(typed: string): string {
  const code = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .slice(0, length);
  return code.length > 4 ? `${code.slice(0, 4)}-${code.slice(4)}` : code;
}
