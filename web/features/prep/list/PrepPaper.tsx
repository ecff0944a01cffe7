import { Box, chakra, Heading } from '@chakra-ui/react';
import { OnPaper } from '../../../ui/components/OnPaper.tsx';
import { PrintTable } from '../../../ui/components/PrintTable.tsx';
import { useAllergensInWords } from '../../../ui/kitchen/allergen-texts.ts';
import { Quantity } from '../../../ui/kitchen/amounts.tsx';
import { TaskAmount } from './TaskAmount.tsx';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { formatClock } from '../../../ui/format/times.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import { useTaskMarks } from './TaskMarks.tsx';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { dateTimeFormat } from '../../../ui/format/intl.ts';

/** A box to tick with a pen. */
const Tick = chakra('span', {
  base: {
    textAlign: 'center',
    lineHeight: '1',
    display: 'inline-block',
    width: '6mm',
    height: '6mm',
    border: '0.5mm solid #000',
  },
});

interface PrepPaperProps {
  readonly tasks: readonly PrepRowFragment[];
  /** The day of the list. */
  readonly day: string;
}

/** The printed prep list: one page per station, with checkboxes and large quantities. */
export function PrepPaper(list: PrepPaperProps) {
  return (
    <OnPaper>
      <Pages {...list} />
    </OnPaper>
  );
}

function Pages({ tasks, day: date }: PrepPaperProps) {
  const localName = useNames();
  const t = useTexts(prepTexts);
  const language = useLanguage();
  const stations = Map.groupBy(tasks, ({ stationName }) => localName(stationName) ?? t('noStation'));
  const day = formatDate(date, language);
  const heads = [{ hidden: t('done') }, t('task'), t('amount'), t('par0'), t('have0'), t('due'), t('who')];
  return (
    <>
      {[...stations].map(([station, rows], page) => (
        <Box key={station} breakBefore={page === 0 ? undefined : 'page'}>
          <Heading as="h2" fontSize="20pt">
            {station}
          </Heading>
          <p>{t('printTitle', { day })}</p>
          <PrintTable
            rules="lines"
            heads={heads}
            css={{ '& [data-big]': { fontSize: '17pt', fontWeight: '700', whiteSpace: 'nowrap' } }}
          >
            {rows.map((task) => (
              <PaperRow key={task.id} task={task} />
            ))}
          </PrintTable>
        </Box>
      ))}
    </>
  );
}

function PaperRow({ task }: { readonly task: PrepRowFragment }) {
  const localName = useNames();
  const t = useTexts(prepTexts);
  const inWords = useAllergensInWords();
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const { from, thaw, waits, rest } = useTaskMarks(task);
  const marks = [from, thaw, ...waits, ...rest].filter((word) => word !== null);
  return (
    <tr>
      <td>
        <Tick>{task.status === 'completed' ? '✓' : null}</Tick>
      </td>
      <td>
        <strong>{localName(task.name)}</strong>
        {marks.length > 0 ? <div>{marks.join(' · ')}</div> : null}
        {task.allergens?.length === 0 ? null : (
          <div>
            {t('allergens')}: {inWords(task)}
          </div>
        )}
        {task.note ? <div>{task.note}</div> : null}
      </td>
      <td data-big>
        <TaskAmount task={task} />
      </td>
      <td>{task.parAtPlan === null ? null : <Quantity value={task.parAtPlan} />}</td>
      <td>{task.onHandAtPlan === null ? null : <Quantity value={task.onHandAtPlan} />}</td>
      <td>{formatClock(new Date(task.dueAt), language, timeZone)}</td>
      <td>{task.assigneeName}</td>
    </tr>
  );
}

/** Calendar dates have no time zone, so they are formatted in UTC. */
function formatDate(date: string, language: string): string {
  return dateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}
