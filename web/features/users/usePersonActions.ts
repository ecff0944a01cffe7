import type { Role } from '#schema/vocabulary.ts';
import { type RunOptions, useAction } from '../../ui/forms/useAction.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { invalidating } from '../../platform/live/invalidate.ts';
import { usersTexts } from './texts.ts';
import {
  type PersonFragment,
  useDeactivatePersonMutation,
  useReactivatePersonMutation,
  useRejectPersonMutation,
  useRemovePersonPinMutation,
  useSetPersonRoleMutation,
  useSignPersonOutMutation,
  useVerifyPersonMutation,
} from './users.generated.ts';

type Options = RunOptions<unknown>;
type Target = Pick<PersonFragment, 'id' | 'version'>;

/** All lists and counts of users; on other admins' screens the live message does the same. */
const refetchUsers = invalidating('users', 'userCounts');

/** The mutations of a user's role and access; a failure is shown in a toast. */
export function usePersonActions() {
  const t = useTexts(usersTexts);
  const { run } = useAction(t('failed'));
  const [verify, { loading: verifying }] = useVerifyPersonMutation(refetchUsers);
  const [reject, { loading: rejecting }] = useRejectPersonMutation(refetchUsers);
  const [reactivate, { loading: reactivating }] = useReactivatePersonMutation(refetchUsers);
  const [deactivate, { loading: deactivating }] = useDeactivatePersonMutation(refetchUsers);
  const [signOut, { loading: signingOut }] = useSignPersonOutMutation(refetchUsers);
  const [removePin] = useRemovePersonPinMutation(invalidating('user', 'users'));
  const [setRole, { loading: settingRole }] = useSetPersonRoleMutation(refetchUsers);
  const pick = ({ id, version }: Target) => ({ id, version });
  return {
    pending: { verifying, rejecting, reactivating, deactivating, signingOut, settingRole },
    verify: (person: Target, role: Role) => run(() => verify({ variables: { input: { ...pick(person), role } } })),
    reject: (person: Target, options?: Options) => run(() => reject({ variables: { input: pick(person) } }), options),
    /** Without a version, because it is also the undo of a change that was just made. */
    reactivate: ({ id }: { id: string }, options?: Options) =>
      run(() => reactivate({ variables: { input: { id } } }), options),
    deactivate: (person: Target, options?: Options) =>
      run(() => deactivate({ variables: { input: pick(person) } }), options),
    signOut: ({ id }: { id: string }, options?: Options) =>
      run(() => signOut({ variables: { input: { id } } }), options),
    removePin: ({ id }: { id: string }, options?: Options) =>
      run(() => removePin({ variables: { input: { id } } }), options),
    setRole: (person: Target, role: Role) => run(() => setRole({ variables: { input: { ...pick(person), role } } })),
  };
}
