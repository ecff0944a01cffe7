import { chakra, Flex, Span } from '@chakra-ui/react';
import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Allergen } from '#schema/vocabulary.ts';
import { allergenListTexts, useAllergenName } from '../../ui/allergen-texts.ts';
import { useTexts } from '../../ui/texts.ts';
import { fitting } from './fitting.ts';

/** Text among text; a finger has 44 px, over lines that do nothing themselves. */
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
  /** Null while nobody knows them, undefined while they were not read: both are "?". */
  readonly allergens: readonly Allergen[] | null | undefined;
  /** Shows all of them. */
  readonly onOpen: () => void;
}

/** The allergens in one line of a tile: as many as can be read in full, and how many more there are. */
export function TileAllergens({ allergens, onOpen }: TileAllergensProps) {
  const t = useTexts(allergenListTexts);
  if (allergens?.length === 0) return null;
  if (!allergens) {
    return (
      <Span color="fg.warning" fontWeight="bold" whiteSpace="nowrap" role="img" aria-label={t('unknown')}>
        {t('allergens')} ?
      </Span>
    );
  }
  return <Names allergens={allergens} onOpen={onOpen} />;
}

function Names({ allergens, onOpen }: { readonly allergens: readonly Allergen[]; readonly onOpen: () => void }) {
  const t = useTexts(allergenListTexts);
  const name = useAllergenName();
  const names = allergens.map((allergen) => name(allergen));
  const line = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const count = Math.min(useFitting(line, ruler, names.join()), names.length);
  const rest = names.length - count;
  const open = (event: MouseEvent) => {
    event.stopPropagation();
    onOpen();
  };
  return (
    <Flex ref={line} flex="1" minW="0" position="relative" color="fg.warning" fontWeight="medium" whiteSpace="nowrap">
      <Flex ref={ruler} aria-hidden="true" position="absolute" visibility="hidden">
        {names.map((each) => (
          <Span key={each} pe="0.4em">
            {each},
          </Span>
        ))}
        <Span fontWeight="bold">+88</Span>
      </Flex>
      <Span aria-label={t('allergens')} role="group">
        {names.slice(0, count).map((each, index) => (
          <Span key={each} pe="0.4em">
            {index < names.length - 1 ? `${each},` : each}
          </Span>
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

/** How many of the ruler's words fit into the line; its last one is what says that there are more. */
function useFitting(line: RefObject<HTMLElement | null>, ruler: RefObject<HTMLElement | null>, words: string): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const measure = () => {
      if (!line.current || !ruler.current) return;
      const widths = [...ruler.current.children].map((word) => word.getBoundingClientRect().width);
      setCount(fitting(widths.slice(0, -1), widths.at(-1) ?? 0, line.current.getBoundingClientRect().width));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const { current } of [line, ruler]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [line, ruler, words]);
  return count;
}
