import { Button, Text } from '@chakra-ui/react';
import { Archive, ArchiveRestore, Pencil } from 'lucide-react';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { useCan } from '../../../platform/session/viewer.ts';
import { FactList } from '../../../ui/components/FactList.tsx';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { useAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { Money } from '../../../ui/kitchen/amounts.tsx';
import { type SupplierRowFragment, useArchiveSupplierMutation } from '../suppliers.generated.ts';
import { Mail, Phone } from './Reach.tsx';
import { supplierTexts } from './supplier-texts.ts';

interface SupplierViewProps {
  readonly supplier: SupplierRowFragment;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** The facts of a supplier: contacts, delivery days, order minimum. */
export function SupplierView({ supplier, onEdit, onClose }: SupplierViewProps) {
  const facts = useFacts(supplier);
  return (
    <SideLayer
      title={supplier.name}
      onClose={onClose}
      footer={<Footer supplier={supplier} onEdit={onEdit} onClose={onClose} />}
    >
      <FactList facts={facts} />
    </SideLayer>
  );
}

function useFacts(supplier: SupplierRowFragment) {
  const t = useTexts(supplierTexts);
  const { contact, phone, email, accountNumber, deliveryDays, leadDays, minimumOrder, notes } = supplier;
  const none = '–';
  return [
    { label: t('phone'), value: phone === null ? none : <Phone number={phone} /> },
    { label: t('contact'), value: contact ?? none },
    { label: t('email'), value: email === null ? none : <Mail address={email} /> },
    { label: t('days'), value: deliveryDays.map((day) => t(day)).join(', ') || none },
    { label: t('lead'), value: leadDays ?? none },
    { label: t('minimum'), value: minimumOrder === null ? none : <Money value={minimumOrder} /> },
    { label: t('account'), value: accountNumber ?? none },
    { label: t('items'), value: supplier.itemCount },
    {
      label: t('last'),
      value: supplier.lastReceivedAt === null ? t('never') : <Timestamp at={supplier.lastReceivedAt} />,
    },
    { label: t('notes'), value: notes === null ? none : <Text whiteSpace="pre-wrap">{notes}</Text> },
  ];
}

function Footer({ supplier, onEdit, onClose }: SupplierViewProps) {
  const t = useTexts(supplierTexts);
  const { run, pending } = useAction(t('failed'));
  const [setArchived] = useArchiveSupplierMutation(invalidating('suppliers'));
  if (!useCan('suppliers.update')) return null;
  const { id, version, name, archivedAt } = supplier;
  const archived = archivedAt === null;
  const toggle = () =>
    run(() => setArchived({ variables: { input: { id, version, archived } } }), {
      toast: t(archived ? 'archived' : 'restored', { name }),
      onDone: onClose,
    });
  return (
    <>
      <Button variant="ghost" loading={pending} loadingText={t('saving')} onClick={() => void toggle()}>
        {archived ? <Archive aria-hidden="true" /> : <ArchiveRestore aria-hidden="true" />}
        {t(archived ? 'archive' : 'restore')}
      </Button>
      <Button variant="outline" onClick={onEdit}>
        <Pencil aria-hidden="true" /> {t('change')}
      </Button>
    </>
  );
}
