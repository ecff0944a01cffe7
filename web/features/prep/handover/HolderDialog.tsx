import { Button, type ButtonProps, Text } from '@chakra-ui/react';
import { HandHelping, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Sheet } from '../../../ui/components/Sheet.tsx';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { handoverTexts } from './handover-texts.ts';
import { useTakeOver } from './useTakeOver.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';

/** What is about to be done with somebody else's task. */
export type ConfirmedStep = 'start' | 'finish' | 'hold' | 'resume' | 'skip';

export interface HolderDialogProps {
  readonly task: PrepRowFragment;
  readonly step: ConfirmedStep;
  /** With the task as it is after it was taken over. */
  readonly onTakenOver: (task: PrepRowFragment) => void;
  readonly onHelp: () => void;
  readonly onClose: () => void;
}

/** Asks once before an act on somebody else's task: take it over, or only help. */
export function HolderDialog({ task, step, onTakenOver, onHelp, onClose }: HolderDialogProps) {
  const localName = useNames();
  const t = useTexts(handoverTexts);
  const takeOver = useTakeOver();
  const { run, pending, error } = useFormAction();
  const name = task.holderName ?? t('somebody');
  return (
    <Sheet title={t('othersTask', { name })} subtitle={localName(task.name)} onClose={onClose} footer={null}>
      <Text fontSize="lg" fontWeight="medium">
        {t(`ask_${step}`)}
      </Text>
      <Choice
        label={t('takeOver')}
        hint={t('takeOverHint', { name })}
        loading={pending}
        onClick={() => void run(() => takeOver(task), { onDone: onTakenOver })}
      >
        <UserRoundCheck aria-hidden="true" />
      </Choice>
      <Choice label={t('help')} hint={t('helpHint', { name })} variant="outline" disabled={pending} onClick={onHelp}>
        <HandHelping aria-hidden="true" />
      </Choice>
      <FormError error={error} fontWeight="medium" />
    </Sheet>
  );
}

interface ChoiceProps extends ButtonProps {
  readonly label: string;
  readonly hint: string;
  readonly children: ReactNode;
}

function Choice({ label, hint, children, ...button }: ChoiceProps) {
  return (
    <Button
      h="auto"
      minH="16"
      py="3"
      px="4"
      gap="3"
      justifyContent="flex-start"
      textAlign="start"
      whiteSpace="normal"
      {...button}
    >
      {children}
      <Text as="span" flex="1" minW="0">
        <Text as="span" display="block" fontSize="lg" fontWeight="semibold">
          {label}
        </Text>
        <Text as="span" display="block" fontWeight="normal">
          {hint}
        </Text>
      </Text>
    </Button>
  );
}
