import type { Role } from '#schema/vocabulary.ts';
import { readableError } from '../../ui/i18n/readable-error.ts';
import { translate } from '../../ui/i18n/texts.ts';
import { showToast } from '../../ui/components/toasts/toast-store.ts';
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

type Target = Pick<PersonFragment, 'id' | 'version'>;

/** Does it, and tells a refusal in a toast. Whether it was done. */
export async function attempt(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    const title = translate(usersTexts, 'failed');
    showToast({ title, description: readableError(error).sentence ?? '', tone: 'destructive' });
    return false;
  }
}

/** Every list and its count; the live message does the same on other admins' screens. */
const lists = invalidating('users', 'userCounts');

/** What an admin does to a person's standing. Each answers whether it was done; a refusal is told in a toast. */
export function usePersonActions() {
  const [verify, { loading: verifying }] = useVerifyPersonMutation(lists);
  const [reject, { loading: rejecting }] = useRejectPersonMutation(lists);
  const [reactivate, { loading: reactivating }] = useReactivatePersonMutation(lists);
  const [deactivate, { loading: deactivating }] = useDeactivatePersonMutation(lists);
  const [signOut, { loading: signingOut }] = useSignPersonOutMutation(lists);
  const [removePin] = useRemovePersonPinMutation(invalidating('user', 'users'));
  const [setRole, { loading: settingRole }] = useSetPersonRoleMutation(lists);
  const pick = ({ id, version }: Target) => ({ id, version });
  return {
    pending: { verifying, rejecting, reactivating, deactivating, signingOut, settingRole },
    verify: (person: Target, role: Role) => attempt(() => verify({ variables: { input: { ...pick(person), role } } })),
    reject: (person: Target) => attempt(() => reject({ variables: { input: pick(person) } })),
    /** Without a version: it is also the undo of a change that was just made. */
    reactivate: ({ id }: { id: string }) => attempt(() => reactivate({ variables: { input: { id } } })),
    deactivate: (person: Target) => attempt(() => deactivate({ variables: { input: pick(person) } })),
    signOut: ({ id }: { id: string }) => attempt(() => signOut({ variables: { input: { id } } })),
    removePin: ({ id }: { id: string }) => attempt(() => removePin({ variables: { input: { id } } })),
    setRole: (person: Target, role: Role) =>
      attempt(() => setRole({ variables: { input: { ...pick(person), role } } })),
  };
}
