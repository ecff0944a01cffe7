import { Box, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '../../../ui/components/DataTable.tsx';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { Timestamp, useNow } from '../../../ui/components/Timestamp.tsx';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { usersTexts } from '../texts.ts';
import { tokenStatus } from './status.ts';
import { apiTexts } from './texts.ts';
import type { TokenRowFragment } from './tokens.generated.ts';
import { useMoment } from './useMoment.ts';
import { useScopeWords } from './useScopeWords.ts';

function TwoLines({ first, second }: { readonly first: ReactNode; readonly second?: ReactNode }) {
  return (
    <Box>
      <Box>{first}</Box>
      {second ? (
        <Text color="fg.muted" textStyle="sm" mt="0.5">
          {second}
        </Text>
      ) : null}
    </Box>
  );
}

function useColumns(): readonly Column<TokenRowFragment>[] {
  const t = useTexts(apiTexts);
  const users = useTexts(usersTexts);
  const wordsOf = useScopeWords();
  const momentOf = useMoment();
  const now = useNow();
  return [
    { key: 'name', header: t('name'), primary: true, cell: ({ name }) => name },
    {
      key: 'state',
      header: t('state'),
      cell: (token) => {
        const { tone, word } = tokenStatus(token, now);
        return <StatusBadge tone={tone}>{t(word)}</StatusBadge>;
      },
    },
    {
      key: 'owner',
      header: t('owner'),
      cell: ({ ownerName, ownerRole, service }) => (
        <TwoLines first={ownerName} second={t(service ? 'serviceOf' : 'personOf', { role: users(ownerRole) })} />
      ),
    },
    { key: 'scopes', header: t('scopes'), desktopOnly: true, cell: ({ scopes }) => wordsOf(scopes) },
    {
      key: 'used',
      header: t('used'),
      cell: ({ lastUsedAt, lastUsedAddress }) =>
        lastUsedAt ? (
          <TwoLines
            first={<Timestamp at={lastUsedAt} />}
            second={lastUsedAddress ? t('usedFrom', { address: lastUsedAddress }) : null}
          />
        ) : (
          t('never')
        ),
    },
    {
      key: 'expires',
      header: t('expires'),
      cell: ({ expiresAt }) => momentOf(expiresAt),
    },
    {
      key: 'from',
      header: t('from'),
      desktopOnly: true,
      cell: ({ addresses }) =>
        addresses.length > 0 ? addresses.map((address) => <Box key={address}>{address}</Box>) : t('anywhere'),
    },
  ];
}

/** With large text a wide screen has as little space as a tablet, so the same columns are hidden. */
const containerStyle = {
  containerType: 'inline-size',
  '@container (max-width: 56rem)': { '& [data-desktop]': { display: 'none' } },
};

interface TokenTableProps {
  readonly tokens: readonly TokenRowFragment[];
}

/** All tokens of the kitchen, active ones first; a row opens one. */
export function TokenTable({ tokens }: TokenTableProps) {
  const t = useTexts(apiTexts);
  const layer = useLayer('token');
  return (
    <Box css={containerStyle}>
      <DataTable
        caption={t('title')}
        columns={useColumns()}
        rows={tokens}
        rowKey={({ id }) => id}
        linkOf={({ id }) => layer.linkTo(id)}
        empty={null}
      />
    </Box>
  );
}
