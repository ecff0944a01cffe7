import { Flex, Text } from '@chakra-ui/react';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { Verdict } from '#schema/line-check-verdict.ts';
import { formatDecimal } from '../../../ui/format/decimal.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { lineChecksTexts } from '../texts.ts';

/** The result of the typed reading: icon, word and color. Its height is constant, also without a result. */
export function VerdictLine({ verdict, unit }: { readonly verdict: Verdict | null; readonly unit: string }) {
  const t = useTexts(lineChecksTexts);
  const language = useLanguage();
  const failed = verdict?.result === 'fail';
  const Icon = failed ? TriangleAlert : CircleCheck;
  const miss = verdict?.miss;
  const by = miss ? `${formatDecimal(miss.by, language)} ${unit}`.trim() : '';
  const words = miss ? t(miss.side, { by }) : t(failed ? 'failed' : 'ok');
  return (
    <Flex
      aria-live="polite"
      minH="11"
      px="4"
      rounded="l2"
      gap="2"
      align="center"
      justify="center"
      fontWeight="bold"
      fontSize="lg"
      bg={verdict === null ? 'transparent' : failed ? 'red.subtle' : 'brand.subtle'}
      color={failed ? 'red.fg' : 'brand.fg'}
    >
      {verdict === null ? null : (
        <>
          <Icon size={22} aria-hidden="true" />
          <Text as="span">{words}</Text>
        </>
      )}
    </Flex>
  );
}
