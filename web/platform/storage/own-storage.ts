/** What one person keeps in this browser, such as a delivery that is half entered. Nobody else who uses it may read it. */
const PREFIX = 'brigade.delivery.';

/** The key of something that belongs to one person. */
export const ownKey = (viewerId: string, name: string) => `${PREFIX}${viewerId}.${name}`;

/** Deletes what people kept here, but for what belongs to whoever is there now; null for nobody. */
export function forgetOthers(viewerId: string | null): void {
  const own = viewerId === null ? null : ownKey(viewerId, '');
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of kept) if (own === null || !key.startsWith(own)) localStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
}
