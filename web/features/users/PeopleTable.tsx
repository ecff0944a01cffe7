import { Badge, Button, Center, Flex } from '@chakra-ui/react';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { Download, FileInput, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { to } from '../../platform/paths.ts';
import { useDebouncedValue } from '../../ui/forms/useDebouncedValue.ts';
import { useUrlParams } from '../../ui/components/useUrlParams.ts';
import { downloadCsv } from '../../ui/format/csv.ts';
import { type Column, DataTable } from '../../ui/components/DataTable.tsx';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { SegmentedChoice } from '../../ui/forms/SegmentedChoice.tsx';
import { StatusBadge } from '../../ui/components/StatusBadge.tsx';
import { Timestamp } from '../../ui/components/Timestamp.tsx';
import { type Translate, useTexts } from '../../ui/i18n/texts.ts';
import { localName } from '../../ui/i18n/spanish-names.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { useReadToEnd } from '../../ui/components/useReadToEnd.ts';
import { useViewer } from '../../platform/session/viewer.ts';
import { MoreButton } from '../../ui/components/MoreButton.tsx';
import { personStatus } from './status.ts';
import { usersTexts } from './texts.ts';
import { type PeopleQuery, type PersonFragment, usePeopleQuery } from './users.generated.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

type TranslateUsers = Translate<keyof typeof usersTexts.en>;

function columnsOf(t: TranslateUsers, ownId: string): readonly Column<PersonFragment>[] {
  return [
    {
      key: 'name',
      header: t('name'),
      primary: true,
      cell: ({ id, name }) => (
        <span>
          {name} {id === ownId ? <Badge size="sm">{t('you')}</Badge> : null}
        </span>
      ),
    },
    { key: 'username', header: t('username'), cell: ({ username }) => username },
    { key: 'role', header: t('role'), cell: ({ role }) => t(role) },
    {
      key: 'status',
      header: t('status'),
      cell: (person) => {
        const { tone, word } = personStatus(person);
        return <StatusBadge tone={tone}>{t(word)}</StatusBadge>;
      },
    },
    {
      key: 'station',
      header: t('station'),
      cell: ({ stationName }) => (stationName === null ? '–' : localName(stationName)),
    },
    {
      key: 'seen',
      header: t('seen'),
      cell: ({ lastSeenAt }) => (lastSeenAt ? <Timestamp at={lastSeenAt} /> : t('never')),
    },
    { key: 'sessions', header: t('sessions'), cell: ({ sessionCount }) => t('devices', { n: sessionCount ?? 0 }) },
  ];
}

function exportPeople(t: TranslateUsers, people: readonly PersonFragment[]) {
  downloadCsv(
    'people',
    [t('name'), t('username'), t('email'), t('role'), t('status'), t('station'), t('since'), t('seen')],
    people.map((person) => [
      person.name,
      person.username,
      person.email,
      t(person.role),
      t(personStatus(person).word),
      person.stationName,
      person.createdAt,
      person.lastSeenAt,
    ]),
  );
}

function NoPeople({ searching, onClear }: { readonly searching: boolean; readonly onClear: () => void }) {
  const t = useTexts(usersTexts);
  return (
    <EmptyState
      icon={UserRoundX}
      title={t(searching ? 'noneFound' : 'noFormer')}
      description={t(searching ? 'noneFoundText' : 'noFormerText')}
      action={
        <Button variant="outline" onClick={onClear}>
          {t(searching ? 'clearSearch' : 'showActive')}
        </Button>
      }
    />
  );
}

interface ToolbarProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly filter: 'active' | 'former';
  readonly onShow: (filter: string) => void;
  readonly counts: PeopleQuery['userCounts'];
}

function Toolbar({ typed, onType, filter, onShow, counts }: ToolbarProps) {
  const t = useTexts(usersTexts);
  return (
    <Flex className="no-print" px={{ base: '4', md: '5' }} pb="4" gap="3" wrap="wrap" align="center">
      <SearchField label={t('search')} typed={typed} onType={onType} flex="1 1 15rem" minW="0" />
      <SegmentedChoice
        label={t('show')}
        value={filter}
        onChange={onShow}
        choices={[
          { value: 'active', label: t('active', { n: counts.active }) },
          { value: 'former', label: t('former', { n: counts.former }) },
        ]}
      />
    </Flex>
  );
}

/** Active users, or former ones; a row opens the user. */
export function PeopleTable() {
  const t = useTexts(usersTexts);
  const { id: ownId } = useViewer();
  const person = useLayer('person');
  const { get, change } = useUrlParams();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  const filter = get('show') === 'former' ? 'former' : 'active';
  const { data, previousData, error, refetch, fetchMore } = usePeopleQuery({ variables: { filter, search } });
  const show = (value: string) => change({ show: value === 'former' ? value : null }, { replace: false });
  const { busy, withAll } = useReadToEnd(data?.users, async (after) => {
    const { data: page } = await fetchMore({ variables: { after } });
    return page?.users;
  });
  const shown = data ?? previousData;
  if (!shown) return <NotLoaded error={error} onRetry={() => refetch()} />;
  const { nodes, pageInfo } = shown.users;
  return (
    <Panel
      flush
      title={t('allTitle')}
      actions={
        <Flex gap="2" wrap="wrap" className="no-print">
          <Button asChild variant="ghost">
            <Link to={to.importOf('people')}>
              <FileInput aria-hidden="true" /> {t('import')}
            </Link>
          </Button>
          <Button variant="ghost" loading={busy} onClick={() => void withAll((people) => exportPeople(t, people))}>
            <Download aria-hidden="true" /> {t('export')}
          </Button>
        </Flex>
      }
    >
      <Toolbar typed={typed} onType={setTyped} filter={filter} onShow={show} counts={shown.userCounts} />
      <DataTable
        caption={t('allTitle')}
        columns={columnsOf(t, ownId)}
        rows={nodes}
        rowKey={({ id }) => id}
        linkOf={({ id }) => person.linkTo(id)}
        empty={<NoPeople searching={search !== ''} onClear={() => (search ? setTyped('') : show('active'))} />}
      />
      {pageInfo.hasNextPage ? (
        <Center p="4">
          <MoreButton load={() => fetchMore({ variables: { after: pageInfo.endCursor } })}>{t('more')}</MoreButton>
        </Center>
      ) : null}
    </Panel>
  );
}
