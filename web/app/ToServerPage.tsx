import { useEffect } from 'react';
import { PageSpinner } from '../ui/components/Waiting.tsx';

interface ToServerPageProps {
  readonly at: string;
}

/** The API explorer and the page of the REST calls are pages of the server's own: who may see them is taken there. */
export function ToServerPage({ at }: ToServerPageProps) {
  useEffect(() => window.location.replace(at), [at]);
  return <PageSpinner />;
}
