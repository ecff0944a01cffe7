import { type Message, msg } from '#schema/messages.ts';
import { managers } from '#schema/permissions.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { notify } from '../notifications/notification.writes.ts';
import type { NeedProblem } from '../recipes/book/explosion.policy.ts';

/** Notifies the managers, once per dish and ingredient, that sales of a dish cannot book what it uses. */
export async function notifyUseUnknown(
  tx: Transaction,
  dish: { readonly id: string; readonly name: string },
  problems: readonly NeedProblem[],
): Promise<void> {
  const send = (message: Message, part: string) =>
    notify(tx, {
      type: 'other',
      topic: 'stock_difference',
      priority: 'medium',
      title: msg('sales.useUnknown', { dish: dish.name }),
      message,
      about: { type: 'recipe', id: dish.id },
      audience: { roles: managers },
      dedupeKey: `sales_use:${dish.id}:${part}`,
    });
  if (problems.length === 0) await send(msg('sales.noIngredients', { dish: dish.name }), 'recipe');
  for (const { itemId, name, reason } of problems) {
    await send(msg('sales.itemNotBooked', { item: name, dish: dish.name, reason }), itemId ?? 'recipe');
  }
}
