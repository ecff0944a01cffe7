import { Flex, Text } from '@chakra-ui/react';
import { AlarmClock } from 'lucide-react';
import { formatClock } from '../../../../ui/format/times.ts';
import { useKitchen } from '../../../../ui/format/kitchen.ts';
import { useLanguage } from '../../../../ui/i18n/language.ts';
import { useTexts } from '../../../../ui/i18n/texts.ts';
import { useCan } from '../../../../platform/session/viewer.ts';
import type { PrepListPartsFragment } from '../../plan.generated.ts';
import { buildTexts } from './build-texts.ts';
import { UndoBuild } from './UndoBuild.tsx';
import { usePrepLists } from '../usePrepLists.ts';

interface AutoBuildNoticeProps {
  /** The business day that is shown. */
  readonly day: string;
  /** The prep list that is shown; null for all. */
  readonly list: string | null;
}

/** Which of the day's lists were built by themselves, when, and for managers Undo; nothing when none was. */
export function AutoBuildNotice({ day, list }: AutoBuildNoticeProps) {
  const lists = usePrepLists();
  const built = lists.filter(({ id, builtDate }) => builtDate === day && (list === null || id === list));
  return built.map((one) => <Built key={one.id} list={one} several={lists.length > 1} />);
}

interface BuiltProps {
  readonly list: PrepListPartsFragment;
  /** Whether the kitchen has several prep lists. */
  readonly several: boolean;
}

function Built({ list: { id, name, builtAt, builtTasks }, several }: BuiltProps) {
  const t = useTexts(buildTexts);
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const canUndo = useCan('prep.plan');
  if (builtAt === null) return null;
  const time = formatClock(new Date(builtAt), language, timeZone);
  const n = builtTasks ?? 0;
  return (
    <Flex className="no-print" gap="3" mb="4" align="center" wrap="wrap" color="fg.muted">
      <AlarmClock size={20} aria-hidden="true" />
      <Text flex={{ base: '1', md: 'initial' }} minW="0">
        {several ? t('builtListAt', { list: name, time, n }) : t('builtAt', { time, n })}
      </Text>
      {canUndo && n > 0 ? <UndoBuild input={{ prepListId: id }} count={n} /> : null}
    </Flex>
  );
}
