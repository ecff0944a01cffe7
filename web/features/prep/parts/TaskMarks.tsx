import { Badge, Flex } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { formatDate } from '../../../ui/format/days.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useViewer } from '../../../platform/session/viewer.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';

type Marked = Pick<PrepRowFragment, 'businessDate' | 'carriedOver' | 'prepListId' | 'prepListName' | 'runNo'>;

/** What sets a task apart from the day's ordinary first run of the default list, in words: its own day, its list, its run. */
export function useTaskMarks(task: Marked): { readonly from: string | null; readonly rest: readonly string[] } {
  const t = useTexts(prepTexts);
  const language = useLanguage();
  const { organizationId } = useViewer();
  const from = task.carriedOver ? t('fromDay', { day: formatDate(task.businessDate, language) }) : null;
  // The default list's id is the kitchen's own.
  const list = task.prepListId === organizationId ? null : task.prepListName;
  const run = task.runNo > 1 ? t('run', { n: task.runNo }) : null;
  return { from, rest: [list, run].filter((word) => word !== null) };
}

/** The same as badges; nothing for an ordinary task. */
export function TaskMarks({ task }: { readonly task: Marked }) {
  const { from, rest } = useTaskMarks(task);
  return (
    <>
      {from === null ? null : (
        <Badge colorPalette="orange" variant="surface" size="sm" whiteSpace="nowrap">
          <History size={12} aria-hidden="true" /> {from}
        </Badge>
      )}
      {rest.map((word) => (
        <Badge key={word} colorPalette="gray" variant="surface" size="sm">
          {word}
        </Badge>
      ))}
    </>
  );
}

/** A line of them, for the top of a task; no line for an ordinary task. */
export function TaskMarkRow({ task }: { readonly task: Marked }) {
  const { from, rest } = useTaskMarks(task);
  if (from === null && rest.length === 0) return null;
  return (
    <Flex gap="2" wrap="wrap" py="0.5">
      <TaskMarks task={task} />
    </Flex>
  );
}
