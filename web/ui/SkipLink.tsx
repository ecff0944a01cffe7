import { SkipNavLink } from '@chakra-ui/react';
import { useTexts } from './texts.ts';
import { uiTexts } from './ui-texts.ts';

/** The first stop of the Tab key: over the bars, to the content. */
export function SkipLink() {
  const t = useTexts(uiTexts);
  return (
    <SkipNavLink href="#content" zIndex="skipNav" bg="bg.panel" color="fg">
      {t('skip')}
    </SkipNavLink>
  );
}
