import { Flex, Text } from '@chakra-ui/react';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { Verdict } from '#schema/line-check-verdict.ts';
import { formatDecimal } from '../../../ui/format/decimal.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { lineChecksTexts } from '../texts.ts';

interface VerdictLineProps {
  readonly verdict: Verdict | null;
  readonly unit: string;
  /** Why the server would refuse what is typed. */
  readonly problem: string | null;
}

/** The result of the typed reading, or why it is none: icon, words and color. Its height is constant, also without a result. */
export function VerdictLine({ verdict, unit, problem }: VerdictLineProps) {
  const t = useTexts(lineChecksTexts);
  const language = useLanguage();
  const failed = problem !== null || verdict?.result === 'fail';
  const silent = verdict === null && problem === null;
  const Icon = failed ? TriangleAlert : CircleCheck;
  const miss = verdict?.miss;
  const by = miss ? `${formatDecimal(miss.by, language)} ${unit}`.trim() : '';
  const words = problem ?? (miss ? t(miss.side, { by }) : t(failed ? 'failed' : 'ok'));
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
      bg={silent ? 'transparent' : failed ? 'red.subtle' : 'brand.subtle'}
      color={failed ? 'red.fg' : 'brand.fg'}
    >
      {silent ? null : (
        <>
          <Icon size={22} aria-hidden="true" style={{ flexShrink: 0 }} />
          <Text as="span">{words}</Text>
        </>
      )}
    </Flex>
  );
}
