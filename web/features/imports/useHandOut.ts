import { useState } from 'react';
import { useAction } from '../../ui/forms/useAction.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { type NewPeopleQuery, useNewPersonLinkMutation, useNewPersonPinMutation } from './imports.generated.ts';
import { peopleTexts } from './people-texts.ts';

export type NewPerson = NonNullable<NewPeopleQuery['importRows']['nodes'][number]['person']>;

/** What an admin hands to a person, so that they can sign in. */
export interface HandedOut {
  readonly kind: 'link' | 'pin';
  readonly text: string;
}

/** Creates links and temporary PINs. Only the state of this screen holds them, and they are shown until it is left. */
export function useHandOut() {
  const t = useTexts(peopleTexts);
  const { run, pending } = useAction(t('failed'));
  // Not cached: each is shown once and stored nowhere.
  const [link] = useNewPersonLinkMutation({ fetchPolicy: 'no-cache' });
  const [pin] = useNewPersonPinMutation({ fetchPolicy: 'no-cache' });
  const [handedOut, setHandedOut] = useState<Readonly<Record<string, HandedOut>>>({});
  const keep = (id: string, given: HandedOut) => setHandedOut((before) => ({ ...before, [id]: given }));
  const makeLink = async ({ id }: NewPerson) => {
    const { data } = await link({ variables: { input: { id } } });
    if (data) keep(id, { kind: 'link', text: `${location.origin}${data.createResetLink.path}` });
  };
  return {
    handedOut,
    pending,
    /** One after the other; those made before one fails stay. */
    makeLinks: (people: readonly NewPerson[]) =>
      run(async () => {
        for (const person of people) await makeLink(person);
      }),
    makePin: ({ id }: NewPerson) =>
      run(async () => {
        const { data } = await pin({ variables: { input: { id } } });
        if (data) keep(id, { kind: 'pin', text: data.issueTemporaryPin.pin });
      }),
  };
}
