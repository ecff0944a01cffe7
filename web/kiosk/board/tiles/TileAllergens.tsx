import { chakra, Flex, Span } from '@chakra-ui/react';
import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Allergen } from '#schema/vocabulary.ts';
import { type AllergenContents, allergenListTexts, useAllergenName } from '../../../ui/kitchen/allergen-texts.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { fitting } from './fitting.ts';

/** Looks like text; the touch target is 44 px and overlaps lines that are not buttons. */
const More = chakra('button', {
  base: {
    flexShrink: '0',
    fontWeight: 'bold',
    textDecoration: 'underline',
    textUnderlineOffset: '0.15em',
    cursor: 'pointer',
    position: 'relative',
    _before: {
      content: '""',
      position: 'absolute',
      top: '50%',
      left: '50%',
      translate: '-50% -50%',
      boxSize: 'max(100%, 2.75rem)',
    },
  },
});

interface TileAllergensProps {
  /** What is unknown or not loaded yet is shown as "?". */
  readonly contents: AllergenContents;
  /** Shown before them on the same lines. */
  readonly first: ReactNode;
  /** Opens the full list. */
  readonly onOpen: () => void;
}

/** The allergens of a tile by name: as many as fit, and how many more there are. */
export function TileAllergens({ contents: { allergens, knownAllergens = [] }, ...rest }: TileAllergensProps) {
  const t = useTexts(allergenListTexts);
  const certain = allergens ?? knownAllergens;
  if (certain.length > 0) return <Names allergens={certain} isComplete={Boolean(allergens)} {...rest} />;
  return (
    <Flex wrap="wrap" columnGap="0.6em">
      {rest.first}
      {allergens ? null : (
        <Span color="fg.warning" fontWeight="bold" whiteSpace="nowrap" role="img" aria-label={t('unknown')}>
          {t('allergens')} ?
        </Span>
      )}
    </Flex>
  );
}

const Word = chakra('span', { base: { pe: '0.4em', whiteSpace: 'nowrap' } });

interface NamesProps extends Omit<TileAllergensProps, 'contents'> {
  readonly allergens: readonly Allergen[];
  /** False while others are unknown: a "?" is shown before the names, where it is never cut off. */
  readonly isComplete: boolean;
}

function Names({ allergens, isComplete, first: badge, onOpen }: NamesProps) {
  const t = useTexts(allergenListTexts);
  const name = useAllergenName();
  const lines = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const words = allergens.map((allergen, index) => name(allergen) + (index < allergens.length - 1 ? ',' : ''));
  const first = isComplete ? badge : <UnknownOthers badge={badge} />;
  const count = useFitting(lines, ruler, words.join(' '));
  const shown = words.slice(0, Math.max(0, count - (first ? 1 : 0)));
  const rest = words.length - shown.length;
  const open = (event: MouseEvent) => {
    event.stopPropagation();
    onOpen();
  };
  return (
    <Flex ref={lines} wrap="wrap" position="relative" color="fg.warning" fontWeight="medium">
      <Flex ref={ruler} aria-hidden="true" position="absolute" visibility="hidden">
        {first ? <Word>{first}</Word> : null}
        {words.map((word) => (
          <Word key={word}>{word}</Word>
        ))}
        <Word fontWeight="bold">+88</Word>
      </Flex>
      {first ? <Word>{first}</Word> : null}
      <Span aria-label={t('allergens')} role="group" display="contents">
        {shown.map((word) => (
          <Word key={word}>{word}</Word>
        ))}
      </Span>
      {rest > 0 ? (
        <More type="button" aria-label={t('more', { n: rest })} onClick={open}>
          +{rest}
        </More>
      ) : null}
    </Flex>
  );
}

/** Shows that there may be other allergens, after the first ones. */
function UnknownOthers({ badge }: { readonly badge: ReactNode }) {
  const t = useTexts(allergenListTexts);
  return (
    <Flex as="span" display="inline-flex" columnGap="0.6em">
      {badge}
      <Span fontWeight="bold" role="img" aria-label={t('othersUnknown')}>
        {t('allergens')} ?
      </Span>
    </Flex>
  );
}

/** How many of the ruler's words fit into the free space of the tile; the ruler's last word is the "+n" button. */
function useFitting(lines: RefObject<HTMLElement | null>, ruler: RefObject<HTMLElement | null>, words: string): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const [line, rule] = [lines.current, ruler.current];
    const body = line?.closest<HTMLElement>('[data-body]');
    if (!line || !rule || !body) return undefined;
    const others = () => [...body.children].filter((child) => !child.contains(line));
    const measure = () => {
      const taken = others().reduce((sum, child) => sum + child.getBoundingClientRect().height, 0);
      const { height } = rule.getBoundingClientRect();
      // The gaps between the lines of a tile add up to less than half a line.
      const free = Math.max(1, Math.floor((body.clientHeight - taken) / height - 0.5));
      const widths = [...rule.children].map((word) => word.getBoundingClientRect().width);
      setCount(fitting(widths.slice(0, -1), widths.at(-1) ?? 0, line.getBoundingClientRect().width, free));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [line, rule, body, ...others()]) observer.observe(element);
    const changes = new MutationObserver(measure);
    changes.observe(body, { childList: true });
    return () => {
      observer.disconnect();
      changes.disconnect();
    };
  }, [lines, ruler, words]);
  return count;
}
