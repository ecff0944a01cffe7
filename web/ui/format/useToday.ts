import { useKitchen } from './kitchen.ts';
import { businessDate } from '#schema/business-day.ts';
import { useNow } from '../components/Timestamp.tsx';

/** The kitchen's business day (YYYY-MM-DD), updated within 15 s. After midnight it is still the previous date until the rollover. */
export function useToday(): string {
  return businessDate(useKitchen(), new Date(useNow()));
}
