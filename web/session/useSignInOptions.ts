import { useEffect, useState } from 'react';
import type { SignInJson } from '#schema/rest.ts';
import { fetchSignInOptions } from './requests.ts';

/** A server that does not say is asked all the same: it refuses what it does not offer. */
const everything: SignInJson = { registration: 'open' };

/** What this server offers on the sign-in page; null until it is known. */
export function useSignInOptions(): SignInJson | null {
  const [options, setOptions] = useState<SignInJson | null>(null);
  useEffect(() => {
    let current = true;
    void fetchSignInOptions()
      .catch(() => everything)
      .then((found) => (current ? setOptions(found) : undefined));
    return () => {
      current = false;
    };
  }, []);
  return options;
}
