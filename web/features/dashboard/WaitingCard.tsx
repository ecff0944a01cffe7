import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Check, UserCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useAction } from '../../ui/forms/useAction.ts';
import { to } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { Timestamp } from '../../ui/components/Timestamp.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { invalidating } from '../../platform/live/invalidate.ts';
import { type AdminDashboardQuery, useVerifyWaitingMutation } from './admin.generated.ts';
import { adminTexts } from './admin-texts.ts';

type Waiting = AdminDashboardQuery['users']['nodes'][number];

function WaitingRow({ person }: { readonly person: Waiting }) {
  const t = useTexts(adminTexts);
  const { run } = useAction(t('failed'));
  const [verify, { loading }] = useVerifyWaitingMutation(invalidating('users', 'userCounts', 'setupChecklist'));
  const { id, version, name } = person;
  const role = t(person.role);
  const verifyPerson = () =>
    run(() => verify({ variables: { input: { id, version } } }), { toast: t('verified', { name }) });
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
        onClick={() => void verifyPerson()}
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

/** Users who wait for verification, each with a button. */
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
