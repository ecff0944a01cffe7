import { Text } from '@chakra-ui/react';
import { formatClock } from '../../../ui/format/times.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { buildTexts } from './build-texts.ts';
import { usePrepLists } from './usePrepLists.ts';

interface BuiltBySelfProps {
  /** The business day that is shown. */
  readonly day: string;
  /** The prep list that is shown; null for all. */
  readonly list: string | null;
}

/** That the day's list was built by itself, and when; nothing when it was not. */
export function BuiltBySelf({ day, list }: BuiltBySelfProps) {
  const t = useTexts(buildTexts);
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const lists = usePrepLists();
  const built = lists.flatMap(({ id, name, builtDate, builtAt }) => {
    if (builtDate !== day || builtAt === null || (list !== null && id !== list)) return [];
    const time = formatClock(new Date(builtAt), language, timeZone);
    return lists.length === 1 ? t('builtAt', { time }) : t('builtListAt', { list: name, time });
  });
  if (built.length === 0) return null;
  return (
    <Text textStyle="sm" color="fg.muted" mb="3">
      {built.join(' · ')}
    </Text>
  );
}
