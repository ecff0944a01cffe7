import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { History, KeyRound, LogOut, UserRoundCheck, UserRoundX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { to } from '../../platform/paths.ts';
import { ConfirmDialog } from '../../ui/forms/ConfirmDialog.tsx';
import { useLayer } from '../../ui/components/useLayer.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useViewer } from '../../platform/session/viewer.ts';
import { ResetRow } from './ResetRow.tsx';
import { RoleSelect } from './RoleSelect.tsx';
import { usersTexts } from './texts.ts';
import type { PersonFragment } from './users.generated.ts';
import { usePersonActions } from './usePersonActions.ts';

interface PersonProps {
  readonly person: PersonFragment;
}

function ActionRow({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Flex direction="column" gap="2" align="flex-start">
      <Text color="fg.muted" textStyle="sm">
        {text}
      </Text>
      {children}
    </Flex>
  );
}

function PinRow({ person }: PersonProps) {
  const t = useTexts(usersTexts);
  const pins = useLayer('pins');
  return (
    <ActionRow text={t('temporaryPinText', { name: person.name })}>
      <Button variant="outline" onClick={() => pins.open('new')}>
        <KeyRound aria-hidden="true" /> {t('temporaryPin')}
      </Button>
    </ActionRow>
  );
}

function RoleRow({ person }: PersonProps) {
  const t = useTexts(usersTexts);
  const viewer = useViewer();
  const [role, setRole] = useState(person.role);
  const [confirming, setConfirming] = useState(false);
  const actions = usePersonActions();
  const change = () => actions.setRole(person, role);
  const begin = () => (viewer.id === person.id ? setConfirming(true) : void change());
  return (
    <ActionRow text={t('roleText', { name: person.name })}>
      <Flex gap="3" w="full" align="center">
        <Box flex="1">
          <RoleSelect aria-label={t('roleOf', { name: person.name })} value={role} onChange={setRole} />
        </Box>
        <Button
          variant="outline"
          disabled={role === person.role}
          loading={actions.pending.settingRole}
          loadingText={t('changeRole')}
          onClick={begin}
        >
          {t('changeRole')}
        </Button>
      </Flex>
      {confirming ? (
        <ConfirmDialog
          title={t('ownRole')}
          confirmLabel={t('changeRole')}
          destructive
          onConfirm={change}
          onClose={() => setConfirming(false)}
        >
          {t('ownRoleText')}
        </ConfirmDialog>
      ) : null}
    </ActionRow>
  );
}

const endings = {
  removePin: { icon: KeyRound, title: 'removePinTitle', text: 'removePinText', done: 'pinRemoved' },
  signOut: { icon: LogOut, title: 'signOutTitle', text: 'signOutText', done: 'signedOut' },
  deactivate: { icon: UserRoundX, title: 'deactivateTitle', text: 'deactivateText', done: 'deactivated' },
} as const;

/** Ends sessions, access or a PIN, after a confirmation because unsaved work may be lost. */
function EndRow({ person, kind }: PersonProps & { readonly kind: keyof typeof endings }) {
  const t = useTexts(usersTexts);
  const [confirming, setConfirming] = useState(false);
  const actions = usePersonActions();
  const { name } = person;
  const { icon: Icon, ...words } = endings[kind];
  const undo = { label: t('undo'), onPress: () => void actions.reactivate(person) };
  const toast = { title: t(words.done, { name }), ...(kind === 'deactivate' ? { action: undo } : {}) };
  const end = () => actions[kind](person, { toast });
  return (
    <ActionRow text={t(words.text, { name })}>
      <Button
        variant="outline"
        {...(kind === 'deactivate' ? { colorPalette: 'red', color: 'fg.error' } : {})}
        onClick={() => setConfirming(true)}
      >
        <Icon aria-hidden="true" /> {t(kind)}
      </Button>
      {confirming ? (
        <ConfirmDialog
          title={t(words.title, { name })}
          confirmLabel={t(kind)}
          destructive
          onConfirm={end}
          onClose={() => setConfirming(false)}
        >
          {t(words.text, { name })}
        </ConfirmDialog>
      ) : null}
    </ActionRow>
  );
}

function ReactivateRow({ person }: PersonProps) {
  const t = useTexts(usersTexts);
  const { reactivate, pending } = usePersonActions();
  const { name } = person;
  const begin = () => reactivate(person, { toast: t('reactivated', { name }) });
  return (
    <ActionRow text={t('reactivateText', { name })}>
      <Button loading={pending.reactivating} loadingText={t('reactivate')} onClick={() => void begin()}>
        <UserRoundCheck aria-hidden="true" /> {t('reactivate')}
      </Button>
    </ActionRow>
  );
}

/** A user's role and access, with a link to their audit log. */
export function PersonAccess({ person }: PersonProps) {
  const t = useTexts(usersTexts);
  const viewer = useViewer();
  const active = person.status === 'active';
  return (
    <Stack gap="6">
      <Heading as="h3" fontSize="md">
        {t('access')}
      </Heading>
      {active && person.verified ? <RoleRow key={person.role} person={person} /> : null}
      {active && person.verified && person.role !== 'admin' ? <PinRow person={person} /> : null}
      {active && person.hasPin ? <EndRow person={person} kind="removePin" /> : null}
      {active && viewer.id !== person.id ? <ResetRow person={person} /> : null}
      {active ? <EndRow person={person} kind="signOut" /> : null}
      {active ? <EndRow person={person} kind="deactivate" /> : <ReactivateRow person={person} />}
      <Button asChild variant="ghost" alignSelf="flex-start">
        <Link to={to.auditOf(person.id)}>
          <History aria-hidden="true" /> {t('history', { name: person.name })}
        </Link>
      </Button>
    </Stack>
  );
}
