import { Badge, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { useAction } from '../../../ui/forms/useAction.ts';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import {
  type MySessionsQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useMySessionsQuery,
} from './account.generated.ts';
import { accountTexts } from './texts.ts';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

type Session = MySessionsQuery['mySessions'][number];

const refetchSessions = invalidating('mySessions');

function useEndSessions() {
  const t = useTexts(accountTexts);
  const { run } = useAction(t('failed'));
  const [end, { loading: ending }] = useEndSessionMutation(refetchSessions);
  const [endOthers, { loading: endingOthers }] = useEndOtherSessionsMutation(refetchSessions);
  return {
    ending,
    endingOthers,
    end: (id: string) => run(() => end({ variables: { input: { id } } }), { toast: t('ended') }),
    endOthers: () =>
      run(() => endOthers(), { toast: ({ data }) => t('othersEnded', { n: data?.endOtherSessions ?? 0 }) }),
  };
}

function useSessionName() {
  const t = useTexts(accountTexts);
  return ({ deviceName, browser, system }: Session) => {
    if (deviceName) return t('onDevice', { device: deviceName });
    if (browser && system) return t('browserOn', { browser, system });
    return browser ?? system ?? t('unknownBrowser');
  };
}

function SessionRow({ session }: { readonly session: Session }) {
  const t = useTexts(accountTexts);
  const { ending, end } = useEndSessions();
  const name = useSessionName()(session);
  return (
    <Flex as="li" gap="3" align="center" justify="space-between" py="3" borderTopWidth="1px" wrap="wrap">
      <Box minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="semibold">{name}</Text>
          {session.current ? <Badge colorPalette="brand">{t('this')}</Badge> : null}
        </Flex>
        {session.address ? (
          <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            {t('from', { address: session.address })}
          </Text>
        ) : null}
        <Text color="fg.muted" textStyle="sm">
          {t('seen')} <Timestamp at={session.lastSeenAt} />
        </Text>
      </Box>
      {session.current ? null : (
        <Button
          variant="outline"
          minH="11"
          aria-label={t('endNamed', { name })}
          loading={ending}
          loadingText={t('end')}
          onClick={() => void end(session.id)}
        >
          <LogOut aria-hidden="true" /> {t('end')}
        </Button>
      )}
    </Flex>
  );
}

/** The user's sessions, which can be ended here. */
export function SessionList() {
  const t = useTexts(accountTexts);
  const { data, error, refetch } = useMySessionsQuery({ fetchPolicy: 'cache-and-network' });
  const { endingOthers, endOthers } = useEndSessions();
  const others = data?.mySessions.filter(({ current }) => !current) ?? [];
  return (
    <Stack gap="3">
      <Heading as="h3" fontSize="md">
        {t('sessions')}
      </Heading>
      <Text color="fg.muted" textStyle="sm">
        {t('sessionsText')}
      </Text>
      <Box as="ul" listStyleType="none">
        {data?.mySessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Box>
      {data && others.length === 0 ? <Text color="fg.muted">{t('onlyThis')}</Text> : null}
      {others.length > 0 ? (
        <Button
          variant="outline"
          size="lg"
          alignSelf="flex-start"
          loading={endingOthers}
          loadingText={t('endOthers')}
          onClick={() => void endOthers()}
        >
          <LogOut aria-hidden="true" /> {t('endOthers')}
        </Button>
      ) : null}
      {data ? null : <NotLoaded error={error} onRetry={() => refetch()} rows={2} />}
    </Stack>
  );
}
