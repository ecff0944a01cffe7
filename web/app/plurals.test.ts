import { i18n } from '@lingui/core';
import { afterEach, describe, expect, test } from 'vitest';
import '../features/handovers/texts.ts';
import '../features/inventory/texts.ts';
import '../features/notifications/texts.ts';
import '../features/reports/food-cost/food-cost-texts.ts';

afterEach(() => i18n.activate('en'));

describe.each([
  ['en', 'handovers.tasksDone', '1 task done', '2 tasks done'],
  ['es', 'handovers.tasksDone', '1 tarea hecha', '2 tareas hechas'],
  ['es', 'handovers.checksDone', '1 entregado', '2 entregados'],
  ['es', 'notifications.generated', 'Se creó 1 aviso', 'Se crearon 2 avisos'],
  ['es', 'inventory.nOwing', '1 que se debe', '2 que se deben'],
  ['en', 'foodCost.inPoints', '1 point', '2 points'],
  ['es', 'foodCost.inPoints', '1 punto', '2 puntos'],
  ['es', 'foodCost.sold', '1 vendido', '2 vendidos'],
])('in %s, %s', (language, key, one, two) => {
  test('agrees with its number', () => {
    i18n.activate(language);
    expect([1, 2].map((n) => i18n._(key, { n }))).toEqual([one, two]);
  });
});
