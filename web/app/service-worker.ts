import { connection } from '../platform/live/connection.ts';

/** Keeps the shell on the device, so that Brigade opens without a network; says when a newer one has been fetched. */
export async function registerServiceWorker() {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null);
  registration?.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) connection.set({ updateReady: true });
    });
  });
}

/** Moves to the newer Brigade: the waiting worker takes over, then the page loads again. */
export async function updateNow() {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  if (!registration?.waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage({ type: 'SKIP_WAITING' });
}
