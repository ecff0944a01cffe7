import { acceptParSuggestionInput, dismissParSuggestionInput } from '#schema/inputs/prep.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict } from '../../../platform/errors.ts';
import { findKitchen } from '../../organizations/organizations.queries.ts';
import { PrepItem } from '../par-sheet/prep-item.entity.ts';
import type { ParSuggestion } from './par-suggestion.types.ts';
import { listParSuggestions } from './par-suggestions.queries.ts';

/** What the last 28 days say about each line of the par sheet. */
export async function parSuggestions(ctx: Context): Promise<ParSuggestion[]> {
  const { organizationId, kitchen: clock } = authorize(ctx, 'prep.plan');
  const now = new Date();
  return ctx.read((db) => listParSuggestions(db, { organizationId, clock, now, itemId: null }));
}

/**
 * Changes the pars of a line to those suggested, and stores both and the arithmetic in the audit log. Throws CONFLICT when the
 * line was changed since `version`, or when the record now suggests something else.
 */
export async function acceptParSuggestion(
  ctx: Context,
  rawInput: InputOf<typeof acceptParSuggestionInput>,
): Promise<ParSuggestion> {
  authorize(ctx, 'prep.plan');
  const input = parse(acceptParSuggestionInput, rawInput);
  return ctx.write('prep_item.par_accepted', input, async (tx) => {
    const line = await find(tx, PrepItem, 'line', input.id, { version: input.version, lock: true });
    const { suggestedByWeekday, ...found } = await suggestionFor(tx, line);
    if (suggestedByWeekday === null || suggestedByWeekday.join() !== input.parByWeekday.join()) {
      throw conflict(msg('prep.suggestionChanged'));
    }
    const par = [line.parByWeekday, [...suggestedByWeekday]];
    line.parByWeekday = [...suggestedByWeekday];
    line.dismissedPars = null;
    await tx.em.flush();
    tx.record({ entity: 'PrepItem', entityId: line.id, changes: { par, ...arithmeticOf(found) } });
    return suggestionFor(tx, line);
  });
}

/** Dismisses what is suggested until the figures change noticeably, or shows it again. */
export async function dismissParSuggestion(
  ctx: Context,
  rawInput: InputOf<typeof dismissParSuggestionInput>,
): Promise<ParSuggestion> {
  authorize(ctx, 'prep.plan');
  const input = parse(dismissParSuggestionInput, rawInput);
  return ctx.write('prep_item.par_dismissed', input, async (tx) => {
    const line = await find(tx, PrepItem, 'line', input.id, { version: input.version, lock: true });
    const { suggestedByWeekday, dismissed } = await suggestionFor(tx, line);
    if (input.dismissed && suggestedByWeekday === null) throw conflict(msg('prep.suggestionChanged'));
    line.dismissedPars = input.dismissed ? [...(suggestedByWeekday ?? [])] : null;
    await tx.em.flush();
    const changes = { dismissed: [dismissed, input.dismissed], suggestedPar: suggestedByWeekday };
    tx.record({ entity: 'PrepItem', entityId: line.id, changes });
    return suggestionFor(tx, line);
  });
}

/** Throws CONFLICT for an archived line, which has no suggestion. */
async function suggestionFor(tx: Transaction, line: PrepItem): Promise<ParSuggestion> {
  const { organizationId, now } = tx;
  const clock = await findKitchen(tx);
  const found = await listParSuggestions(tx.db, { organizationId, clock, now, itemId: line.itemId });
  const suggestion = found.find(({ id }) => id === line.id);
  if (!suggestion) throw conflict(msg('prep.suggestionChanged'));
  return suggestion;
}

/** Facts for the audit log: for each weekday that changes the most that was used and by what it was multiplied. */
function arithmeticOf({ weekdays, ranOutDays, wastedPercent }: Omit<ParSuggestion, 'suggestedByWeekday'>): object {
  const ofChanged = (text: (day: ParSuggestion['weekdays'][number]) => string | null) =>
    weekdays.map((day) => (day.suggested === null ? null : text(day)));
  return {
    mostUsed: ofChanged(({ most }) => most),
    factor: ofChanged(({ factor }) => factor),
    ranOutDays,
    wastedPercent,
  };
}
