import { useEffect } from 'react';
import { PageSpinner } from '../ui/components/Loading.tsx';

interface ToServerPageProps {
  readonly at: string;
}

/** Redirects to a page that the server renders: the API explorer and the REST documentation. */
export function ToServerPage({ at }: ToServerPageProps) {
  useEffect(() => window.location.replace(at), [at]);
  return <PageSpinner />;
}
