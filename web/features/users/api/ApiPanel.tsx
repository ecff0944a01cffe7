import { Flex, Stack, Text } from '@chakra-ui/react';
import { Bot, Braces, FileCode, FileText, KeyRound, Plus } from 'lucide-react';
import { endpoints } from '../../../platform/paths.ts';
import { type Column, DataTable } from '../../../ui/components/DataTable.tsx';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { Panel } from '../../../ui/components/Panel.tsx';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { WrappingButton } from '../../../ui/components/WrappingButton.tsx';
import { usersTexts } from '../texts.ts';
import { AccountLayer } from './AccountLayer.tsx';
import { CreateTokenLayer } from './CreateTokenLayer.tsx';
import { apiTexts } from './texts.ts';
import { TokenLayer } from './TokenLayer.tsx';
import { type ApiAccessQuery, type ServiceAccountRowFragment, useApiAccessQuery } from './tokens.generated.ts';
import { TokenTable } from './TokenTable.tsx';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

/** The use of a token is not published live: it is polled while the list is open. */
const pollInterval = 30_000;
/** The URL parameter's value instead of an id. */
const NEW = 'new';

/** Below the title and its button, so that it has the full width of a phone. */
function About({ children }: { readonly children: string }) {
  return (
    <Text px={{ base: '4', md: '5' }} pb="3" color="fg.muted" textStyle="sm">
      {children}
    </Text>
  );
}

function TokensPanel({ tokens }: { readonly tokens: ApiAccessQuery['apiTokens'] }) {
  const t = useTexts(apiTexts);
  const { open } = useLayer('token');
  const create = (
    <WrappingButton flexShrink="0" onClick={() => open(NEW)}>
      <Plus aria-hidden="true" /> {t('create')}
    </WrappingButton>
  );
  if (tokens.length === 0) {
    return (
      <Panel>
        <EmptyState icon={KeyRound} title={t('none')} description={`${t('text')} ${t('noneText')}`} action={create} />
      </Panel>
    );
  }
  return (
    <Panel flush title={t('title')} actions={create}>
      <About>{t('text')}</About>
      <TokenTable tokens={tokens} />
    </Panel>
  );
}

function useAccountColumns(): readonly Column<ServiceAccountRowFragment>[] {
  const t = useTexts(apiTexts);
  const users = useTexts(usersTexts);
  return [
    { key: 'name', header: t('name'), primary: true, cell: ({ name }) => name },
    {
      key: 'state',
      header: t('state'),
      cell: ({ active }) => (
        <StatusBadge tone={active ? 'done' : 'paused'}>{active ? t('active') : t('inactive')}</StatusBadge>
      ),
    },
    { key: 'role', header: t('role'), cell: ({ role }) => users(role) },
    { key: 'tokens', header: t('tokens'), numeric: true, cell: ({ tokenCount }) => tokenCount },
  ];
}

function AccountsPanel({ accounts }: { readonly accounts: ApiAccessQuery['serviceAccounts'] }) {
  const t = useTexts(apiTexts);
  const columns = useAccountColumns();
  const { open, linkTo } = useLayer('service');
  const create = (label: string) => (
    <WrappingButton variant="outline" flexShrink="0" onClick={() => open(NEW)}>
      <Plus aria-hidden="true" /> {label}
    </WrappingButton>
  );
  if (accounts.length === 0) {
    return (
      <Panel>
        <EmptyState
          icon={Bot}
          title={t('noAccounts')}
          description={`${t('accountsText')} ${t('noAccountsText')}`}
          action={create(t('createAccount'))}
        />
      </Panel>
    );
  }
  return (
    <Panel flush title={t('accounts')} actions={create(t('newAccount'))}>
      <About>{t('accountsText')}</About>
      <DataTable
        caption={t('accounts')}
        columns={columns}
        rows={accounts}
        rowKey={({ id }) => id}
        linkOf={({ id }) => linkTo(id)}
        empty={null}
      />
    </Panel>
  );
}

function Layers({ organization, apiTokens, serviceAccounts }: ApiAccessQuery) {
  const token = useLayer('token');
  const account = useLayer('service');
  if (token.value === NEW) {
    return <CreateTokenLayer accounts={serviceAccounts} demo={organization.demo} onClose={token.close} />;
  }
  if (token.value !== null) {
    return <TokenLayer token={apiTokens.find(({ id }) => id === token.value)} onClose={token.close} />;
  }
  if (account.value === null) return null;
  const opened = account.value === NEW ? null : serviceAccounts.find(({ id }) => id === account.value);
  return <AccountLayer account={opened} onClose={account.close} />;
}

/** Links to the API's documentation. The server renders these pages, so the links leave the app. */
function Reading() {
  const t = useTexts(apiTexts);
  const pages = [
    { href: endpoints.graphql, icon: Braces, label: t('explorer') },
    { href: endpoints.apiDocs, icon: FileText, label: t('restCalls') },
    { href: endpoints.schemaFile, icon: FileCode, label: t('schemaFile') },
  ];
  return (
    <Panel title={t('reading')}>
      <Flex gap="3" wrap="wrap">
        {pages.map(({ href, icon: Icon, label }) => (
          <WrappingButton key={href} asChild variant="outline">
            <a href={href}>
              <Icon aria-hidden="true" /> {label}
            </a>
          </WrappingButton>
        ))}
      </Flex>
    </Panel>
  );
}

/** API tokens and service accounts. */
export function ApiPanel() {
  const { data, error, refetch } = useApiAccessQuery({ pollInterval });
  if (!data) return <NotLoaded error={error} onRetry={() => refetch()} />;
  return (
    <Stack gap="6">
      <TokensPanel tokens={data.apiTokens} />
      <AccountsPanel accounts={data.serviceAccounts} />
      <Reading />
      <Layers {...data} />
    </Stack>
  );
}
