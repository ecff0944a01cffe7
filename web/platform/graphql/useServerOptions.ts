import { useEffect, useState } from 'react';
import type { SignInJson } from '#schema/rest.ts';
import { registrationModes } from '#schema/vocabulary.ts';
import { endpoints } from '../paths.ts';
import { send } from './problem.ts';

/** A server that does not say is taken to let everyone register; it refuses what it does not offer. */
const unsaid: SignInJson = { registration: 'open', mail: false };

async function fetchOptions(): Promise<SignInJson> {
  const answer: unknown = await (await send(endpoints.signIn)).json();
  if (typeof answer !== 'object' || answer === null) return unsaid;
  const said = 'registration' in answer ? answer.registration : '';
  return {
    registration: registrationModes.find((mode) => mode === said) ?? unsaid.registration,
    mail: 'mail' in answer && answer.mail === true,
  };
}

/** What this server offers: who may register, and whether it sends mail. Null until it is known. */
export function useServerOptions(): SignInJson | null {
  const [options, setOptions] = useState<SignInJson | null>(null);
  useEffect(() => {
    let current = true;
    void fetchOptions()
      .catch(() => unsaid)
      .then((found) => (current ? setOptions(found) : undefined));
    return () => {
      current = false;
    };
  }, []);
  return options;
}
