import { Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useKitchen } from '../format/kitchen.ts';
import { formatMoment } from '../format/times.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { uiTexts } from '../i18n/ui-texts.ts';

/** When the page was last sent to a printer; before that when it was shown. */
function usePrintTime(): Date {
  const [at, setAt] = useState(() => new Date());
  useEffect(() => {
    // The browser prints as soon as the listeners have run.
    const update = () => flushSync(() => setAt(new Date()));
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);
  return at;
}

/**
 * Only in print: the kitchen, the title, and when it was printed. The layout prints it over a page, and every
 * layer over its body. Its texts are attributes, so that no text is in the page twice.
 */
export function PrintHeader({ title }: { readonly title?: ReactNode }) {
  const t = useTexts(uiTexts);
  const language = useLanguage();
  const { name, timeZone } = useKitchen();
  const when = formatMoment(usePrintTime(), language, timeZone);
  return (
    <div className="print-only" data-print-header="">
      <Flex justify="space-between" gap="4" fontSize="10pt" borderBottom="1px solid #999" pb="1mm" mb="4mm">
        <Text as="strong" data-print-text={name} />
        <Text data-print-text={t('printed', { when })} />
      </Flex>
      {title === undefined ? null : (
        <Heading
          as="h1"
          fontSize="20pt"
          lineHeight="1.2"
          mb="4mm"
          {...(typeof title === 'string' ? { 'data-print-text': title } : { children: title })}
        />
      )}
    </div>
  );
}
