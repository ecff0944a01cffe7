import type { Language } from '#schema/vocabulary.ts';

interface StepWords {
  /** In English; empty when it was only written in Spanish. */
  readonly text: string;
  readonly textEs: string | null;
}

export interface StepText {
  readonly text: string;
  readonly language: Language;
  /** Whether this is the other language, because nobody has written the step in the reader's. Screens must say so. */
  readonly isMissing: boolean;
}

/** A recipe's step in the reader's language, else in the other. */
export function stepText({ text, textEs }: StepWords, language: Language): StepText {
  const texts = { en: text, es: textEs ?? '' };
  const written = texts[language] !== '';
  const shown = written ? language : language === 'en' ? 'es' : 'en';
  return { text: texts[shown], language: shown, isMissing: !written };
}
