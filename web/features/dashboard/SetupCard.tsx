import { Button, chakra, Flex, Progress, Stack, VisuallyHidden } from '@chakra-ui/react';
import { ChevronRight, Circle, CircleCheck, Compass, PartyPopper, Smartphone, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { AdminDashboardQuery } from './admin.generated.ts';
import { adminTexts } from './admin-texts.ts';
import { SeeAsCook } from './setup/SeeAsCook.tsx';
import { setupTexts } from './setup/setup-texts.ts';
import { type SetupStep, stepsOf } from './setup/steps.ts';
import { useSetupGuide } from './setup/useSetupGuide.ts';

type Setup = AdminDashboardQuery['setupChecklist'];

const StepLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '12',
    px: '2',
    mx: '-2',
    rounded: 'l2',
    _hover: { bg: 'bg.muted' },
  },
});

function Step({ step }: { readonly step: SetupStep }) {
  const t = useTexts(adminTexts);
  const done = step.count > 0;
  const Icon = done ? CircleCheck : Circle;
  return (
    <li>
      <StepLink to={step.path}>
        <chakra.span color={done ? 'fg.success' : 'fg.subtle'}>
          <Icon size={20} aria-hidden="true" />
        </chakra.span>
        <chakra.span flex="1" fontWeight={done ? 'normal' : 'semibold'} color={done ? 'fg.muted' : 'fg'}>
          {t(step.key)} <VisuallyHidden>({t(done ? 'done' : 'todo')})</VisuallyHidden>
        </chakra.span>
        <chakra.span color={done ? 'fg.muted' : 'brand.fg'} textStyle="sm" fontWeight={done ? 'normal' : 'semibold'}>
          {done ? t('some', { n: step.count }) : t('add')}
        </chakra.span>
        <ChevronRight size={18} aria-hidden="true" />
      </StepLink>
    </li>
  );
}

/** The setup checklist: what exists, what is missing, and links to add it. */
export function SetupCard({ setup }: { readonly setup: Setup }) {
  const t = useTexts(adminTexts);
  const steps = stepsOf(setup);
  const done = steps.filter(({ count }) => count > 0).length;
  const all = steps.length;
  const complete = done === all;
  return (
    <Panel
      title={
        complete ? (
          <Flex gap="2" align="center">
            <PartyPopper size={18} aria-hidden="true" /> {t('setupDone')}
          </Flex>
        ) : (
          t('setup')
        )
      }
      description={complete ? t('setupDoneText') : t('setupText', { done, all })}
    >
      {setup.items === 0 || setup.prepItems === 0 ? (
        <Button asChild mb="4" w="full">
          <Link to={paths.adminStart}>
            <WandSparkles aria-hidden="true" /> {t('starter')}
          </Link>
        </Button>
      ) : null}
      {complete ? null : (
        <Progress.Root value={done} max={all} colorPalette="brand" size="sm" mb="3" aria-label={t('setup')}>
          <Progress.Track rounded="full">
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
      <GuideButton complete={complete} />
      <Stack as="ol" gap="0" listStyleType="none">
        {steps.map((step) => (
          <Step key={step.key} step={step} />
        ))}
      </Stack>
    </Panel>
  );
}

/** Turns the guide on, which stays beside the pages; once the kitchen is set up, shows it as a cook sees it. */
function GuideButton({ complete }: { readonly complete: boolean }) {
  const t = useTexts(setupTexts);
  const guide = useSetupGuide();
  const [isSeeing, setSeeing] = useState(false);
  if (complete) {
    return (
      <>
        <Button variant="outline" mb="3" onClick={() => setSeeing(true)}>
          <Smartphone aria-hidden="true" /> {t('see')}
        </Button>
        {isSeeing ? <SeeAsCook onClose={() => setSeeing(false)} /> : null}
      </>
    );
  }
  return guide.isOn ? null : (
    <Button variant="outline" mb="3" w="full" onClick={() => guide.turn(true)}>
      <Compass aria-hidden="true" /> {t('begin')}
    </Button>
  );
}
