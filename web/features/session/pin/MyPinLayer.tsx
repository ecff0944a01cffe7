import type { ApolloCache } from '@apollo/client';
import { Button, Stack, Text } from '@chakra-ui/react';
import { KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../../ui/forms/useAction.ts';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { ShownPin } from '../../../platform/session/ShownPin.tsx';
import { useViewer } from '../../../platform/session/viewer.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useIssuePinMutation, useMyPinQuery, useRemovePinMutation } from './pin.generated.ts';
import { pinTexts } from './texts.ts';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

/** Updates `hasPin` in the cache, because the responses do not contain it. */
const hasPin = (id: string, now: boolean) => (cache: ApolloCache) => {
  cache.modify({ id: cache.identify({ __typename: 'User', id }), fields: { hasPin: () => now } });
};

function usePin() {
  const t = useTexts(pinTexts);
  const { id } = useViewer();
  const { run } = useAction(t('failed'));
  // Not cached: a PIN is shown once and stored nowhere.
  const [issue, { loading: issuing }] = useIssuePinMutation({ fetchPolicy: 'no-cache', update: hasPin(id, true) });
  const [remove, { loading: removing }] = useRemovePinMutation({ update: hasPin(id, false) });
  return {
    issuing,
    removing,
    issue: (onIssued: (pin: string | null) => void) =>
      run(() => issue(), { onDone: ({ data }) => onIssued(data?.issuePin.pin ?? null) }),
    remove: () => run(() => remove(), { toast: t('removed') }),
  };
}

function Choices({ hasPin, onIssued }: { readonly hasPin: boolean; readonly onIssued: (pin: string | null) => void }) {
  const t = useTexts(pinTexts);
  const { issue, issuing, remove, removing } = usePin();
  return (
    <Stack gap="5" align="flex-start">
      <Text>{t(hasPin ? 'has' : 'none')}</Text>
      <Stack gap="2" align="flex-start">
        <Button size="xl" loading={issuing} loadingText={t('get')} onClick={() => void issue(onIssued)}>
          <KeyRound aria-hidden="true" /> {t(hasPin ? 'getNew' : 'get')}
        </Button>
        {hasPin ? (
          <Text color="fg.muted" textStyle="sm">
            {t('getNewText')}
          </Text>
        ) : null}
      </Stack>
      {hasPin ? (
        <Button variant="outline" loading={removing} loadingText={t('remove')} onClick={() => void remove()}>
          <Trash2 aria-hidden="true" /> {t('remove')}
        </Button>
      ) : null}
    </Stack>
  );
}

/** The user's own PIN for shared tablets and displays: its purpose, getting a new one, removing it. */
export function MyPinLayer({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(pinTexts);
  const { data, error, refetch } = useMyPinQuery();
  const [pin, setPin] = useState<string | null>(null);
  return (
    <SideLayer title={t('title')} onClose={onClose}>
      <Stack gap="6">
        <Text color="fg.muted">{t('what')}</Text>
        {pin === null ? null : (
          <ShownPin pin={pin} title={t('issued')} text={t('issuedText')} done={t('done')} onDone={() => setPin(null)} />
        )}
        {pin === null && data ? <Choices hasPin={data.me?.hasPin === true} onIssued={setPin} /> : null}
        {data ? null : <NotLoaded error={error} onRetry={() => refetch()} rows={2} />}
      </Stack>
    </SideLayer>
  );
}
