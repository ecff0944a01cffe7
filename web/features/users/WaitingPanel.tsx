import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Check, Undo2, UserCheck, UserX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { limits } from '#schema/limits.ts';
import { useWholeList } from '../../platform/graphql/useWholeList.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { Timestamp } from '../../ui/components/Timestamp.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { RoleSelect } from './RoleSelect.tsx';
import { usersTexts } from './texts.ts';
import { MoreWaitingPeopleDocument, type PersonFragment, useWaitingPeopleQuery } from './users.generated.ts';
import { usePersonActions } from './usePersonActions.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

interface WaitingRowProps {
  readonly person: PersonFragment;
  readonly onRejected: (person: PersonFragment) => void;
}

function WaitingRow({ person, onRejected }: WaitingRowProps) {
  const t = useTexts(usersTexts);
  const [role, setRole] = useState(person.role);
  const { verify, reject, pending } = usePersonActions();
  const { name } = person;
  return (
    <Flex as="li" py="4" gap="3" wrap="wrap" align="center" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Box flex="1" minW="40">
        <Text fontWeight="semibold">{name}</Text>
        <Text color="fg.muted" textStyle="sm">
          {person.username} · {t('registered')} <Timestamp at={person.createdAt} />
        </Text>
      </Box>
      <Box w={{ base: 'full', sm: '40' }}>
        <RoleSelect aria-label={t('roleOf', { name })} value={role} onChange={setRole} />
      </Box>
      <Flex gap="2" wrap="wrap" w={{ base: 'full', sm: 'auto' }}>
        <Button
          flex="1 0 auto"
          aria-label={t('verifyName', { name })}
          loading={pending.verifying}
          loadingText={t('verify')}
          onClick={() => void verify(person, role)}
        >
          <Check aria-hidden="true" /> {t('verify')}
        </Button>
        <Button
          flex="1 0 auto"
          variant="outline"
          aria-label={t('rejectName', { name })}
          loading={pending.rejecting}
          loadingText={t('reject')}
          onClick={() => void reject(person, { onDone: () => onRejected(person) })}
        >
          <UserX aria-hidden="true" /> {t('reject')}
        </Button>
      </Flex>
    </Flex>
  );
}

/** Offers Undo of a rejection for ten seconds. */
function Rejected({ person, onDone }: { readonly person: PersonFragment; readonly onDone: () => void }) {
  const t = useTexts(usersTexts);
  const { reactivate, pending } = usePersonActions();
  useEffect(() => {
    const timer = setTimeout(onDone, limits.undoWindow);
    return () => clearTimeout(timer);
  }, [onDone]);
  const undo = () => reactivate(person, { onDone });
  return (
    <Flex role="status" gap="3" px="4" py="2" mt="3" align="center" wrap="wrap" bg="bg.muted" rounded="l2">
      <Text flex="1">{t('rejected', { name: person.name })}</Text>
      <Button variant="outline" loading={pending.reactivating} loadingText={t('undo')} onClick={() => void undo()}>
        <Undo2 aria-hidden="true" /> {t('undo')}
      </Button>
    </Flex>
  );
}

function InviteButton() {
  const t = useTexts(usersTexts);
  const [, setSearch] = useSearchParams();
  return (
    <Button variant="outline" onClick={() => setSearch({ tab: 'invites' })}>
      {t('invite')}
    </Button>
  );
}

/** Users who registered and are not verified yet. */
export function WaitingPanel() {
  const t = useTexts(usersTexts);
  const [rejected, setRejected] = useState<PersonFragment | null>(null);
  const { data, error, refetch, fetchMore } = useWaitingPeopleQuery();
  useWholeList(data?.users, (after) => fetchMore({ query: MoreWaitingPeopleDocument, variables: { after } }));
  if (!data) return <NotLoaded error={error} onRetry={() => refetch()} rows={2} rowHeight="20" />;
  const waiting = data.users.nodes;
  const some = waiting.length > 0;
  return (
    <Panel
      {...(some ? { title: t('waitingTitle'), description: t('waitingText') } : {})}
      borderColor={some ? 'orange.border' : 'border'}
    >
      {some ? (
        <Stack as="ul" gap="0" listStyleType="none">
          {waiting.map((person) => (
            <WaitingRow key={person.id} person={person} onRejected={setRejected} />
          ))}
        </Stack>
      ) : (
        <EmptyState
          icon={UserCheck}
          title={t('noneWaiting')}
          description={t('noneWaitingText')}
          action={<InviteButton />}
        />
      )}
      {rejected ? <Rejected key={rejected.id} person={rejected} onDone={() => setRejected(null)} /> : null}
    </Panel>
  );
}
