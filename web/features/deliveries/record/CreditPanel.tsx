import { Button, Flex, Text } from '@chakra-ui/react';
import { Check, Undo2 } from 'lucide-react';
import { Panel } from '../../../ui/components/Panel.tsx';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { useAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { useCan } from '../../../platform/session/viewer.ts';
import { type DeliverySheetFragment, useSettleDeliveryCreditMutation } from '../deliveries.generated.ts';
import { recordTexts } from './record-texts.ts';

/** Whether the supplier has given the credit for what was short or rejected; nothing without a credit. */
export function CreditPanel({ delivery }: { readonly delivery: DeliverySheetFragment }) {
  const t = useTexts(recordTexts);
  const maySettle = useCan('deliveries.receive');
  const { run } = useAction(t('creditFailed'));
  const [settle, { loading }] = useSettleDeliveryCreditMutation(invalidating('deliveries', 'deliveryTotals'));
  const { id, version, status, expectedCredit, creditReceivedAt, creditReceivedByName } = delivery;
  if (status !== 'posted' || expectedCredit === '0' || !maySettle) return null;
  const isOpen = creditReceivedAt === null;
  return (
    <Panel title={t('credit')}>
      <Text mb="3">
        {isOpen ? (
          t('creditOpen')
        ) : (
          <>
            {t('creditReceived', { name: creditReceivedByName ?? '–' })} <Timestamp at={creditReceivedAt} />
          </>
        )}
      </Text>
      <Flex className="no-print">
        <Button
          variant={isOpen ? 'solid' : 'outline'}
          minH="11"
          loading={loading}
          loadingText={t('saving')}
          onClick={() => void run(() => settle({ variables: { input: { id, version, received: isOpen } } }))}
        >
          {isOpen ? <Check aria-hidden="true" /> : <Undo2 aria-hidden="true" />}
          {t(isOpen ? 'creditIsReceived' : 'creditIsOpen')}
        </Button>
      </Flex>
    </Panel>
  );
}
