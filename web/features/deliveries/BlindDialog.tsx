import { Text } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useFormAction } from '../../ui/forms/useAction.ts';
import { to } from '../../platform/paths.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useStartDeliveryMutation } from './deliveries.generated.ts';
import { SupplierChoice } from './SupplierChoice.tsx';
import { deliveriesTexts } from './texts.ts';

/** Starts receiving an unexpected delivery: asks for the supplier, then opens the receiving form. */
export function BlindDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(deliveriesTexts);
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
    <FormDialog
      title={t('chooseSupplier')}
      submitLabel={t('start')}
      pending={loading}
      pendingLabel={t('starting')}
      onSubmit={(event) => void begin(event)}
      onClose={onClose}
    >
      <Text color="fg.muted">{t('chooseSupplierText')}</Text>
      <SupplierChoice
        value={supplierId}
        error={error}
        onChange={(id) => {
          setSupplierId(id);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
