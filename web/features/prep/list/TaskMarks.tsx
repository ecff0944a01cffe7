import { Badge, Flex } from '@chakra-ui/react';
import { History, Hourglass, Snowflake } from 'lucide-react';
import { isOpenPrepTask } from '#schema/vocabulary.ts';
import { formatDate } from '../../../ui/format/days.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useViewer } from '../../../platform/session/viewer.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { handoverTexts } from '../handover/handover-texts.ts';
import { recurringTexts } from '../recurring/recurring-texts.ts';
import { thawTexts } from '../thaw-texts.ts';
import { prepTexts } from '../texts.ts';
import { prerequisiteTexts } from './prerequisite-texts.ts';
import { useUnfinishedPrerequisites } from './prerequisites.ts';

type LabeledTask = Pick<
  PrepRowFragment,
  | 'businessDate'
  | 'carriedOver'
  | 'prepListId'
  | 'prepListName'
  | 'runNo'
  | 'requestedByName'
  | 'recurringKind'
  | 'needsNote'
  | 'needsPhoto'
  | 'thawFor'
  | 'note'
  | 'status'
  | 'waitsFor'
>;

interface Marks {
  readonly from: string | null;
  readonly thaw: string | null;
  readonly waits: readonly string[];
  readonly rest: readonly string[];
}

/**
 * Labels of a task that is carried over (`from`), thaws food (`thaw`), waits for others (`waits`), or recurs, needs a note or a
 * photo, was requested, is not on the default list or not the first run (`rest`).
 */
export function useTaskMarks(task: LabeledTask): Marks {
  const t = useTexts(prepTexts);
  const h = useTexts(handoverTexts);
  const r = useTexts(recurringTexts);
  const language = useLanguage();
  const localName = useNames();
  const p = useTexts(prerequisiteTexts);
  const waits = useUnfinishedPrerequisites(task).map(({ name }) => p('waitsFor', { name: localName(name) }));
  const { organizationId } = useViewer();
  const from = task.carriedOver ? t('fromDay', { day: formatDate(task.businessDate, language) }) : null;
  // The default list has the organization's id.
  const list = task.prepListId === organizationId ? null : task.prepListName;
  const run = task.runNo > 1 ? t('run', { n: task.runNo }) : null;
  const requested = task.requestedByName === null ? null : h('requestedBy', { name: task.requestedByName });
  const kind = task.recurringKind === null || task.recurringKind === 'other' ? null : r(task.recurringKind);
  const photo = task.needsPhoto && isOpenPrepTask(task.status) ? r('photoNeeded') : null;
  const note = task.needsNote && task.note === null ? r('noteNeeded') : null;
  const f = useTexts(thawTexts);
  const thaw = task.thawFor === null ? null : f('thawFor', { day: formatDate(task.thawFor, language) });
  return { from, thaw, waits, rest: [kind, note, photo, requested, list, run].filter((word) => word !== null) };
}

export const hasMarks = ({ from, thaw, waits, rest }: Marks): boolean =>
  from !== null || thaw !== null || waits.length > 0 || rest.length > 0;

/** The labels as badges. */
export function TaskMarks({ marks: { from, thaw, waits, rest } }: { readonly marks: Marks }) {
  return (
    <>
      {from === null ? null : (
        <Badge colorPalette="orange" variant="surface" size="sm" whiteSpace="nowrap">
          <History size={12} aria-hidden="true" /> {from}
        </Badge>
      )}
      {thaw === null ? null : (
        <Badge colorPalette="blue" variant="surface" size="sm" whiteSpace="nowrap">
          <Snowflake size={12} aria-hidden="true" /> {thaw}
        </Badge>
      )}
      {waits.map((word) => (
        <Badge key={word} colorPalette="purple" variant="surface" size="sm">
          <Hourglass size={12} aria-hidden="true" /> {word}
        </Badge>
      ))}
      {rest.map((word) => (
        <Badge key={word} colorPalette="gray" variant="surface" size="sm">
          {word}
        </Badge>
      ))}
    </>
  );
}

/** A row of the badges, for the top of a task; nothing without labels. */
export function TaskMarkRow({ task }: { readonly task: LabeledTask }) {
  const marks = useTaskMarks(task);
  if (!hasMarks(marks)) return null;
  return (
    <Flex gap="2" wrap="wrap" py="0.5">
      <TaskMarks marks={marks} />
    </Flex>
  );
}
