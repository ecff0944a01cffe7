import { addDays, businessDayBounds } from '#schema/business-day.ts';
import { HOUR } from '#schema/milliseconds.ts';
import { useCan } from '../../platform/session/viewer.ts';
import { useAtNow } from '../../ui/components/Timestamp.tsx';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { useToday } from '../../ui/format/useToday.ts';
import { useClosingDayQuery, useLatestHandoverCardQuery } from './handovers.generated.ts';

/** How long after the rollover yesterday is offered, in milliseconds: whoever closes late has gone home by then. */
const OFFERED = 6 * HOUR;

/** Yesterday, in the first hours of a day, while it has no card and something was done on it; else null. */
export function useYesterdayToClose(): string | null {
  const kitchen = useKitchen();
  const today = useToday();
  const yesterday = addDays(today, -1);
  const isEarly = useAtNow((now) => now - businessDayBounds(kitchen, today).start.getTime() < OFFERED);
  const latest = useLatestHandoverCardQuery().data?.latestHandoverCard;
  const isOpen = latest !== undefined && (latest === null || latest.businessDate < yesterday);
  const isOffered = useCan('handovers.close') && isEarly && isOpen;
  const { data } = useClosingDayQuery({ variables: { day: yesterday }, skip: !isOffered });
  if (!isOffered || !data) return null;
  const { completedTasks, submittedChecks, wasteEntries } = data.handoverFacts;
  return completedTasks + submittedChecks + wasteEntries > 0 ? yesterday : null;
}
