import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { KeyRound, Users } from 'lucide-react';
import { useState } from 'react';
import { ShownPin } from '../../../platform/session/ShownPin.tsx';
import { useViewer } from '../../../platform/session/viewer.ts';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { LoadError } from '../../../ui/components/LoadError.tsx';
import { SkeletonList } from '../../../ui/components/Loading.tsx';
import { ConfirmDialog } from '../../../ui/forms/ConfirmDialog.tsx';
import { useAction } from '../../../ui/forms/useAction.ts';
import { useDebouncedValue } from '../../../ui/forms/useDebouncedValue.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { MoreButton } from '../../../ui/components/MoreButton.tsx';
import { type PinPeopleQuery, useIssueTemporaryPinMutation, usePinPeopleQuery } from './pins.generated.ts';
import { handOutTexts } from './texts.ts';

type Person = PinPeopleQuery['users']['nodes'][number];

/** A manager hands out temporary PINs: to cooks, an admin to managers as well; each is shown once. */
export function HandOutLayer({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(handOutTexts);
  const [given, setGiven] = useState<{ readonly name: string; readonly pin: string } | null>(null);
  return (
    <SideLayer title={t('title')} onClose={onClose}>
      {given ? (
        <ShownPin
          pin={given.pin}
          title={t('giveTo', { name: given.name })}
          text={t('shownText', { name: given.name })}
          done={t('done')}
          onDone={() => setGiven(null)}
        />
      ) : (
        <Stack gap="5">
          <Text color="fg.muted">{t('what')}</Text>
          <People onGiven={setGiven} />
        </Stack>
      )}
    </SideLayer>
  );
}

interface PeopleProps {
  readonly onGiven: (given: { readonly name: string; readonly pin: string }) => void;
}

function People({ onGiven }: PeopleProps) {
  const t = useTexts(handOutTexts);
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  const { data, previousData, error, refetch, fetchMore } = usePinPeopleQuery({ variables: { search } });
  const shown = (data ?? previousData)?.users;
  const mayGet = useMayGet();
  const people = shown?.nodes.filter(mayGet) ?? [];
  if (error && !shown) return <LoadError error={error} onRetry={() => refetch()} />;
  return (
    <Stack gap="3">
      <SearchField size="lg" label={t('search')} typed={typed} onType={setTyped} />
      {shown ? null : <SkeletonList rows={5} rowHeight="14" />}
      {shown && people.length === 0 ? (
        <EmptyState
          icon={Users}
          title={t(search === '' ? 'none' : 'notFound')}
          description={search === '' ? t('noneText') : undefined}
        />
      ) : null}
      <Stack as="ul" gap="0" listStyleType="none">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} onGiven={onGiven} />
        ))}
      </Stack>
      {shown?.pageInfo.hasNextPage ? (
        <MoreButton load={() => fetchMore({ variables: { after: shown.pageInfo.endCursor } })}>{t('more')}</MoreButton>
      ) : null}
    </Stack>
  );
}

/** As the server decides: never for oneself or an admin, by admins for managers as well. */
function useMayGet(): (person: Person) => boolean {
  const viewer = useViewer();
  return ({ id, role }) => id !== viewer.id && (role === 'cook' || (role === 'manager' && viewer.role === 'admin'));
}

function PersonRow({ person, onGiven }: PeopleProps & { readonly person: Person }) {
  const t = useTexts(handOutTexts);
  const localName = useNames();
  const { run } = useAction(t('failed'));
  const [confirming, setConfirming] = useState(false);
  // Not cached: a PIN is shown once and stored nowhere.
  const [issue] = useIssueTemporaryPinMutation({ fetchPolicy: 'no-cache' });
  const { id, name, stationName } = person;
  const give = () =>
    run(() => issue({ variables: { input: { id } } }), {
      onDone: ({ data }) => {
        if (data) onGiven({ name, pin: data.issueTemporaryPin.pin });
      },
    });
  return (
    <Flex as="li" gap="3" py="2" align="center" borderBottomWidth="1px" wrap="wrap">
      <Box flex="1 1 10rem" minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        {stationName === null ? null : (
          <Text color="fg.muted" textStyle="sm">
            {localName(stationName)}
          </Text>
        )}
      </Box>
      <Button variant="outline" minH="12" aria-label={t('giveTo', { name })} onClick={() => setConfirming(true)}>
        <KeyRound aria-hidden="true" /> {t('give')}
      </Button>
      {confirming ? (
        <ConfirmDialog
          title={t('confirmTitle', { name })}
          confirmLabel={t('give')}
          onConfirm={give}
          onClose={() => setConfirming(false)}
        >
          {t('confirmText', { name })}
        </ConfirmDialog>
      ) : null}
    </Flex>
  );
}
