import { Button, type ButtonProps } from '@chakra-ui/react';
import { Check, Hand, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import type { StepName } from './useTaskActions.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';

interface StepButtonsProps {
  readonly task: PrepRowFragment;
  readonly busy: boolean;
  readonly onStep: (step: StepName) => void;
  readonly onFinish: () => void;
  /** Offers to claim an unassigned task. */
  readonly claimable?: boolean;
  /** Less prominent: somebody else has the task, or it waits for another one. */
  readonly isQuiet?: boolean;
}

interface MainProps extends ButtonProps {
  readonly label: string;
  readonly name: string;
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** A busy button takes no press, but stays focusable: a disabled one would lose the focus to the page. */
function pressable(busy: boolean, onClick: ButtonProps['onClick']): Pick<ButtonProps, 'aria-disabled' | 'onClick'> {
  return busy ? { 'aria-disabled': true } : { onClick };
}

/** The main button of a row, 64 px high; on a phone a square of 56 px with the word under its icon. */
function Main({ label, name, busy, onClick, children, ...button }: MainProps) {
  const t = useTexts(prepTexts);
  return (
    <Button
      size="2xl"
      flexDirection={{ base: 'column', md: 'row' }}
      gap={{ base: '0.5', md: '2.5' }}
      h="auto"
      minH={{ base: '14', md: '16' }}
      minW={{ base: '14', md: '28' }}
      px={{ base: '1', md: '4' }}
      fontSize={{ base: 'xs', md: 'lg' }}
      lineHeight={{ base: '1.2', md: 'inherit' }}
      _icon={{ boxSize: { base: '5', md: '6' } }}
      aria-label={t('nameOf', { action: label, name })}
      data-main=""
      {...pressable(busy, onClick)}
      {...button}
    >
      {children} {label}
    </Button>
  );
}

/** The button beside the main one: smaller words under its icon, so that nobody has to guess what a hand means. */
function Beside({ label, name, busy, onClick, children }: MainProps) {
  const t = useTexts(prepTexts);
  return (
    <Button
      variant="outline"
      flexDirection="column"
      gap="0.5"
      h="auto"
      minH={{ base: '14', md: '16' }}
      minW={{ base: '14', md: '16' }}
      px="1"
      fontSize="xs"
      lineHeight="1.2"
      whiteSpace="normal"
      _icon={{ boxSize: '5' }}
      aria-label={t('nameOf', { action: label, name })}
      {...pressable(busy, onClick)}
    >
      {children} {label}
    </Button>
  );
}

/** The actions for a task's status: the main one, and Hold or Claim beside it. */
export function StepButtons({ task, busy, onStep, onFinish, claimable = false, isQuiet = false }: StepButtonsProps) {
  const localName = useNames();
  const t = useTexts(prepTexts);
  const { name, status } = task;
  const variant = isQuiet ? 'outline' : 'solid';
  if (status === 'pending') {
    return (
      <>
        {claimable && task.assigneeId === null ? (
          <Beside label={t('claim')} name={localName(name)} busy={busy} onClick={() => onStep('claim')}>
            <Hand aria-hidden="true" />
          </Beside>
        ) : null}
        <Main label={t('start')} name={localName(name)} busy={busy} variant={variant} onClick={() => onStep('start')}>
          <Play aria-hidden="true" />
        </Main>
      </>
    );
  }
  if (status === 'on_hold') {
    return (
      <Main
        label={t('resume')}
        name={localName(name)}
        busy={busy}
        variant={variant}
        colorPalette="purple"
        onClick={() => onStep('resume')}
      >
        <Play aria-hidden="true" />
      </Main>
    );
  }
  if (status !== 'in_progress') return null;
  return (
    <>
      <Beside label={t('hold')} name={localName(name)} busy={busy} onClick={() => onStep('hold')}>
        <Pause aria-hidden="true" />
      </Beside>
      <Main label={t('finish')} name={localName(name)} busy={busy} variant={variant} onClick={onFinish}>
        <Check aria-hidden="true" />
      </Main>
    </>
  );
}
