import { useKitchen } from '../../../ui/format/kitchen.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { formatMoment } from '../../../ui/format/times.ts';

/** Formats an instant with its year, because tokens can be valid for years. */
export function useMoment(): (at: string) => string {
  const language = useLanguage();
  const { timeZone } = useKitchen();
  return (at) => formatMoment(new Date(at), language, timeZone);
}
