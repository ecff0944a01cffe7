import { useEffect, useState } from 'react';
import type { SignInJson } from '#schema/rest.ts';
import { registrationModes } from '#schema/vocabulary.ts';
import { endpoints } from '../paths.ts';
import { send } from './problem.ts';

/** Assumed when the server does not report its options: the server still refuses what it does not offer. */
const defaultOptions: SignInJson = { registration: 'open', mail: false };

async function fetchOptions(): Promise<SignInJson> {
  const body: unknown = await (await send(endpoints.signIn)).json();
  if (typeof body !== 'object' || body === null) return defaultOptions;
  const mode = 'registration' in body ? body.registration : '';
  return {
    registration: registrationModes.find((known) => known === mode) ?? defaultOptions.registration,
    mail: 'mail' in body && body.mail === true,
  };
}

/** What this server offers: who may register, and whether it sends mail. Null while loading. */
export function useServerOptions(): SignInJson | null {
  const [options, setOptions] = useState<SignInJson | null>(null);
  useEffect(() => {
    let current = true;
    void fetchOptions()
      .catch(() => defaultOptions)
      .then((loaded) => (current ? setOptions(loaded) : undefined));
    return () => {
      current = false;
    };
  }, []);
  return options;
}
