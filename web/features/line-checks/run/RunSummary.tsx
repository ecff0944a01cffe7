import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import {
  ChevronRight,
  CircleCheck,
  CircleHelp,
  CircleMinus,
  type LucideIcon,
  MessageSquareWarning,
  PenLine,
  TriangleAlert,
} from 'lucide-react';
import { checkTexts } from '../../../ui/kitchen/check-texts.ts';
import { isNotMeasured } from '#schema/line-check-verdict.ts';
import { limitText, valueText } from '../../../ui/kitchen/check-values.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { formatDecimal, parseDecimal } from '../../../ui/format/decimal.ts';
import { nameIn } from '../../../ui/format/name-in.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { lineChecksTexts } from '../texts.ts';
import { isBegun, typedIn } from './draft.ts';
import { ReadingList } from './ReadingList.tsx';
import { hasFailed } from './readings.ts';
import type { RunStep } from './useRun.ts';
import { focusOnce } from '../../../ui/forms/focus.ts';

interface RunSummaryProps {
  readonly steps: readonly RunStep[];
  readonly onOpen: (index: number) => void;
}

/** Scrolls to the top, because the item before may have been scrolled. */
const toTop = (element: HTMLElement | null) => element?.parentElement?.scrollTo({ top: 0 });

/**
 * The summary before the submission, in groups: readings out of range without an action, what was typed and not recorded, other
 * failures, unanswered items, items that were not measured, and the rest.
 */
export function RunSummary({ steps, onOpen }: RunSummaryProps) {
  const t = useTexts(lineChecksTexts);
  const places = steps.map((step, index) => ({ step, index }));
  const needAction = places.filter(({ step }) => step.open.length > 0);
  const typed = places.filter(({ step }) => isBegun(step.draft));
  const failed = places.filter(({ step }) => step.open.length === 0 && hasFailed(step.readings));
  const unanswered = places.filter(({ step }) => step.readings.length === 0);
  const notMeasured = places.filter(({ step }) => isNotMeasured(step.readings));
  const passed = places.filter(
    ({ step: { readings } }) => readings.length > 0 && !hasFailed(readings) && !isNotMeasured(readings),
  );
  const group = { onOpen };
  return (
    <Stack ref={toTop} gap="6">
      {/* The button that was pressed was removed: the focus moves here. */}
      <Heading as="h2" fontSize="2xl" ref={focusOnce} tabIndex={-1} outline="none">
        {t('summary')}
      </Heading>
      <SummaryGroup
        {...group}
        title={t('actionMissing')}
        icon={MessageSquareWarning}
        color="fg.error"
        places={needAction}
      />
      <SummaryGroup {...group} title={t('notRecorded')} icon={PenLine} color="fg.warning" places={typed} showsTyped />
      <SummaryGroup {...group} title={t('outOfRange')} icon={TriangleAlert} color="fg.error" places={failed} />
      <SummaryGroup {...group} title={t('unanswered')} icon={CircleHelp} color="fg.warning" places={unanswered} />
      <SummaryGroup {...group} title={t('notMeasured')} icon={CircleMinus} color="fg.warning" places={notMeasured} />
      <SummaryGroup {...group} title={t('inRange')} icon={CircleCheck} color="fg.success" places={passed} />
    </Stack>
  );
}

interface SummaryGroupProps extends Pick<RunSummaryProps, 'onOpen'> {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly color: string;
  readonly places: readonly { readonly step: RunStep; readonly index: number }[];
  /** Shows what was typed instead of what is recorded. */
  readonly showsTyped?: boolean;
}

function SummaryGroup({ title, icon: Icon, color, places, showsTyped = false, onOpen }: SummaryGroupProps) {
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
        {places.map(({ step, index }) => (
          <Box as="li" key={step.item.id} bg="bg.panel" borderWidth="1px" rounded="l3">
            <ItemButton step={step} showsTyped={showsTyped} onOpen={() => onOpen(index)} />
            {!showsTyped && needsReadings(step) ? (
              <Box px="4" pb="3">
                <ReadingList item={step.item} readings={step.readings} />
              </Box>
            ) : null}
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

/** Whether the readings are listed: one was out of range, or there is a reason why nothing was measured. */
function needsReadings({ readings }: RunStep): boolean {
  return hasFailed(readings) || (isNotMeasured(readings) && readings.some(({ note }) => note));
}

/** Opens an item. Shows its value beside the name, or its limit if the readings are listed below. */
function ItemButton({
  step: { item, draft, readings },
  showsTyped,
  onOpen,
}: {
  readonly step: RunStep;
  readonly showsTyped: boolean;
  readonly onOpen: () => void;
}) {
  const t = useTexts(lineChecksTexts);
  const values = useTexts(checkTexts);
  const language = useLanguage();
  const writing = { language, t: values };
  const name = nameIn(language, item);
  const newest = readings.at(-1);
  const figure = (typed: string) => (parseDecimal(typed) === null ? typed : formatDecimal(typed, language));
  const found = newest ? (valueText(item, newest, writing) ?? values(newest.result)) : '–';
  return (
    <Button
      variant="ghost"
      w="full"
      h="auto"
      minH="14"
      py="2"
      px="4"
      justifyContent="space-between"
      textAlign="start"
      whiteSpace="normal"
      aria-label={t('goTo', { name })}
      onClick={onOpen}
    >
      <Text as="span" flex="1" fontWeight="bold" fontSize="md">
        {name}
      </Text>
      {showsTyped ? (
        <Text as="span" textStyle="sm" fontWeight="normal" maxW="60%" textAlign="end" overflowWrap="anywhere">
          {typedIn(draft, figure)}
        </Text>
      ) : hasFailed(readings) ? (
        <Text as="span" textStyle="sm" fontWeight="normal" color="fg.muted" textAlign="end">
          {limitText(item, newest?.temperatureUnit ?? draft.unit, writing)}
        </Text>
      ) : (
        <Text as="span" fontVariantNumeric="tabular-nums" fontWeight="bold" textAlign="end">
          {found}
        </Text>
      )}
      <ChevronRight aria-hidden="true" />
    </Button>
  );
}
