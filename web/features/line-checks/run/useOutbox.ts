import { answerLineCheckInput } from '#schema/inputs/line-checks.ts';
import { useOutboxActs, useOutboxState } from '../../../platform/offline/useOutbox.ts';
import { usePress } from '../../../platform/offline/usePress.ts';
import type { Press } from '../../../platform/offline/queue.ts';
import { nameIn } from '../../../ui/format/name-in.ts';
import { useServerText } from '../../../ui/i18n/server-messages.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import {
  AnswerLineCheckDocument,
  RecordLineCheckActionDocument,
  SubmitLineCheckDocument,
} from '../line-checks.generated.ts';
import type { Sheet } from './draft.ts';
import type { OutboxEntry } from './readings.ts';

export interface Outbox {
  /** What was recorded here, in order; also what the server has just accepted. */
  readonly entries: readonly OutboxEntry[];
  /** The number of entries that the server has not accepted. */
  readonly unsent: number;
  /** The number of entries that wait for the network. */
  readonly waiting: number;
  /** The number of entries that the server refused. */
  readonly failed: number;
  /** The error message of the first refused entry. */
  readonly problem: string | null;
  /** The submission waits for the network. */
  readonly submitted: boolean;
  readonly add: (entries: readonly OutboxEntry[]) => void;
  /** Sends the refused entries again. */
  readonly retry: () => void;
  /** Submits the check after its entries. Rejects with the server's refusal. */
  readonly submit: () => Promise<unknown>;
}

/**
 * The readings, actions and the submission of one check, on their way to the server: stored on the device, sent in the order
 * in which they were recorded, each once.
 */
export function useOutbox(sheet: Sheet): Outbox {
  const language = useLanguage();
  const saveReading = usePress(AnswerLineCheckDocument);
  const recordAction = usePress(RecordLineCheckActionDocument);
  const submitCheck = usePress(SubmitLineCheckDocument);
  const { again, retryNow } = useOutboxActs();
  const serverText = useServerText();
  const checkId = sheet.check.id;
  const state = useOutboxState();
  const presses = state.presses.filter(({ subject }) => subject === checkId);
  const accepted = state.accepted.filter(({ subject }) => subject === checkId);
  const recorded: readonly Recorded[] = [...accepted, ...presses];
  const entries = recorded.flatMap((press) => entryOf(press, recorded, sheet) ?? []);
  const refused = presses.filter(({ state }) => state === 'refused');

  const options = (title: string) => ({ subject: checkId, title, timed: true, keepsRefusal: true });
  const titleOf = (itemId: string) => {
    const item = sheet.entries.find((entry) => entry.item.id === itemId)?.item;
    return [nameIn(language, sheet.check), ...(item ? [nameIn(language, item)] : [])].join(' · ');
  };
  const add = (more: readonly OutboxEntry[]): void => {
    for (const entry of more) {
      const title = titleOf(entry.itemId);
      if (entry.kind === 'reading') {
        const createdId = ['answerLineCheck', 'savedAnswerId'];
        void saveReading({ input: entry.input }, { ...options(title), key: entry.key, createdId });
      } else {
        const input = { answerId: entry.readingId, action: entry.action };
        void recordAction({ input }, { ...options(`${title} · ${entry.action}`), key: entry.key });
      }
    }
  };
  return {
    entries,
    unsent: presses.length,
    waiting: presses.filter(({ state, queued }) => state !== 'refused' && queued).length,
    failed: refused.length,
    problem: refused[0]?.refusal ? serverText(refused[0].refusal.sentence, refused[0].refusal.content) : null,
    submitted: presses.some(({ name, queued }) => name === 'SubmitLineCheck' && queued),
    add,
    retry() {
      for (const press of refused) void again(press);
      retryNow();
    },
    submit: () =>
      submitCheck({ input: { id: checkId } }, { ...options(nameIn(language, sheet.check)), keepsRefusal: false }),
  };
}

/** A press; accepted with the id of the reading that it created, or null. */
type Recorded = Press & { readonly storedAs?: string | null };

function entryOf(press: Recorded, all: readonly Recorded[], sheet: Sheet): OutboxEntry | null {
  const { key, name, variables, storedAs } = press;
  const base = { key, at: new Date(press.at).toISOString() };
  if (name === 'AnswerLineCheck') {
    const { data } = answerLineCheckInput.safeParse(variables.input);
    if (!data) return null;
    const { occurredAt: _occurredAt, ...input } = data;
    return { ...base, itemId: input.itemId, kind: 'reading', input, ...(storedAs ? { storedAs } : {}) };
  }
  if (name !== 'RecordLineCheckAction') return null;
  const { answerId, action } = variables.input;
  if (typeof answerId !== 'string' || typeof action !== 'string') return null;
  const reading = all.find((other) => other.key === answerId || other.storedAs === answerId);
  const saved = sheet.entries.find(({ readings }) => readings.some(({ id }) => id === answerId));
  const itemId = reading ? reading.variables.input['itemId'] : saved?.item.id;
  if (typeof itemId !== 'string') return null;
  const stored = storedAs === undefined ? {} : { storedAs: answerId };
  return { ...base, itemId, kind: 'action', readingId: answerId, action, ...stored };
}
