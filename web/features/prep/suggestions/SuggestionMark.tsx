import { Button } from '@chakra-ui/react';
import { Lightbulb } from 'lucide-react';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { suggestionTexts } from './suggestion-texts.ts';
import { useSuggestedLines } from './useSuggestions.ts';

/** Opens all suggestions; says how many there are. */
export function SuggestionsButton() {
  const t = useTexts(suggestionTexts);
  const { open } = useLayer('suggestions');
  const count = useSuggestedLines().size;
  return (
    <Button variant={count > 0 ? 'subtle' : 'outline'} onClick={() => open('all')}>
      <Lightbulb aria-hidden="true" /> {t('openCount', { n: count })}
    </Button>
  );
}

interface SuggestionMarkProps {
  readonly lineId: string;
  readonly name: string;
}

/** The small badge of a line with a suggestion; a press opens it. */
export function SuggestionMark({ lineId, name }: SuggestionMarkProps) {
  const t = useTexts(suggestionTexts);
  const { open } = useLayer('suggestions');
  return (
    <Button
      className="no-print"
      size="sm"
      variant="ghost"
      minH="11"
      px="1"
      color="fg.info"
      textStyle={{ lg: 'xs' }}
      fontWeight="normal"
      aria-label={t('markOf', { name })}
      onClick={() => open(lineId)}
    >
      <Lightbulb aria-hidden="true" /> {t('mark')}
    </Button>
  );
}
