import { useKitchen } from './kitchen.ts';
import { kitchenDate } from './kitchen-day.ts';
import { useNow } from '../components/Timestamp.tsx';

/** The kitchen's business day (YYYY-MM-DD), fresh within 15 s: after midnight it is still yesterday until the rollover. */
export function useToday(): string {
  return kitchenDate(useKitchen(), new Date(useNow()));
}
