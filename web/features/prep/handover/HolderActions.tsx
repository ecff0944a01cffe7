import { Button } from '@chakra-ui/react';
import { ArrowRightLeft, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { useViewer } from '../../../platform/session/viewer.ts';
import { useAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { HandOverSheet } from './HandOverSheet.tsx';
import { handoverTexts } from './handover-texts.ts';
import { useTakeOver } from './useTakeOver.ts';

/** On one's own task: hand it over. On somebody else's: take it over. */
export function HolderActions({ task }: { readonly task: PrepRowFragment }) {
  const t = useTexts(handoverTexts);
  const viewer = useViewer();
  const [handing, setHanding] = useState(false);
  const takeOver = useTakeOver();
  const { run, pending } = useAction(t('takeOverFailed'));
  if (task.holderId === null) return null;
  if (task.holderId !== viewer.id) {
    return (
      <Button
        variant="outline"
        h="auto"
        minH="12"
        whiteSpace="normal"
        disabled={pending}
        onClick={() => void run(() => takeOver(task))}
      >
        <UserRoundCheck aria-hidden="true" /> {t('takeOverFrom', { name: task.holderName ?? t('somebody') })}
      </Button>
    );
  }
  return (
    <>
      <Button variant="outline" minH="12" onClick={() => setHanding(true)}>
        <ArrowRightLeft aria-hidden="true" /> {t('handOver')}
      </Button>
      {handing ? <HandOverSheet task={task} onClose={() => setHanding(false)} /> : null}
    </>
  );
}
