import { Button, Dialog, Flex, Portal, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { DialogRoot } from '../../ui/components/DialogRoot.tsx';
import { besideTools, DialogTools } from '../../ui/components/DialogTools.tsx';
import { useFinalFocus } from '../../ui/components/useFinalFocus.ts';
import { WrappingButton } from '../../ui/components/WrappingButton.tsx';
import { ConfirmDialog } from '../../ui/forms/ConfirmDialog.tsx';
import { TextField } from '../../ui/forms/fields.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { SendButton } from '../../ui/forms/SendButton.tsx';
import { useAction, useFormAction } from '../../ui/forms/useAction.ts';
import { useValuesGuard } from '../../ui/forms/useFormGuard.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { invalidating } from '../live/invalidate.ts';
import type { QueryField } from '../graphql/root-fields.generated.ts';
import { endpoints } from '../paths.ts';
import { Picture } from './Picture.tsx';
import { photoTexts } from './photo-texts.ts';
import { type PhotoPartsFragment, useDeletePhotoMutation, useUpdatePhotoMutation } from './photos.generated.ts';

interface PhotoDialogProps {
  readonly photo: PhotoPartsFragment;
  readonly name: string;
  readonly shownIn: QueryField;
  readonly mayChange: boolean;
  readonly onClose: () => void;
}

/** One photo, large; people with the permission set its caption or delete it. */
export function PhotoDialog({ photo, name, shownIn, mayChange, onClose }: PhotoDialogProps) {
  const t = useTexts(photoTexts);
  const finalFocus = useFinalFocus();
  const closeButton = useRef<HTMLButtonElement>(null);
  const [caption, setCaption] = useState(photo.caption ?? '');
  const guard = useValuesGuard(caption);
  const close = () => guard.leave(onClose);
  return (
    <DialogRoot
      open
      size="lg"
      placement="center"
      scrollBehavior="inside"
      // Not the caption: a keyboard would cover the photo.
      initialFocusEl={() => closeButton.current}
      finalFocusEl={finalFocus}
      onOpenChange={({ open }) => (open ? undefined : close())}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content css={besideTools}>
            <Dialog.Header>
              <Dialog.Title overflowWrap="anywhere">{name}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body textStyle="md">
              <Flex justify="center" bg="bg.muted" rounded="l2" overflow="hidden" minH="12">
                <Picture
                  src={endpoints.photo(photo.id, 'large')}
                  width={photo.width}
                  height={photo.height}
                  alt={name}
                  fit="contain"
                  maxH={mayChange ? '45dvh' : '70dvh'}
                />
              </Flex>
              {mayChange ? (
                <PhotoForm
                  photo={photo}
                  shownIn={shownIn}
                  caption={caption}
                  onCaption={setCaption}
                  onDone={() => {
                    guard.release();
                    onClose();
                  }}
                />
              ) : null}
            </Dialog.Body>
            <Dialog.Footer>
              <Button ref={closeButton} variant="outline" onClick={close}>
                {t('close')}
              </Button>
            </Dialog.Footer>
            <DialogTools />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </DialogRoot>
  );
}

interface PhotoFormProps {
  readonly photo: PhotoPartsFragment;
  readonly shownIn: QueryField;
  readonly caption: string;
  readonly onCaption: (caption: string) => void;
  readonly onDone: () => void;
}

function PhotoForm({ photo, shownIn, caption, onCaption, onDone }: PhotoFormProps) {
  const t = useTexts(photoTexts);
  // The version that was opened: a later change by somebody else is refused instead of replaced.
  const [{ id, version }] = useState(photo);
  const [asking, setAsking] = useState(false);
  const { run, pending, error } = useFormAction();
  const removal = useAction(t('failed'));
  const [update] = useUpdatePhotoMutation(invalidating(shownIn));
  const [remove] = useDeletePhotoMutation(invalidating(shownIn));
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    void run(() => update({ variables: { input: { id, version, caption } } }), { onDone });
  };
  return (
    <Form display="flex" flexDirection="column" gap="3" mt="4" onSubmit={save}>
      <TextField
        label={t('caption')}
        maxLength={limits.photoCaptionMax}
        error={error}
        value={caption}
        onChange={({ target }) => onCaption(target.value)}
      />
      <Flex gap="3" wrap="wrap" justify="space-between">
        <SendButton wraps loading={pending} loadingText={t('save')} disabled={caption === (photo.caption ?? '')}>
          {t('save')}
        </SendButton>
        <WrappingButton variant="outline" colorPalette="red" color="fg.error" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden="true" /> {t('delete')}
        </WrappingButton>
      </Flex>
      {asking ? (
        <ConfirmDialog
          title={t('deleteTitle')}
          confirmLabel={t('delete')}
          destructive
          onConfirm={() => removal.run(() => remove({ variables: { input: { id } } }), { onDone })}
          onClose={() => setAsking(false)}
        >
          <Text>{t('deleteText')}</Text>
        </ConfirmDialog>
      ) : null}
    </Form>
  );
}
