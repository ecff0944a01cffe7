import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Rules {
  /** Only these rules are checked. */
  only?: string[];
  /** All rules but these are checked. */
  without?: string[];
}

/** Expects no serious axe violations. */
export async function isAccessible(page: Page, place: string, { only, without = [] }: Rules = {}): Promise<void> {
  // Legacy mode opens no page of its own for each check, which takes as long as the check; the app has no frames of other origins.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      ...(only && { runOnly: { type: 'rule', values: only } }),
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    })
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const found = serious.map(({ id, nodes }) => [place, id, ...nodes.map(({ html }) => html.slice(0, 240))]);
  expect.soft(found, place).toEqual([]);
}
