import { Button, Flex, Span, Text } from '@chakra-ui/react';
import { ArrowLeft, Ban, Printer, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { cancelDelivery, reverseDelivery } from '#schema/inputs/deliveries.ts';
import { paths } from '../../platform/paths.ts';
import { LoadError } from '../../ui/components/LoadError.tsx';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { StatusBadge } from '../../ui/components/StatusBadge.tsx';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { formatMoment } from '../../ui/format/times.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { Timestamp, useNow } from '../../ui/components/Timestamp.tsx';
import { SkeletonList } from '../../ui/components/Loading.tsx';
import {
  type DeliverySheetFragment,
  type DeliverySheetQuery,
  useCancelDeliveryMutation,
  useDeliverySheetQuery,
  useReverseDeliveryMutation,
} from './deliveries.generated.ts';
import { ReasonDialog } from '../../ui/forms/ReasonDialog.tsx';
import { DeliveryRecord } from './record/DeliveryRecord.tsx';
import { OnPaper } from '../../ui/components/OnPaper.tsx';
import { ReceivingSheet } from './record/ReceivingSheet.tsx';
import { recordTexts } from './record/record-texts.ts';
import { ReceiveForm } from './receiving/ReceiveForm.tsx';
import { receivingTexts } from './receiving/receiving-texts.ts';
import { UndoButton } from './receiving/UndoButton.tsx';
import { type UndoDelivery, useUndoDelivery } from './receiving/useUndoDelivery.ts';
import { shownStatus, statusTones } from './status.ts';
import { deliveriesTexts } from './texts.ts';

/** One delivery: the receiving form while it is open, its record after it is closed. */
export function DeliveryPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useDeliverySheetQuery({ variables: { id } });
  if (error && !data) {
    return (
      <>
        <BackLink />
        <LoadError error={error} onRetry={() => refetch()} />
      </>
    );
  }
  if (!data) return <SkeletonList rows={5} rowHeight="28" />;
  return <DeliveryView {...data} />;
}

function DeliveryView({ delivery, organization }: DeliverySheetQuery) {
  const undo = useUndoDelivery();
  const open = delivery.status === 'expected' || delivery.status === 'draft';
  const alertPercent = Number(organization.priceAlertPercent);
  return (
    <>
      <BackLink />
      <Head delivery={delivery} open={open} undo={undo} />
      {open ? (
        <>
          <ReceiveForm
            key={delivery.id}
            delivery={delivery}
            currency={organization.currency}
            alertPercent={alertPercent}
            onPosted={undo.offer}
          />
          <OnPaper>
            <ReceivingSheet delivery={delivery} />
          </OnPaper>
        </>
      ) : (
        <DeliveryRecord delivery={delivery} alertPercent={alertPercent} />
      )}
    </>
  );
}

function BackLink() {
  const t = useTexts(deliveriesTexts);
  return (
    <Button asChild variant="ghost" px="2" ms="-2" mb="1" className="no-print">
      <Link to={paths.receiving}>
        <ArrowLeft size={18} aria-hidden="true" /> {t('back')}
      </Link>
    </Button>
  );
}

interface HeadProps {
  readonly delivery: DeliverySheetFragment;
  readonly open: boolean;
  readonly undo: UndoDelivery;
}

function Head({ delivery, open, undo }: HeadProps) {
  const t = useTexts(deliveriesTexts);
  const receiving = useTexts(receivingTexts);
  const [ending, setEnding] = useState(false);
  const status = shownStatus(delivery, useNow());
  const end = open ? (
    <Button variant="outline" onClick={() => setEnding(true)}>
      <Ban size={18} aria-hidden="true" /> {receiving('cancel')}
    </Button>
  ) : delivery.status === 'posted' ? (
    <Button variant="outline" onClick={() => setEnding(true)}>
      <Undo2 size={18} aria-hidden="true" /> {receiving('reverse')}
    </Button>
  ) : null;
  return (
    <>
      <PageHeader
        title={delivery.supplierName}
        description={
          <Flex as="span" gap="2.5" align="center" wrap="wrap">
            <Text as="span">{delivery.number}</Text>
            <StatusBadge tone={statusTones[status]}>{t(status)}</StatusBadge>
            <When delivery={delivery} />
          </Flex>
        }
        actions={
          <>
            <UndoButton delivery={delivery} undo={undo} />
            <Button variant="outline" onClick={() => window.print()}>
              <Printer size={18} aria-hidden="true" /> {t('print')}
            </Button>
            {end}
          </>
        }
      />
      {ending ? <EndDialog delivery={delivery} open={open} onClose={() => setEnding(false)} /> : null}
    </>
  );
}

/** Relative on screen; on paper, which is read later, the date and time. */
function PrintedMoment({ at }: { readonly at: string }) {
  const language = useLanguage();
  const { timeZone } = useKitchen();
  return (
    <>
      <Span className="no-print">
        <Timestamp at={at} />
      </Span>
      <Span className="print-only">{formatMoment(new Date(at), language, timeZone)}</Span>
    </>
  );
}

function When({ delivery }: { readonly delivery: DeliverySheetFragment }) {
  const t = useTexts(recordTexts);
  if (delivery.receivedAt === null) {
    return delivery.expectedAt === null || delivery.status === 'cancelled' ? null : (
      <PrintedMoment at={delivery.expectedAt} />
    );
  }
  return (
    <Text as="span">
      <PrintedMoment at={delivery.receivedAt} />
      {delivery.receivedByName === null ? null : ` · ${t('receivedBy', { name: delivery.receivedByName })}`}
    </Text>
  );
}

interface EndDialogProps {
  readonly delivery: DeliverySheetFragment;
  readonly open: boolean;
  readonly onClose: () => void;
}

function EndDialog({ delivery, open, onClose }: EndDialogProps) {
  const t = useTexts(receivingTexts);
  const [cancel] = useCancelDeliveryMutation();
  const [reverse] = useReverseDeliveryMutation();
  const { id, version, number } = delivery;
  const act = open ? cancel : reverse;
  return (
    <ReasonDialog
      title={t(open ? 'cancelTitle' : 'reverseTitle', { number })}
      label={t(open ? 'cancelWhy' : 'reverseWhy')}
      confirmLabel={t(open ? 'cancel' : 'reverse')}
      rule={(open ? cancelDelivery : reverseDelivery).shape.reason}
      onConfirm={(reason) => act({ variables: { input: { id, version, reason } } })}
      onClose={onClose}
    >
      {t(open ? 'cancelText' : 'reverseText')}
    </ReasonDialog>
  );
}
