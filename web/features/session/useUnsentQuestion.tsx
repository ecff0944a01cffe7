import { Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { sendWithinHours, waiting } from '../../platform/offline/queue.ts';
import { useOutboxState } from '../../platform/offline/useOutbox.ts';
import { ConfirmDialog } from '../../ui/forms/ConfirmDialog.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { unsentTexts } from './unsent-texts.ts';

/** Asks before a person with unsent presses signs out or locks a shared tablet. */
export function useUnsentQuestion(): {
  readonly ask: (leave: () => unknown) => void;
  /** Render it where it stays mounted. */
  readonly question: ReactNode;
} {
  const t = useTexts(unsentTexts);
  const { presses, unsaved } = useOutboxState();
  const [leave, setLeave] = useState<{ readonly go: () => unknown } | null>(null);
  const n = waiting(presses).length;
  const question =
    leave === null ? null : (
      <ConfirmDialog
        title={t('title')}
        confirmLabel={t('leave')}
        cancelLabel={t('stay')}
        onConfirm={leave.go}
        onClose={() => setLeave(null)}
        destructive={unsaved}
      >
        <Stack gap="2">
          <Text>{t('waiting', { n })}</Text>
          <Text>{unsaved ? t('lost') : t('kept', { hours: sendWithinHours })}</Text>
        </Stack>
      </ConfirmDialog>
    );
  return { ask: (go) => (n === 0 ? void go() : setLeave({ go })), question };
}
