import { Button, Stack } from '@chakra-ui/react';
import { UserRoundX } from 'lucide-react';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { FactList } from '../../ui/components/FactList.tsx';
import { SideLayer } from '../../ui/components/Layer.tsx';
import { StatusBadge } from '../../ui/components/StatusBadge.tsx';
import { Timestamp } from '../../ui/components/Timestamp.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { PersonAccess } from './PersonAccess.tsx';
import { PersonForm } from './PersonForm.tsx';
import { personStatus } from './status.ts';
import { usersTexts } from './texts.ts';
import { type PersonFragment, usePersonQuery } from './users.generated.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

function Facts({ person }: { readonly person: PersonFragment }) {
  const t = useTexts(usersTexts);
  const { tone, word } = personStatus(person);
  const facts = [
    { label: t('status'), value: <StatusBadge tone={tone}>{t(word)}</StatusBadge> },
    { label: t('username'), value: person.username },
    { label: t('email'), value: person.email ?? t('none') },
    { label: t('since'), value: <Timestamp at={person.createdAt} /> },
    { label: t('seen'), value: person.lastSeenAt ? <Timestamp at={person.lastSeenAt} /> : t('never') },
    { label: t('pin'), value: t(person.hasPin ? 'hasPin' : 'none') },
    { label: t('sessions'), value: t('devices', { n: person.sessionCount ?? 0 }) },
  ];
  return <FactList facts={facts} />;
}

/** One user: facts, name and station, role and access. */
export function PersonLayer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTexts(usersTexts);
  const { data, error, refetch } = usePersonQuery({ variables: { id } });
  const person = data?.user;
  const isMissing = error !== undefined && 'code' in error && error.code === 'NOT_FOUND';
  return (
    <SideLayer title={person?.name ?? t('people')} onClose={onClose}>
      {person ? (
        <Stack gap="8">
          <Facts person={person} />
          <PersonForm person={person} />
          <PersonAccess person={person} />
        </Stack>
      ) : null}
      {isMissing && !person ? (
        <EmptyState
          icon={UserRoundX}
          title={t('unknown')}
          description={t('unknownText')}
          action={
            <Button variant="outline" onClick={onClose}>
              {t('back')}
            </Button>
          }
        />
      ) : null}
      {person || isMissing ? null : <NotLoaded error={error} onRetry={() => refetch()} rows={4} rowHeight="12" />}
    </SideLayer>
  );
}
