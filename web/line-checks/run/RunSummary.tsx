import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react';
import { checkTexts } from '../../ui/check-texts.ts';
import { limitText, valueText } from '../../ui/check-values.ts';
import { useLanguage } from '../../ui/language.ts';
import { nameIn } from '../../ui/name-in.ts';
import { useTexts } from '../../ui/texts.ts';
import { lineChecksTexts } from '../texts.ts';
import { type Draft, isSettled, resultOf } from './draft.ts';
import type { RunStep } from './useRun.ts';

interface RunSummaryProps {
  readonly steps: readonly RunStep[];
  readonly onOpen: (index: number) => void;
}

/** Everything answered on one screen before it is handed in: failures first, then what is open, then the rest. */
export function RunSummary({ steps, onOpen }: RunSummaryProps) {
  const t = useTexts(lineChecksTexts);
  const places = steps.map((step, index) => ({ step, index, result: resultOf(step.item, step.draft) }));
  const failed = places.filter(({ result }) => result === 'fail');
  const open = places.filter(({ result }) => result === null);
  const fine = places.filter(({ result }) => result === 'pass' || result === 'na');
  const group = { onOpen };
  return (
    <Stack gap="6">
      <Heading as="h2" fontSize="2xl">
        {t('summary')}
      </Heading>
      <SummaryGroup {...group} title={t('outOfRange')} icon={TriangleAlert} color="fg.error" places={failed} />
      <SummaryGroup {...group} title={t('unanswered')} icon={CircleHelp} color="fg.warning" places={open} />
      <SummaryGroup {...group} title={t('inRange')} icon={CircleCheck} color="fg.success" places={fine} />
    </Stack>
  );
}

interface SummaryGroupProps extends Pick<RunSummaryProps, 'onOpen'> {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly color: string;
  readonly places: readonly { readonly step: RunStep; readonly index: number }[];
}

function SummaryGroup({ title, icon: Icon, color, places, onOpen }: SummaryGroupProps) {
  const t = useTexts(lineChecksTexts);
  const language = useLanguage();
  if (places.length === 0) return null;
  return (
    <Box as="section">
      <Flex gap="2" align="center" color={color} mb="2">
        <Icon size={20} aria-hidden="true" />
        <Heading as="h3" fontSize="md">
          {title} ({places.length})
        </Heading>
      </Flex>
      <Stack as="ul" listStyleType="none" gap="2">
        {places.map(({ step: { item, draft }, index }) => {
          const name = nameIn(language, item);
          return (
            <Box as="li" key={item.id}>
              <Button
                variant="outline"
                w="full"
                h="auto"
                minH="14"
                py="2"
                px="4"
                justifyContent="space-between"
                textAlign="start"
                whiteSpace="normal"
                bg="bg.panel"
                aria-label={t('goTo', { name })}
                onClick={() => onOpen(index)}
              >
                <Text as="span" flex="1" fontWeight="medium">
                  {name}
                </Text>
                <Found step={{ item, draft }} />
              </Button>
            </Box>
          );
        })}
      </Stack>
    </Box>
  );
}

function Found({ step: { item, draft } }: { readonly step: Pick<RunStep, 'item' | 'draft'> }) {
  const t = useTexts(lineChecksTexts);
  const values = useTexts(checkTexts);
  const writing = { language: useLanguage(), t: values };
  const found = draft.notApplicable ? t('na') : valueText(item, entryOf(draft), writing);
  const failed = resultOf(item, draft) === 'fail';
  return (
    <Box as="span" textAlign="end" display="block">
      <Text as="span" display="block" fontVariantNumeric="tabular-nums" fontWeight="bold">
        {found ?? '–'}
      </Text>
      {failed ? (
        <Text as="span" display="block" textStyle="sm" color={isSettled(item, draft) ? 'fg.muted' : 'fg.error'}>
          {draft.action || t('whatDidYouDo')} · {limitText(item, draft.unit, writing)}
        </Text>
      ) : null}
    </Box>
  );
}

function entryOf(draft: Draft) {
  return {
    temperature: draft.typed,
    temperatureUnit: draft.unit,
    number: draft.typed,
    yes: draft.yes,
    text: draft.text,
  };
}
