import { Button, chakra, Dialog, Portal, Text } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormAction } from '../../ui/forms/useAction.ts';
import { to } from '../../platform/paths.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { uiTexts } from '../../ui/i18n/ui-texts.ts';
import { useStartDeliveryMutation } from './deliveries.generated.ts';
import { SupplierChoice } from './SupplierChoice.tsx';
import { deliveriesTexts } from './texts.ts';

/** Starts receiving an unexpected delivery: asks for the supplier, then opens the receiving form. */
export function BlindDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(deliveriesTexts);
  const ui = useTexts(uiTexts);
  const navigate = useNavigate();
  const [supplierId, setSupplierId] = useState('');
  const { run, error, setError } = useFormAction();
  const [start, { loading }] = useStartDeliveryMutation();
  const begin = async (event: SubmitEvent) => {
    event.preventDefault();
    if (supplierId === '') return setError(t('needSupplier'));
    await run(() => start({ variables: { input: { supplierId } } }), {
      onDone: ({ data }) => {
        if (data) void navigate(to.delivery(data.startDelivery.id), { replace: true });
      },
    });
  };
  return (
    <Dialog.Root open placement="center" onOpenChange={({ open }) => (open ? undefined : onClose())}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <chakra.form display="contents" onSubmit={(event) => void begin(event)} noValidate>
              <Dialog.Header>
                <Dialog.Title>{t('chooseSupplier')}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body textStyle="md" display="flex" flexDirection="column" gap="4">
                <Text color="fg.muted">{t('chooseSupplierText')}</Text>
                <SupplierChoice
                  value={supplierId}
                  error={error}
                  onChange={(id) => {
                    setSupplierId(id);
                    setError(undefined);
                  }}
                />
              </Dialog.Body>
              <Dialog.Footer>
                <Button variant="outline" onClick={onClose}>
                  {ui('cancel')}
                </Button>
                <Button type="submit" loading={loading} loadingText={t('starting')}>
                  {t('start')}
                </Button>
              </Dialog.Footer>
            </chakra.form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
