import type { ApolloCache } from '@apollo/client';
import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { LoadError } from '../../../ui/components/LoadError.tsx';
import { useViewer } from '../../../platform/session/viewer.ts';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { SkeletonList } from '../../../ui/components/Waiting.tsx';
import { useIssuePinMutation, useMyPinQuery, useRemovePinMutation } from './pin.generated.ts';
import { pinTexts } from './texts.ts';

/** The PIN, once: large enough to read at arm's length. */
function Issued({ pin, onDone }: { readonly pin: string; readonly onDone: () => void }) {
  const t = useTexts(pinTexts);
  return (
    <Stack gap="5">
      <Box textAlign="center" bg="bg.muted" rounded="l3" py="8">
        <Text fontWeight="semibold">{t('issued')}</Text>
        <Text
          as="output"
          display="block"
          fontSize="7xl"
          fontWeight="bold"
          lineHeight="1.2"
          letterSpacing="0.12em"
          // As wide on the right as letter spacing makes it on the left.
          ps="0.12em"
          fontVariantNumeric="tabular-nums"
          aria-label={pin.split('').join(' ')}
        >
          {pin}
        </Text>
      </Box>
      <Text>{t('issuedText')}</Text>
      <Button size="xl" autoFocus onClick={onDone}>
        {t('done')}
      </Button>
    </Stack>
  );
}

/** Says whether somebody has a PIN now: the answers do not. */
const hasPin = (id: string, now: boolean) => (cache: ApolloCache) => {
  cache.modify({ id: cache.identify({ __typename: 'User', id }), fields: { hasPin: () => now } });
};

function usePin() {
  const t = useTexts(pinTexts);
  const { id } = useViewer();
  // Out of the cache: a PIN is shown once and stays nowhere.
  const [issue, { loading: issuing }] = useIssuePinMutation({ fetchPolicy: 'no-cache', update: hasPin(id, true) });
  const [remove, { loading: removing }] = useRemovePinMutation({ update: hasPin(id, false) });
  const attempt = async <Answer,>(act: () => Promise<Answer>): Promise<Answer | null> => {
    try {
      return await act();
    } catch (error) {
      showToast({ title: t('failed'), description: readableError(error).sentence ?? '', tone: 'destructive' });
      return null;
    }
  };
  return {
    issuing,
    removing,
    issue: async () => (await attempt(() => issue()))?.data?.issuePin.pin ?? null,
    remove: async () => {
      if (await attempt(() => remove())) showToast({ title: t('removed') });
    },
  };
}

function Choices({ hasPin, onIssued }: { readonly hasPin: boolean; readonly onIssued: (pin: string | null) => void }) {
  const t = useTexts(pinTexts);
  const { issue, issuing, remove, removing } = usePin();
  return (
    <Stack gap="5" align="flex-start">
      <Text>{t(hasPin ? 'has' : 'none')}</Text>
      <Stack gap="2" align="flex-start">
        <Button size="xl" loading={issuing} loadingText={t('get')} onClick={() => void issue().then(onIssued)}>
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

/** One's own PIN for shared tablets and displays: what it is for, a new one, none any more. */
export function MyPinLayer({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(pinTexts);
  const { data, error, refetch } = useMyPinQuery();
  const [pin, setPin] = useState<string | null>(null);
  return (
    <SideLayer title={t('title')} onClose={onClose}>
      <Stack gap="6">
        <Text color="fg.muted">{t('what')}</Text>
        {pin === null ? null : <Issued pin={pin} onDone={() => setPin(null)} />}
        {pin === null && data ? <Choices hasPin={data.me?.hasPin === true} onIssued={setPin} /> : null}
        {error && !data ? <LoadError error={error} onRetry={() => refetch()} /> : null}
        {data || error ? null : <SkeletonList rows={2} />}
      </Stack>
    </SideLayer>
  );
}
