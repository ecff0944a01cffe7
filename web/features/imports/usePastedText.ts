import type { ImportKindName } from '#schema/import-vocabulary.ts';
import { useDraft } from '../../platform/session/useDraft.ts';

type Texts = Readonly<Record<string, string>>;

const none: Texts = {};

/** What is pasted and not yet read, for each kind of import: there again after Back, a reload or a look at another import. */
export function usePastedText() {
  const [texts, setTexts] = useDraft('import.pasted', none, isTexts);
  return {
    textOf: (kind: ImportKindName) => texts[kind] ?? '',
    change: (kind: ImportKindName, text: string) =>
      setTexts((before) => {
        const { [kind]: _former, ...others } = before;
        return text === '' ? others : { ...others, [kind]: text };
      }),
  };
}

export type PastedText = ReturnType<typeof usePastedText>;

function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}
