import { useEffect } from 'react';
import { endpoints } from '../paths.ts';
import { PageSpinner } from '../ui/Waiting.tsx';

/** The API explorer is a page of the server's own: an admin is taken there. */
export function ToExplorer() {
  useEffect(() => window.location.replace(endpoints.graphql), []);
  return <PageSpinner />;
}
