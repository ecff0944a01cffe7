/** The facts about the browser that requests pairing, shown to the admin. */
export interface BrowserFacts {
  readonly model: string;
  readonly screen: string;
  readonly timeZone: string;
}

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/CrOS/, 'ChromeOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const nameIn = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([sign]) => sign.test(text))?.[1];

/** `Chrome, Android`: browser and system from the user agent. An iPad reports itself as a Mac, but with touch points. */
export function modelOf(userAgent: string, touchPoints: number): string {
  const system = nameIn(systems, userAgent);
  const actualSystem = system === 'Mac' && touchPoints > 1 ? 'iPad' : system;
  return [nameIn(browsers, userAgent), actualSystem].filter(Boolean).join(', ');
}

/** The facts of this browser. */
export function browserFacts(): BrowserFacts {
  return {
    model: modelOf(navigator.userAgent, navigator.maxTouchPoints),
    screen: `${String(screen.width)} × ${String(screen.height)}`,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
