import { Box, Button, Flex, Input, Text } from '@chakra-ui/react';
import { KeyRound, Link2 } from 'lucide-react';
import { CopyButton } from '../../ui/components/CopyButton.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { MoreButton } from '../../ui/components/MoreButton.tsx';
import { useNewPeopleQuery } from './imports.generated.ts';
import { peopleTexts } from './people-texts.ts';
import { type HandedOut, type NewPerson, useHandOut } from './useHandOut.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

/** Whom an import added, and how each of them signs in: by a link that sets a password, or a temporary PIN. */
export function NewPeople({ importId }: { readonly importId: string }) {
  const t = useTexts(peopleTexts);
  const { data, error, refetch, fetchMore } = useNewPeopleQuery({
    // Its own entry in the cache: the list of rows reads other fields of them.
    variables: { filter: { importId, outcome: 'new', withNotes: false } },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const { handedOut, makeLinks, makePin, pending } = useHandOut();
  if (!data) return <NotLoaded error={error} onRetry={() => refetch()} rows={3} rowHeight="14" />;
  const { nodes, pageInfo } = data.importRows;
  const people = nodes.flatMap(({ person }) => person ?? []);
  const waiting = people.filter(({ id, lastSeenAt }) => lastSeenAt === null && !(id in handedOut));
  const links = people.flatMap(({ id, name, username }) => {
    const given = handedOut[id];
    return given?.kind === 'link' ? [`${name} (${username}): ${given.text}`] : [];
  });
  return (
    <Panel title={t('title')} description={t('text')}>
      <Flex gap="2" wrap="wrap">
        <Button loading={pending} disabled={waiting.length === 0} onClick={() => void makeLinks(waiting)}>
          <Link2 aria-hidden="true" /> {t('linksForAll')}
        </Button>
        {links.length > 0 ? <CopyButton text={links.join('\n')} label={t('copyAll')} toast="copiedToast" /> : null}
      </Flex>
      <Flex as="ul" direction="column" listStyleType="none">
        {people.map((person) => (
          <PersonLine
            key={person.id}
            person={person}
            given={handedOut[person.id] ?? null}
            onLink={() => void makeLinks([person])}
            onPin={() => void makePin(person)}
          />
        ))}
      </Flex>
      {pageInfo.hasNextPage ? (
        <MoreButton load={() => fetchMore({ variables: { after: pageInfo.endCursor } })}>{t('more')}</MoreButton>
      ) : null}
    </Panel>
  );
}

interface PersonLineProps {
  readonly person: NewPerson;
  readonly given: HandedOut | null;
  readonly onLink: () => void;
  readonly onPin: () => void;
}

function PersonLine({ person, given, onLink, onPin }: PersonLineProps) {
  const t = useTexts(peopleTexts);
  const { name, username, role, lastSeenAt } = person;
  return (
    <Flex as="li" gap="3" py="3" align="center" borderBottomWidth="1px" wrap="wrap">
      <Box flex="1 1 14rem" minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          {t('signsInAs', { username, role: t(role) })}
        </Text>
      </Box>
      {given ? <Given given={given} name={name} /> : null}
      {lastSeenAt === null ? null : <Text color="fg.muted">{t('signedIn')}</Text>}
      {given === null && lastSeenAt === null ? (
        <Flex gap="2" wrap="wrap">
          <Button variant="outline" aria-label={t('linkFor', { name })} onClick={onLink}>
            <Link2 aria-hidden="true" /> {t('link')}
          </Button>
          {role === 'admin' ? null : (
            <Button variant="outline" aria-label={t('pinFor', { name })} onClick={onPin}>
              <KeyRound aria-hidden="true" /> {t('pin')}
            </Button>
          )}
        </Flex>
      ) : null}
    </Flex>
  );
}

/** A link or a PIN, shown once. */
function Given({ given, name }: { readonly given: HandedOut; readonly name: string }) {
  const t = useTexts(peopleTexts);
  if (given.kind === 'pin') {
    return (
      <Text
        as="output"
        fontSize="2xl"
        fontWeight="bold"
        fontVariantNumeric="tabular-nums"
        aria-label={t('pinFor', { name })}
      >
        {given.text}
      </Text>
    );
  }
  return (
    <Flex gap="2" flex="1 1 20rem" minW="0">
      <Input
        readOnly
        value={given.text}
        aria-label={t('linkFor', { name })}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton text={given.text} label={t('copy')} toast="urlCopied" />
    </Flex>
  );
}
