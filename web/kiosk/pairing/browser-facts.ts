/** What an admin sees of the browser that asks to be paired. */
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

/** `Chrome, Android`: browser and system, as far as they tell. An iPad says that it is a Mac, which has no touch screen. */
export function modelOf(userAgent: string, touchPoints: number): string {
  const system = nameIn(systems, userAgent);
  const honest = system === 'Mac' && touchPoints > 1 ? 'iPad' : system;
  return [nameIn(browsers, userAgent), honest].filter(Boolean).join(', ');
}

/** This browser's own facts. */
export function browserFacts(): BrowserFacts {
  return {
    model: modelOf(navigator.userAgent, navigator.maxTouchPoints),
    screen: `${String(screen.width)} × ${String(screen.height)}`,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
