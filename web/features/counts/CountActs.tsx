import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { cancelCount, reverseCount } from '#schema/inputs/counts.ts';
import { invalidating } from '../../platform/live/invalidate.ts';
import { useCan } from '../../platform/session/viewer.ts';
import { ReasonDialog } from '../../ui/forms/ReasonDialog.tsx';
import { SendButton } from '../../ui/forms/SendButton.tsx';
import { useAction } from '../../ui/forms/useAction.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import {
  type CountRowFragment,
  useCancelCountMutation,
  usePostCountMutation,
  useReopenCountMutation,
  useReverseCountMutation,
  useSubmitCountMutation,
} from './counts.generated.ts';
import { countTexts } from './texts.ts';

const changed = invalidating('countSheet', 'countSessions');

/** The actions on a count: finish, reopen, post, reverse, cancel. */
export function CountActs({ count }: { readonly count: CountRowFragment }) {
  const t = useTexts(countTexts);
  const reviews = useCan('counts.review');
  const { run, pending } = useAction(t('failed'));
  const [submit] = useSubmitCountMutation(changed);
  const [reopen] = useReopenCountMutation(changed);
  const [post] = usePostCountMutation(changed);
  const [asking, setAsking] = useState<'cancel' | 'reverse' | null>(null);
  const variables = { input: { id: count.id } };
  const { status } = count;
  return (
    <Flex gap="2" wrap="wrap" justify="flex-end" w="full">
      {reviews && (status === 'open' || status === 'in_review') ? (
        <Button variant="outline" onClick={() => setAsking('cancel')}>
          {t('cancelCount')}
        </Button>
      ) : null}
      {status === 'open' ? (
        <SendButton
          type="button"
          loading={pending}
          onClick={() => void run(() => submit({ variables }), { toast: t('finished') })}
        >
          {t('finish')}
        </SendButton>
      ) : null}
      {reviews && status === 'in_review' ? (
        <>
          <SendButton
            type="button"
            variant="outline"
            loading={pending}
            onClick={() => void run(() => reopen({ variables }), { toast: t('reopened') })}
          >
            {t('reopen')}
          </SendButton>
          <SendButton
            type="button"
            loading={pending}
            onClick={() => void run(() => post({ variables }), { toast: t('postedToast') })}
          >
            {t('post')}
          </SendButton>
        </>
      ) : null}
      {reviews && status === 'posted' ? (
        <Button variant="outline" onClick={() => setAsking('reverse')}>
          {t('takeBack')}
        </Button>
      ) : null}
      {asking === null ? null : <WithReason id={count.id} act={asking} onClose={() => setAsking(null)} />}
    </Flex>
  );
}

interface WithReasonProps {
  readonly id: string;
  readonly act: 'cancel' | 'reverse';
  readonly onClose: () => void;
}

function WithReason({ id, act, onClose }: WithReasonProps) {
  const t = useTexts(countTexts);
  const [cancel] = useCancelCountMutation(changed);
  const [reverse] = useReverseCountMutation(changed);
  const isCancel = act === 'cancel';
  const send = (reason: string): Promise<unknown> =>
    (isCancel ? cancel : reverse)({ variables: { input: { id, reason } } });
  return (
    <ReasonDialog
      title={t(isCancel ? 'cancelCount' : 'takeBack')}
      label={t('reason')}
      confirmLabel={t(isCancel ? 'cancelCount' : 'takeBack')}
      rule={(isCancel ? cancelCount : reverseCount).shape.reason}
      onConfirm={send}
      onClose={onClose}
    >
      {t(isCancel ? 'cancelText' : 'takeBackText')}
    </ReasonDialog>
  );
}
