import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects no serious axe violations; of these rules only, when they are named. */
export async function isAccessible(page: Page, place: string, rules: readonly string[] = []): Promise<void> {
  // Legacy mode opens no page of its own for each check, which takes as long as the check; the app has no frames of other origins.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      ...(rules.length > 0 ? { runOnly: { type: 'rule', values: [...rules] } } : {}),
    })
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const found = serious.map(({ id, nodes }) => [place, id, ...nodes.map(({ html }) => html.slice(0, 240))]);
  expect.soft(found, place).toEqual([]);
}
