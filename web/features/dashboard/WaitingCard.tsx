import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Check, UserCheck } from 'lucide-react';
import { Link } from 'react-router';
import { to } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { readableError } from '../../ui/i18n/readable-error.ts';
import { Timestamp } from '../../ui/components/Timestamp.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { showToast } from '../../ui/components/toasts/toast-store.ts';
import { invalidating } from '../../platform/live/invalidate.ts';
import { type AdminDashboardQuery, useVerifyWaitingMutation } from './admin.generated.ts';
import { adminTexts } from './admin-texts.ts';

type Waiting = AdminDashboardQuery['users']['nodes'][number];

function WaitingRow({ person }: { readonly person: Waiting }) {
  const t = useTexts(adminTexts);
  const [verify, { loading }] = useVerifyWaitingMutation(invalidating('users', 'userCounts', 'setupChecklist'));
  const { id, version, name } = person;
  const role = t(person.role);
  const letIn = async () => {
    try {
      await verify({ variables: { input: { id, version } } });
      showToast({ title: t('verified', { name }) });
    } catch (error) {
      showToast({ title: t('failed'), description: readableError(error).sentence ?? '', tone: 'destructive' });
    }
  };
  return (
    <Flex as="li" py="3" gap="3" align="center" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Box flex="1" minW="0">
        <Text fontWeight="semibold" truncate>
          {name}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {t('asRole', { role })} · {t('registered')} <Timestamp at={person.createdAt} />
        </Text>
      </Box>
      <Button
        aria-label={t('verifyName', { name, role })}
        loading={loading}
        loadingText={t('verify')}
        onClick={() => void letIn()}
      >
        <Check aria-hidden="true" /> {t('verify')}
      </Button>
    </Flex>
  );
}

interface WaitingCardProps {
  readonly people: readonly Waiting[];
  readonly count: number;
}

/** Who waits to be let in, in one tap each. */
export function WaitingCard({ people, count }: WaitingCardProps) {
  const t = useTexts(adminTexts);
  if (count === 0) {
    return (
      <Panel>
        <EmptyState
          icon={UserCheck}
          title={t('noneWaiting')}
          description={t('noneWaitingText')}
          action={
            <Button asChild variant="outline">
              <Link to={to.usersTab('invites')}>{t('invite')}</Link>
            </Button>
          }
        />
      </Panel>
    );
  }
  return (
    <Panel title={t('waiting')} description={t('waitingText')} borderColor="orange.border">
      <Stack as="ul" gap="0" listStyleType="none">
        {people.map((person) => (
          <WaitingRow key={person.id} person={person} />
        ))}
      </Stack>
      {count > people.length ? (
        <Button asChild variant="ghost" mt="2">
          <Link to={to.usersTab('people')}>{t('seeAll', { n: count })}</Link>
        </Button>
      ) : null}
    </Panel>
  );
}
