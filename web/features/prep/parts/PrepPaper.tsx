import { Box, chakra, Heading } from '@chakra-ui/react';
import { useAllergensInWords } from '../../../ui/kitchen/allergen-texts.ts';
import { Quantity } from '../../../ui/kitchen/amounts.tsx';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { formatClock } from '../../../ui/format/times.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import { useTaskMarks } from './TaskMarks.tsx';

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '12pt',
    '& th, & td': { borderBottom: '1px solid #999', padding: '2.2mm 1.5mm', textAlign: 'start', verticalAlign: 'top' },
    '& [data-big]': { fontSize: '17pt', fontWeight: '700', whiteSpace: 'nowrap' },
  },
});

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

/** The list on paper: a page for each station, with a box to tick and quantities to read from a step away. */
export function PrepPaper({ tasks, day: date }: PrepPaperProps) {
  const t = useTexts(prepTexts);
  const language = useLanguage();
  const stations = Map.groupBy(tasks, ({ stationName }) => stationName ?? t('noStation'));
  const day = formatDate(date, language);
  return (
    <Box className="print-only">
      {[...stations].map(([station, rows], page) => (
        <Box key={station} breakBefore={page === 0 ? undefined : 'page'}>
          <Heading as="h2" fontSize="20pt">
            {station}
          </Heading>
          <p>{t('printTitle', { day })}</p>
          <Table>
            <thead>
              <tr>
                <th aria-label={t('done')} />
                <th>{t('task')}</th>
                <th>{t('amount')}</th>
                <th>{t('par0')}</th>
                <th>{t('have0')}</th>
                <th>{t('due')}</th>
                <th>{t('who')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((task) => (
                <PaperRow key={task.id} task={task} />
              ))}
            </tbody>
          </Table>
        </Box>
      ))}
    </Box>
  );
}

function PaperRow({ task }: { readonly task: PrepRowFragment }) {
  const t = useTexts(prepTexts);
  const inWords = useAllergensInWords();
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const { from, rest } = useTaskMarks(task);
  const marks = from === null ? rest : [from, ...rest];
  return (
    <tr>
      <td>
        <Tick>{task.status === 'completed' ? '✓' : null}</Tick>
      </td>
      <td>
        <strong>{task.name}</strong>
        {marks.length > 0 ? <div>{marks.join(' · ')}</div> : null}
        {task.allergens?.length === 0 ? null : (
          <div>
            {t('allergens')}: {inWords(task.allergens)}
          </div>
        )}
        {task.note ? <div>{task.note}</div> : null}
      </td>
      <td data-big>
        <Quantity value={task.targetQuantity} unit={task.unit} />
      </td>
      <td>{task.parAtPlan === null ? null : <Quantity value={task.parAtPlan} />}</td>
      <td>{task.onHandAtPlan === null ? null : <Quantity value={task.onHandAtPlan} />}</td>
      <td>{formatClock(new Date(task.dueAt), language, timeZone)}</td>
      <td>{task.assigneeName}</td>
    </tr>
  );
}

/** A calendar date has no zone: it is written as it is. */
function formatDate(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
