import { Box, Button, CloseButton, Flex, Text } from '@chakra-ui/react';
import { PartyPopper, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { FloatingBar } from '../../../ui/components/FloatingBar.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useSetupGuideQuery } from '../admin.generated.ts';
import { adminTexts } from '../admin-texts.ts';
import { SeeAsCook } from './SeeAsCook.tsx';
import { setupTexts } from './setup-texts.ts';
import { isPageOf, nextStep, stepsOf } from './steps.ts';
import { useSetupGuide } from './useSetupGuide.ts';

/** Milliseconds: what was just added is ticked while the admin still looks at it. */
const pollInterval = 4_000;

/** The set-up guide beside the work: what is next, and a link to its page; at the end a code to see it as a cook. */
export function SetupGuide() {
  const t = useTexts(setupTexts);
  const a = useTexts(adminTexts);
  const { turn } = useSetupGuide();
  const { data } = useSetupGuideQuery({ pollInterval, skipPollAttempt: () => document.hidden });
  const [later, setLater] = useState<readonly string[]>([]);
  const place = useLocation();
  const [isSeeing, setSeeing] = useState(false);
  if (!data) return null;
  const steps = stepsOf(data.setupChecklist);
  const here = steps.find((step) => step.count === 0 && !later.includes(step.key) && isPageOf(step, place));
  const next = here ?? nextStep(steps, later);
  const all = steps.length;
  const done = steps.filter(({ count }) => count > 0).length;
  const putOff = (key: string) => setLater((before) => [...before.filter((each) => each !== key), key]);
  const end = () => turn(false);
  return (
    <FloatingBar label={t('guide')}>
      <Box order="0" flex="1" ps="2" minW="0" aria-live="polite">
        <Text textStyle="sm" color="fg.muted">
          {t('progress', { done, all })}
        </Text>
        {next ? (
          <Text fontWeight="semibold">{t(here ? 'here' : 'next', { name: a(next.key) })}</Text>
        ) : (
          <Text fontWeight="semibold" display="flex" gap="2" alignItems="center">
            <PartyPopper size={18} aria-hidden="true" /> {a('setupDone')}
          </Text>
        )}
      </Box>
      {/* On a phone above the buttons, which have a row of their own. */}
      <CloseButton order={{ base: '1', sm: '3' }} aria-label={t('close')} onClick={end} />
      {next ? (
        <Flex order="2" gap="2" w={{ base: 'full', sm: 'auto' }}>
          <Button variant="outline" flex="1" onClick={() => putOff(next.key)}>
            {t('later')}
          </Button>
          {here ? null : (
            <Button asChild flex="1">
              <Link to={next.path}>{t('open')}</Link>
            </Button>
          )}
        </Flex>
      ) : (
        <Button order="2" w={{ base: 'full', sm: 'auto' }} onClick={() => setSeeing(true)}>
          <Smartphone aria-hidden="true" /> {t('see')}
        </Button>
      )}
      {isSeeing ? <SeeAsCook onClose={end} /> : null}
    </FloatingBar>
  );
}
