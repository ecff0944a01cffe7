import { countLine } from '#schema/inputs/counts.ts';
import type { CountMeeting, CountResult } from '#schema/vocabulary.ts';
import type { Press } from '../../../platform/offline/queue.ts';
import { useOutboxActs, useOutboxState } from '../../../platform/offline/useOutbox.ts';
import { usePress } from '../../../platform/offline/usePress.ts';
import { useServerText } from '../../../ui/i18n/server-messages.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { isDone, type Line, type Target } from '../count-rows.ts';
import { type CountRowFragment, SaveCountLineDocument } from '../counts.generated.ts';
import { usePartText } from './usePartText.ts';

export interface FoundPart {
  readonly quantity: string;
  readonly unit: string;
  readonly sum: string | null;
  /** What it was measured to be, for a unit without a conversion. */
  readonly measured?: { readonly quantity: string; readonly unit: string } | null | undefined;
}

/** What a person found: quantities, none, or a reason for skipping. */
export type Found =
  | { readonly parts: readonly FoundPart[] }
  | { readonly none: true }
  | { readonly skipReason: string };

/** The state of a line: from the server, or recorded here and not sent yet. */
export interface Known {
  readonly done: boolean;
  readonly result: CountResult | null;
  /** In the item's unit. */
  readonly quantity: string | null;
  /** What was recorded here, in its own units; null when the server has it. */
  readonly text: string | null;
  readonly waits: boolean;
  /** Why the server refused it. */
  readonly problem: string | null;
  /** It was refused because somebody else has counted the line. */
  readonly meets: boolean;
}

/** Called with the server's response for a line. */
export type OnAnswer = (target: Target, line: Line) => void;

/**
 * The lines of one place on their way to the server: stored on the device, sent in order, each once. A line that somebody else
 * has counted meanwhile comes back with both figures, to add or to replace.
 */
export function useLinePresses(count: CountRowFragment, storageLocationId: string | null, onAnswer: OnAnswer) {
  const save = usePress(SaveCountLineDocument);
  const { again, discard } = useOutboxActs();
  const { presses } = useOutboxState();
  const localName = useNames();
  const serverText = useServerText();
  const wordsOf = useWordsOf();
  const subjectOf = (target: Target) => `${count.id}:${target.key}`;
  const pressOf = (target: Target) => presses.findLast(({ subject }) => subject === subjectOf(target));
  return {
    knownOf: (target: Target): Known => {
      const press = pressOf(target);
      const { line } = target;
      if (!press) {
        const { result = null, quantity = null } = line ?? {};
        return { done: isDone(target), result, quantity, text: null, waits: false, problem: null, meets: false };
      }
      const refused = press.state === 'refused';
      return {
        done: !refused,
        result: resultOf(press),
        quantity: null,
        text: wordsOf(press),
        waits: press.queued && !refused,
        problem: press.refusal ? serverText(press.refusal.sentence, press.refusal.content) : null,
        meets: press.refusal?.fields.includes('meeting') ?? false,
      };
    },
    count: async (target: Target, found: Found) => {
      const { row, lotId, line } = target;
      const refused = pressOf(target);
      if (refused?.state === 'refused') discard(refused.key);
      const input = {
        countSessionId: count.id,
        itemId: row.itemId,
        ...(storageLocationId === null ? {} : { storageLocationId }),
        ...(lotId === null ? {} : { lotId }),
        ...(line === null ? {} : { seenVersion: line.version }),
        ...('parts' in found ? { parts: [...found.parts] } : found),
      };
      const outcome = await save(
        { input },
        {
          subject: subjectOf(target),
          title: localName(row.itemName),
          timed: true,
          keepsRefusal: true,
          invalidates: ['countSheet', 'countSession', 'countSessions'],
        },
      );
      if (outcome.status === 'done' && outcome.data) onAnswer(target, outcome.data.countLine);
    },
    meet: (target: Target, meeting: CountMeeting | null) => {
      const press = pressOf(target);
      if (!press) return;
      if (meeting === null) discard(press.key);
      else void again(press, { meeting });
    },
  };
}

/** What was recorded, in its own units; null without quantities. */
function useWordsOf() {
  const partText = usePartText();
  return (press: Press): string | null => {
    const { data } = countLine.safeParse(press.variables.input);
    if (!data?.parts?.length) return null;
    return data.parts.map((part) => partText(part)).join(' + ');
  };
}

function resultOf({ variables: { input } }: Press): CountResult {
  if (input['skipReason']) return 'skipped';
  return input['none'] === true ? 'none' : 'counted';
}
