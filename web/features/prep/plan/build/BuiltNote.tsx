import { Box, CloseButton, Flex, Stack, Text } from '@chakra-ui/react';
import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../ui/i18n/texts.ts';
import { uiTexts } from '../../../../ui/i18n/ui-texts.ts';
import { useNames } from '../../../../ui/i18n/useNames.ts';
import type { BuildPrepListMutation } from '../../plan.generated.ts';
import { planTexts } from '../plan-texts.ts';
import { UndoBuild } from './UndoBuild.tsx';

type Built = BuildPrepListMutation['buildPrepList'];

interface BuiltNoteProps {
  readonly built: Built;
  /** The tasks that can be undone. */
  readonly added: Built['tasks'];
  readonly onClose: () => void;
}

/** The result of building the list. It stays until it is closed, because lines rounded to nothing matter. */
export function BuiltNote({ built, added, onClose }: BuiltNoteProps) {
  const t = useTexts(planTexts);
  const ui = useTexts(uiTexts);
  const { tasks, enough, alreadyPlanned, roundedToNothing: rounded, wouldExpire } = built;
  const [builtAt] = useState(() => Date.now());
  const isPast = (time: string | null) => time !== null && Date.parse(time) < builtAt;
  const late = tasks.filter(({ dueAt }) => isPast(dueAt)).length;
  const missed = tasks.filter(({ dueAt, latestStartAt }) => isPast(latestStartAt) && !isPast(dueAt));
  return (
    <Flex
      role="status"
      className="no-print"
      gap="3"
      mb="4"
      ps="4"
      pe="1"
      py="1.5"
      align="flex-start"
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
    >
      <Flex pt="2.5" color="brand.fg" flexShrink="0">
        <ClipboardCheck size={20} aria-hidden="true" />
      </Flex>
      <Stack gap="0.5" flex="1" minW="0" py="2">
        <Text fontWeight="semibold">{t('built', { n: tasks.length })}</Text>
        {enough + alreadyPlanned > 0 ? (
          <Text color="fg.muted">{t('builtMore', { enough, planned: alreadyPlanned })}</Text>
        ) : null}
        {tasks.length + enough + alreadyPlanned + rounded.length + wouldExpire.length === 0 ? (
          <Text color="fg.muted">{t('builtFromNothing')}</Text>
        ) : null}
        {late > 0 ? (
          <Text color="fg.error" fontWeight="medium">
            {t('builtLate', { n: late })}
          </Text>
        ) : null}
        <Named text="builtMissed" names={missed.map(({ name }) => name)} />
        <Named text="builtRounded" names={rounded} />
        <Named text="builtLess" names={wouldExpire} />
        {added.length > 0 ? (
          <Box pt="1.5">
            <UndoBuild input={{ taskIds: added.map(({ id }) => id) }} count={added.length} onDone={onClose} />
          </Box>
        ) : null}
      </Stack>
      <CloseButton size="lg" aria-label={ui('close')} onClick={onClose} />
    </Flex>
  );
}

interface NamedProps {
  readonly text: 'builtMissed' | 'builtRounded' | 'builtLess';
  readonly names: readonly string[];
}

/** A warning about what is named; nothing without names. */
function Named({ text, names }: NamedProps) {
  const t = useTexts(planTexts);
  const localName = useNames();
  if (names.length === 0) return null;
  return (
    <Text color="fg.warning" fontWeight="medium">
      {t(text, { names: names.map((name) => localName(name)).join(', ') })}
    </Text>
  );
}
