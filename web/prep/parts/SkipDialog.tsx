import { Button, CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { limits } from '#schema/limits.ts';
import { TextAreaField } from '../../ui/fields.tsx';
import { useTexts } from '../../ui/texts.ts';
import { uiTexts } from '../../ui/ui-texts.ts';
import { prepTexts } from '../texts.ts';

interface SkipDialogProps {
  readonly name: string;
  readonly onSkip: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks why a task is left out: the one thing that must be said. */
export function SkipDialog({ name, onSkip, onClose }: SkipDialogProps) {
  const t = useTexts(prepTexts);
  const ui = useTexts(uiTexts);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const skip = () => (reason.trim() === '' ? setMissing(true) : onSkip(reason.trim()));
  return (
    <Dialog.Root open placement="center" onOpenChange={({ open }) => (open ? undefined : onClose())}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header pe="14">
              <Dialog.Title>{name}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <TextAreaField
                label={t('skipWhy')}
                hint={t('skipHint')}
                required
                autoFocus
                maxLength={limits.noteMax}
                error={missing ? t('needReason') : undefined}
                value={reason}
                onChange={(event) => {
                  setReason(event.target.value);
                  setMissing(false);
                }}
              />
            </Dialog.Body>
            <Dialog.Footer>
              <Button size="xl" onClick={skip}>
                {t('skipIt')}
              </Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="lg" aria-label={ui('close')} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
